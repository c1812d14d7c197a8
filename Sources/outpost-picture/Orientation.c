#include "Picture.h"

#include <string.h>

/// A number of two or four bytes in the order of a block of EXIF; 0 beyond its end.
static uint32_t number(Bytes bytes, size_t at, unsigned count, bool isLittle) {
  if (at > bytes.count || bytes.count - at < count) return 0;
  uint32_t number = 0;
  for (unsigned index = 0; index < count; index++) {
    number = number << 8 | bytes.start[at + (isLittle ? count - 1 - index : index)];
  }
  return number;
}

unsigned orientation(Bytes exif) {
  if (exif.count > 6 && memcmp(exif.start, "Exif\0", 6) == 0) exif = (Bytes){exif.start + 6, exif.count - 6};
  if (exif.count < 8) return 1;
  bool isLittle = exif.start[0] == 'I';
  size_t table = number(exif, 4, 4, isLittle);
  unsigned count = number(exif, table, 2, isLittle);
  for (unsigned index = 0; index < count; index++) {
    size_t entry = table + 2 + 12 * (size_t)index;
    if (number(exif, entry, 2, isLittle) != 0x112) continue;
    unsigned value = number(exif, entry + 8, 2, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const uint8_t *upright(const uint8_t *pixels, unsigned *width, unsigned *height, unsigned orientation) {
  if (orientation == 1) return pixels;
  unsigned w = *width, h = *height;
  bool isTurned = orientation > 4;
  if (isTurned) {
    *width = h;
    *height = w;
  }
  const uint32_t *from = (const uint32_t *)pixels;
  uint32_t *to = allocate((size_t)w * h, 4);
  for (unsigned y = 0; y < *height; y++) {
    for (unsigned x = 0; x < *width; x++) {
      unsigned column = isTurned ? y : x, row = isTurned ? x : y;
      if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8) column = w - 1 - column;
      if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7) row = h - 1 - row;
      to[(size_t)y * *width + x] = from[(size_t)row * w + column];
    }
  }
  return (const uint8_t *)to;
}
