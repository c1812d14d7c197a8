#include "Picture.h"
#if HAS_LIBRARIES

#include <string.h>

/// What a terminal gets of one picture at most, four bytes each.
enum { mostPixels = 1000 * 1000 };

static uint8_t *kept;
static uint32_t keptWidth, keptHeight;

/// The mean of a block of pixels; what cannot be seen has no color.
static void mean(const uint8_t *pixels, unsigned stride, unsigned width, unsigned height, uint8_t *to) {
  uint64_t sums[4] = {0};
  for (unsigned y = 0; y < height; y++) {
    for (unsigned x = 0; x < width; x++) {
      const uint8_t *pixel = pixels + 4 * ((size_t)y * stride + x);
      for (int part = 0; part < 3; part++) sums[part] += (uint64_t)pixel[part] * pixel[3];
      sums[3] += pixel[3];
    }
  }
  for (int part = 0; part < 3; part++) to[part] = sums[3] ? (uint8_t)(sums[part] / sums[3]) : 0;
  to[3] = (uint8_t)(sums[3] / ((uint64_t)width * height));
}

void keep_pixels(const Request *request, const uint8_t *pixels, unsigned width, unsigned height) {
  double columns = (double)request->columns * cellWidth, rows = (double)request->rows * cellHeight;
  // The shape of the cells, but no more pixels than the picture has.
  double across = width / columns, down = height / rows, part = across > down ? across : down;
  if (part > 1) part = 1;
  while (columns * part * rows * part > mostPixels) part *= 0.9;
  keptWidth = columns * part < 1 ? 1 : (uint32_t)(columns * part);
  keptHeight = rows * part < 1 ? 1 : (uint32_t)(rows * part);
  kept = allocate((size_t)keptWidth * keptHeight, 4);
  for (uint32_t y = 0; y < keptHeight; y++) {
    unsigned top = (unsigned)((uint64_t)y * height / keptHeight);
    unsigned bottom = (unsigned)((uint64_t)(y + 1) * height / keptHeight);
    for (uint32_t x = 0; x < keptWidth; x++) {
      unsigned left = (unsigned)((uint64_t)x * width / keptWidth);
      unsigned right = (unsigned)((uint64_t)(x + 1) * width / keptWidth);
      bool isOne = !request->isSmooth;
      mean(pixels + 4 * ((size_t)top * width + left), width, isOne || right <= left ? 1 : right - left,
           isOne || bottom <= top ? 1 : bottom - top, kept + 4 * ((size_t)y * keptWidth + x));
    }
  }
}

static void write_number(uint32_t number) {
  uint8_t bytes[4];
  for (int byte = 0; byte < 4; byte++) bytes[byte] = (uint8_t)(number >> 8 * byte);
  write_all(bytes, sizeof bytes);
}

void write_pixels(bool isStill) {
  write_number(isStill ? keptWidth : 0);
  write_number(isStill ? keptHeight : 0);
  if (isStill) write_all(kept, (size_t)keptWidth * keptHeight * 4);
}

#endif
