#include "Picture.h"
#if HAS_LIBRARIES

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

static int read_bytes(GifFileType *gif, GifByteType *to, int count) {
  Bytes *rest = gif->UserData;
  if (count < 0 || (size_t)count > rest->count) count = (int)rest->count;
  memcpy(to, rest->start, (size_t)count);
  *rest = (Bytes){rest->start + count, rest->count - (size_t)count};
  return count;
}

/// Takes what is said of the next frame; anything else is left out.
static bool read_extension(GifFileType *gif, GraphicsControlBlock *control) {
  int code;
  GifByteType *block;
  if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return false;
  if (block && code == GRAPHICS_EXT_FUNC_CODE) DGifExtensionToGCB(block[0], block + 1, control);
  while (block) {
    if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return false;
  }
  return true;
}

/// The part of the picture that a frame covers.
typedef struct {
  unsigned left, top, width, height;
} Part;

/// Reads the pixels of a frame into the picture.
static bool read_part(GifFileType *gif, uint8_t *pixels, unsigned width, unsigned height, int transparent, Part *part) {
  static const unsigned starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  GifImageDesc *image = &gif->Image;
  ColorMapObject *map = image->ColorMap ? image->ColorMap : gif->SColorMap;
  if (image->Width <= 0 || image->Height <= 0 || image->Left < 0 || image->Top < 0) return false;
  admit((uint64_t)image->Width, (uint64_t)image->Height);
  *part = (Part){(unsigned)image->Left, (unsigned)image->Top, (unsigned)image->Width, (unsigned)image->Height};
  GifPixelType *line = allocate(part->width, 1);
  bool isWhole = true;
  for (unsigned pass = image->Interlace ? 0 : 3; isWhole && pass < 4; pass++) {
    unsigned step = image->Interlace ? steps[pass] : 1;
    for (unsigned y = image->Interlace ? starts[pass] : 0; isWhole && y < part->height; y += step) {
      isWhole = DGifGetLine(gif, line, (int)part->width) != GIF_ERROR;
      for (unsigned x = 0; isWhole && x < part->width; x++) {
        unsigned column = part->left + x, row = part->top + y;
        if (line[x] == transparent || column >= width || row >= height || !map || line[x] >= map->ColorCount) continue;
        GifColorType color = map->Colors[line[x]];
        memcpy(pixels + ((size_t)row * width + column) * 4, (uint8_t[]){color.Red, color.Green, color.Blue, 255}, 4);
      }
    }
  }
  free(line);
  return isWhole;
}

static void clear(uint8_t *pixels, unsigned width, unsigned height, Part part) {
  if (part.left >= width) return;
  unsigned count = part.width < width - part.left ? part.width : width - part.left;
  for (unsigned y = part.top; y < part.top + part.height && y < height; y++) {
    memset(pixels + ((size_t)y * width + part.left) * 4, 0, (size_t)count * 4);
  }
}

void decode_gif(const Request *request, Bytes bytes) {
  GifFileType *gif = DGifOpen(&bytes, read_bytes, NULL);
  if (!gif) fail(bytes.count == 0 ? "the GIF is truncated" : "the GIF is damaged");
  admit((uint64_t)gif->SWidth, (uint64_t)gif->SHeight);
  unsigned width = (unsigned)gif->SWidth, height = (unsigned)gif->SHeight;
  set_size(width, height);
  uint8_t *pixels = allocate((size_t)width * height, 4), *before = NULL;
  GraphicsControlBlock control = {.TransparentColor = NO_TRANSPARENT_COLOR};
  GifRecordType type = UNDEFINED_RECORD_TYPE;
  unsigned frames = 0;
  bool isMoreWanted = true;
  while (isMoreWanted && DGifGetRecordType(gif, &type) != GIF_ERROR && type != TERMINATE_RECORD_TYPE) {
    if (type == EXTENSION_RECORD_TYPE && !read_extension(gif, &control)) break;
    if (type != IMAGE_DESC_RECORD_TYPE) continue;
    if (control.DisposalMode == DISPOSE_PREVIOUS) {
      if (!before) before = allocate((size_t)width * height, 4);
      memcpy(before, pixels, (size_t)width * height * 4);
    }
    Part part;
    if (DGifGetImageDesc(gif) == GIF_ERROR) break;
    if (!read_part(gif, pixels, width, height, control.TransparentColor, &part)) break;
    frames++;
    isMoreWanted = show(request, pixels, width, height, 10 * (unsigned)control.DelayTime);
    if (control.DisposalMode == DISPOSE_BACKGROUND) clear(pixels, width, height, part);
    if (control.DisposalMode == DISPOSE_PREVIOUS) memcpy(pixels, before, (size_t)width * height * 4);
    control = (GraphicsControlBlock){.TransparentColor = NO_TRANSPARENT_COLOR};
  }
  // An animation that breaks off is shown up to there.
  if (frames == 0) fail(bytes.count == 0 ? "the GIF is truncated" : "the GIF is damaged");
}

#endif
