#include "Picture.h"
#if HAS_LIBRARIES

#include <chafa.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/// Pixels of an animation that are decoded, and seconds of processor time; what comes later is left out.
enum { mostPixels = 160 * 1000 * 1000, mostSeconds = 2 };

static unsigned pictureWidth, pictureHeight, frameCount;
static uint64_t pixelCount;
static ChafaCanvas *canvas;
/// The cells of all frames.
static uint8_t *answer;
static size_t answerCount;

void set_size(unsigned width, unsigned height) {
  pictureWidth = width;
  pictureHeight = height;
}

static ChafaCanvas *make_canvas(const Request *request) {
  static const ChafaSymbolTags tags[] = {
      CHAFA_SYMBOL_TAG_ASCII, CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_VHALF,
      CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD,
      CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD |
          CHAFA_SYMBOL_TAG_SEXTANT};
  static const ChafaCanvasMode modes[] = {
      CHAFA_CANVAS_MODE_FGBG, CHAFA_CANVAS_MODE_INDEXED_16, CHAFA_CANVAS_MODE_INDEXED_240, CHAFA_CANVAS_MODE_TRUECOLOR};
  static const ChafaDitherMode dithers[] = {
      CHAFA_DITHER_MODE_ORDERED, CHAFA_DITHER_MODE_DIFFUSION, CHAFA_DITHER_MODE_ORDERED, CHAFA_DITHER_MODE_NONE};
  // Other threads could not be started.
  chafa_set_n_threads(1);
  ChafaSymbolMap *map = chafa_symbol_map_new();
  chafa_symbol_map_add_by_tags(map, tags[request->symbols]);
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, (gint)request->columns, (gint)request->rows);
  chafa_canvas_config_set_symbol_map(config, map);
  chafa_canvas_config_set_canvas_mode(config, modes[request->colors]);
  chafa_canvas_config_set_bg_color(config, request->background);
  chafa_canvas_config_set_fg_color(config, request->background ^ 0xFFFFFF);
  chafa_canvas_config_set_preprocessing_enabled(config, request->colors == ColorsNone);
  chafa_canvas_config_set_dither_mode(config, dithers[request->colors]);
  chafa_canvas_config_set_dither_grain_size(config, 4, 4);
  // Of the few colors of a palette the one that looks most alike, which red, green and blue do not tell: dark green is no
  // grey.
  bool isPalette = request->colors == Colors16 || request->colors == Colors256;
  if (isPalette) chafa_canvas_config_set_color_space(config, CHAFA_COLOR_SPACE_DIN99D);
  return chafa_canvas_new(config);
}

/// A pixel for each that cells are made of, the nearest one of the picture.
static uint8_t *nearest(const uint8_t *pixels, unsigned *width, unsigned *height, const Request *request) {
  unsigned columns = 8 * request->columns, rows = 8 * request->rows;
  uint32_t *to = allocate((size_t)columns * rows, 4);
  for (unsigned y = 0; y < rows; y++) {
    for (unsigned x = 0; x < columns; x++) {
      size_t from = (uint64_t)y * *height / rows * *width + (uint64_t)x * *width / columns;
      memcpy(to + (size_t)y * columns + x, pixels + 4 * from, 4);
    }
  }
  *width = columns;
  *height = rows;
  return (uint8_t *)to;
}

/// The scalar that covers the rest of a cell.
static uint32_t rest(uint32_t glyph) {
  static const uint32_t blocks[] = {' ',    0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,
                                    0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588};
  for (unsigned index = 0; index < 16; index++) {
    if (blocks[index] == glyph) return blocks[15 - index];
  }
  // Sextants are in the order of their parts, without those that are halves; the rest of one is as far from the end.
  return glyph >= 0x1FB00 && glyph <= 0x1FB3B ? 0x1FB00 + 0x1FB3B - glyph : ' ';
}

static void append(uint32_t number) {
  for (int byte = 0; byte < 4; byte++) answer[answerCount++] = (uint8_t)(number >> 8 * byte);
}

static void append_frame(const Request *request, unsigned milliseconds) {
  size_t size = 4 + 12 * (size_t)request->columns * request->rows;
  answer = realloc(answer, answerCount + size);
  if (!answer) fail("it needs too much memory");
  append(milliseconds);
  for (unsigned row = 0; row < request->rows; row++) {
    for (unsigned column = 0; column < request->columns; column++) {
      gint foreground = -1, background = -1;
      gunichar glyph = chafa_canvas_get_char_at(canvas, (gint)column, (gint)row);
      if (request->colors != ColorsNone) {
        chafa_canvas_get_raw_colors_at(canvas, (gint)column, (gint)row, &foreground, &background);
      }
      // No glyph of a terminal lets the background through where it is drawn.
      if (foreground == -1 && background == -1 && request->colors != ColorsNone) glyph = ' ';
      if (glyph == ' ') {
        foreground = -1;
      } else if (foreground == -1 && background != -1) {
        glyph = rest(glyph);
        foreground = background;
        background = -1;
      }
      append(glyph);
      append((uint32_t)foreground);
      append((uint32_t)background);
    }
  }
}

bool show(const Request *request, const uint8_t *pixels, unsigned width, unsigned height, unsigned milliseconds) {
  frameCount++;
  pixelCount += (uint64_t)width * height;
  if (request->columns > 0) {
    if (request->hasPixels && frameCount == 1) keep_pixels(request, pixels, width, height);
    if (!canvas) canvas = make_canvas(request);
    uint8_t *scaled = request->isSmooth ? NULL : nearest(pixels, &width, &height, request);
    chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, scaled ? scaled : pixels, (gint)width, (gint)height, (gint)width * 4);
    free(scaled);
    append_frame(request, milliseconds);
  }
  bool isInTime = clock() < mostSeconds * CLOCKS_PER_SEC;
  return frameCount < request->frames && pixelCount < mostPixels && isInTime;
}

void write_all(const void *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) _exit(2);
    bytes = (const uint8_t *)bytes + written;
    count -= (size_t)written;
  }
}

void finish(const Request *request) {
  char head[80];
  int count = snprintf(head, sizeof head, "cells %u %u %u %u %u\n", pictureWidth, pictureHeight, request->columns,
                       request->rows, frameCount);
  write_all(head, (size_t)count);
  write_all(answer, answerCount);
  if (request->hasPixels && request->columns > 0) write_pixels(frameCount == 1);
}

#endif
