#include "Picture.h"
#if HAS_LIBRARIES

#include <png.h>
#include <string.h>

static _Noreturn void fail_png(const png_image *image) {
  bool isEnd = strstr(image->message, "beyond end") || strstr(image->message, "not enough") ||
               strstr(image->message, "too short");
  fail(isEnd ? "the PNG is truncated" : "the PNG is damaged");
}

void decode_png(const Request *request, Bytes bytes) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes.start, bytes.count)) fail_png(&image);
  admit(image.width, image.height);
  set_size(image.width, image.height);
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = allocate((size_t)image.width * image.height, 4);
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) fail_png(&image);
  show(request, pixels, image.width, image.height, 0);
}

#endif
