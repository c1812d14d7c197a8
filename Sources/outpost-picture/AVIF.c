#include "Picture.h"
#if HAS_LIBRARIES

#include <avif/avif.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(each) \
  each(Version) each(DecoderCreate) each(DecoderSetIOMemory) each(DecoderParse) each(DecoderNextImage) \
  each(RGBImageSetDefaults) each(ImageYUVToRGB)
#define POINTER(name) __typeof__(&avif##name) name;
static struct { FUNCTIONS(POINTER) } avif;

void load_avif(void) {
  static const char *const names[] = {"libavif.so.16", "libavif.so.15", "libavif.16.dylib"};
  char version[16];
  int count = snprintf(version, sizeof version, "%d.%d.", AVIF_VERSION_MAJOR, AVIF_VERSION_MINOR);
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    bool isWhole = library;
#define FIND(name) isWhole = isWhole && (avif.name = (__typeof__(avif.name))dlsym(library, "avif" #name));
    FUNCTIONS(FIND)
    // Its structures are those of the headers in this version only.
    if (isWhole && strncmp(avif.Version(), version, (size_t)count) == 0) return;
  }
  fail("AVIF is not drawn without libavif %d.%d", AVIF_VERSION_MAJOR, AVIF_VERSION_MINOR);
}

/// How a picture lies: turned to the left first, then mirrored.
static unsigned turn(const avifImage *image) {
  static const unsigned turns[] = {1, 8, 3, 6}, mirrored[2][4] = {{4, 5, 2, 7}, {2, 7, 4, 5}};
  unsigned angle = image->transformFlags & AVIF_TRANSFORM_IROT ? image->irot.angle & 3 : 0;
  if (!(image->transformFlags & AVIF_TRANSFORM_IMIR)) return turns[angle];
#if AVIF_VERSION >= 1000000
  return mirrored[image->imir.axis & 1][angle];
#else
  return mirrored[image->imir.mode & 1][angle];
#endif
}

static _Noreturn void fail_avif(avifResult result) {
  switch (result) {
    case AVIF_RESULT_TRUNCATED_DATA: fail("the AVIF is truncated");
    case AVIF_RESULT_OUT_OF_MEMORY: fail("it needs too much memory");
    case AVIF_RESULT_INVALID_FTYP:
    case AVIF_RESULT_NO_AV1_ITEMS_FOUND: fail("it is no PNG, JPEG, GIF, WebP or AVIF");
    default: fail("the AVIF is damaged");
  }
}

/// Of a picture that is too large libavif tells the size in words only.
static void admit_avif(const char *words) {
  const char *size = strstr(words, "too large [");
  unsigned width, height;
  if (!size || sscanf(size, "too large [%ux%u]", &width, &height) != 2) return;
  fail("%u × %u pixels are too many", width, height);
}

void decode_avif(const Request *request, Bytes bytes) {
  avifDecoder *decoder = avif.DecoderCreate();
  if (!decoder) fail("it needs too much memory");
  decoder->maxThreads = 1;
  decoder->strictFlags = AVIF_STRICT_DISABLED;
  decoder->imageSizeLimit = 40 * 1000 * 1000;
  avifResult result = avif.DecoderSetIOMemory(decoder, bytes.start, bytes.count);
  if (result == AVIF_RESULT_OK) result = avif.DecoderParse(decoder);
  if (result != AVIF_RESULT_OK) admit_avif(decoder->diag.error);
  if (result != AVIF_RESULT_OK) fail_avif(result);
  admit(decoder->image->width, decoder->image->height);
  for (unsigned frames = 0;; frames++) {
    result = avif.DecoderNextImage(decoder);
    if (result != AVIF_RESULT_OK && frames > 0) return;
    if (result != AVIF_RESULT_OK) fail_avif(result);
    avifRGBImage rgb;
    avif.RGBImageSetDefaults(&rgb, decoder->image);
    rgb.depth = 8;
    rgb.format = AVIF_RGB_FORMAT_RGBA;
    rgb.rowBytes = rgb.width * 4;
    uint8_t *pixels = rgb.pixels = allocate((size_t)rgb.width * rgb.height, 4);
    result = avif.ImageYUVToRGB(decoder->image, &rgb);
    if (result != AVIF_RESULT_OK) fail_avif(result);
    unsigned width = rgb.width, height = rgb.height;
    const uint8_t *turned = upright(pixels, &width, &height, turn(decoder->image));
    set_size(width, height);
    bool isMoreWanted = show(request, turned, width, height, (unsigned)(decoder->imageTiming.duration * 1000));
    if (turned != pixels) free((void *)turned);
    free(pixels);
    if (!isMoreWanted) return;
  }
}

#endif
