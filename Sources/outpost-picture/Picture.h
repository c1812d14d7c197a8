#pragma once

// What draws pictures: libchafa, and a decoder for each format. All of them or none, so that two builds differ in
// one thing only.
#if __has_include(<chafa.h>) && __has_include(<png.h>) && __has_include(<jpeglib.h>) && \
    __has_include(<gif_lib.h>) && __has_include(<webp/demux.h>) && __has_include(<avif/avif.h>)
#define HAS_LIBRARIES 1
#else
#define HAS_LIBRARIES 0
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The glyphs that a picture is drawn with.
typedef enum { SymbolsASCII, SymbolsHalf, SymbolsQuadrants, SymbolsSextants } Symbols;

/// The colours that a terminal has.
typedef enum { ColorsNone, Colors16, Colors256, ColorsDirect } Colors;

/// What is asked for, from the command line.
typedef struct {
  /// Of cells; both are 0 where only the size of the picture is wanted.
  unsigned columns, rows;
  Symbols symbols;
  Colors colors;
  /// Red, green and blue, which what shows through the picture is drawn on.
  uint32_t background;
  bool isSmooth;
  unsigned frames;
  bool hasPixels;
} Request;

/// Pixels that a cell of a terminal is taken for.
enum { cellWidth = 10, cellHeight = 20 };

typedef struct {
  const uint8_t *start;
  size_t count;
} Bytes;

/// Writes why there is no picture, and ends the process.
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// Bounds memory, processor time and files; from here on the process can open nothing and start nothing.
void close_sandbox(void);

/// Tries what the sandbox refuses, says as a cause what it does not refuse, and ends the process.
_Noreturn void probe_sandbox(void);

/// Uses up the time that there is in the sandbox.
_Noreturn void probe_time(void);

/// Ends the process where a picture is empty or larger than 40 million pixels.
void admit(uint64_t width, uint64_t height);

/// Memory that is all 0; ends the process where there is none.
void *allocate(size_t count, size_t size);

/// Draws a frame of red, green, blue and alpha, a byte each.
///
/// - Returns: Whether more frames are wanted.
bool show(const Request *, const uint8_t *pixels, unsigned width, unsigned height, unsigned milliseconds);

/// Keeps a frame as pixels, as many as the cells of a terminal have.
void keep_pixels(const Request *, const uint8_t *pixels, unsigned width, unsigned height);

/// Writes the pixels that were kept, or that there are none.
void write_pixels(bool isStill);

void write_all(const void *bytes, size_t count);

/// The size of the whole picture, which may be decoded smaller.
void set_size(unsigned width, unsigned height);

/// Writes what was drawn.
void finish(const Request *);

/// How a picture lies, as EXIF counts it from 1 to 8; 1 where it is not said.
unsigned orientation(Bytes exif);

/// The pixels upright, in memory of their own where they were not.
const uint8_t *upright(const uint8_t *pixels, unsigned *width, unsigned *height, unsigned orientation);

void decode_png(const Request *, Bytes);
void decode_jpeg(const Request *, Bytes);
void decode_gif(const Request *, Bytes);
void decode_webp(const Request *, Bytes);
void decode_avif(const Request *, Bytes);

/// Loads the decoder of AVIF and the twenty libraries behind it, which takes longer than all else.
void load_avif(void);
