#include "Picture.h"
#if HAS_LIBRARIES

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

static _Noreturn void fail_jpeg(j_common_ptr jpeg) {
  switch (jpeg->err->msg_code) {
    case JERR_OUT_OF_MEMORY: fail("it needs too much memory");
    case JERR_INPUT_EOF: fail("the JPEG is truncated");
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED: fail("JPEG of this kind is not drawn");
    default: fail("the JPEG is damaged");
  }
}

/// Damage that libjpeg would fill with grey ends the picture where that is a missing end.
static void warn_jpeg(j_common_ptr jpeg, int level) {
  if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF) fail("the JPEG is truncated");
}

/// A progressive JPEG may tell its pixels again and again, each time in a few bytes; an encoder does so ten times.
static void watch_jpeg(j_common_ptr jpeg) {
  enum { mostScans = 100 };
  if (((j_decompress_ptr)jpeg)->input_scan_number > mostScans) fail("the JPEG has more than %d scans", mostScans);
}

/// Makes red, green, blue and alpha of what is printed; programs of Adobe store it inverted.
static void convert_cmyk(uint8_t *pixels, size_t count, bool isInverted) {
  for (uint8_t *pixel = pixels; pixel < pixels + 4 * count; pixel += 4) {
    unsigned black = isInverted ? pixel[3] : 255 - pixel[3];
    for (int part = 0; part < 3; part++) {
      pixel[part] = (isInverted ? pixel[part] : 255 - pixel[part]) * black / 255;
    }
    pixel[3] = 255;
  }
}

/// The smallest eighth of a picture that has the pixels that cells are made of.
static unsigned scale(const Request *request, unsigned width, unsigned height, bool isTurned) {
  unsigned columns = isTurned ? request->rows : request->columns, rows = isTurned ? request->columns : request->rows;
  unsigned scale = 1;
  unsigned across = 64, down = 64;
  if (request->hasPixels) {
    across = 8 * (isTurned ? cellHeight : cellWidth);
    down = 8 * (isTurned ? cellWidth : cellHeight);
  }
  while (scale < 8 && ((uint64_t)width * scale < across * columns || (uint64_t)height * scale < down * rows)) scale++;
  return scale;
}

void decode_jpeg(const Request *request, Bytes bytes) {
  struct jpeg_error_mgr errors;
  struct jpeg_decompress_struct jpeg = {.err = jpeg_std_error(&errors)};
  errors.error_exit = fail_jpeg;
  errors.emit_message = warn_jpeg;
  struct jpeg_progress_mgr progress = {.progress_monitor = watch_jpeg};
  jpeg_create_decompress(&jpeg);
  jpeg.progress = &progress;
  jpeg_mem_src(&jpeg, bytes.start, bytes.count);
  jpeg_save_markers(&jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&jpeg, TRUE);
  admit(jpeg.image_width, jpeg.image_height);
  unsigned turn = 1;
  for (jpeg_saved_marker_ptr marker = jpeg.marker_list; marker && turn == 1; marker = marker->next) {
    turn = orientation((Bytes){marker->data, marker->data_length});
  }
  bool isPrinted = jpeg.num_components == 4;
  jpeg.out_color_space = isPrinted ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg.scale_denom = 8;
  jpeg.scale_num = scale(request, jpeg.image_width, jpeg.image_height, turn > 4);
  jpeg_start_decompress(&jpeg);
  unsigned width = jpeg.output_width, height = jpeg.output_height;
  uint8_t *pixels = allocate((size_t)width * height, 4);
  while (jpeg.output_scanline < height) {
    JSAMPROW row = pixels + (size_t)jpeg.output_scanline * width * 4;
    jpeg_read_scanlines(&jpeg, &row, 1);
  }
  if (isPrinted) convert_cmyk(pixels, (size_t)width * height, jpeg.saw_Adobe_marker);
  if (turn > 4) {
    set_size(jpeg.image_height, jpeg.image_width);
  } else {
    set_size(jpeg.image_width, jpeg.image_height);
  }
  const uint8_t *turned = upright(pixels, &width, &height, turn);
  show(request, turned, width, height, 0);
}

#endif
