// Draws a picture, which is untrusted, in a process that can do nothing else.
//
//     outpost-picture COLUMNS ROWS SYMBOLS COLORS BACKGROUND SCALING FRAMES [pixels] [avif]
//
// SYMBOLS is ascii, half, quadrants or sextants; COLORS none, 16, 256 or direct; BACKGROUND six hexadecimal digits;
// SCALING smooth or nearest. The picture is read from standard input; one of AVIF is drawn only if that is said,
// because its libraries take time to load. The answer is a line
//
//     cells WIDTH HEIGHT COLUMNS ROWS FRAMES
//
// with the size of the picture in pixels, and for each frame its milliseconds and its cells row by row: a Unicode
// scalar, the foreground and the background, where 0xFFFFFFFF is the terminal's own. Each number has four bytes, the
// lowest first. With 0 columns and rows there are no frames. With `pixels` the width and the height of the picture in
// the pixels of the cells follow, and red, green, blue and alpha of each; of what moves, these two are 0. Where there is
// no picture, the answer is
//
//     error CAUSE
//
// For tests `outpost-picture probe` tries what no decoder may do, and `outpost-picture spin` goes on for ever.
#include "Picture.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { mostBytes = 10 * 1024 * 1024, mostPixels = 40 * 1000 * 1000, mostCells = 100 * 1000, mostFrames = 256 };

_Noreturn void fail(const char *format, ...) {
  char line[256] = "error ";
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(line + 6, sizeof line - 7, format, arguments);
  va_end(arguments);
  strcat(line, "\n");
  _exit(write(STDOUT_FILENO, line, strlen(line)) < 0 ? 2 : 1);
}

void *allocate(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (!memory) fail("it needs too much memory");
  return memory;
}

void admit(uint64_t width, uint64_t height) {
  if (width == 0 || height == 0) fail("it has no pixels");
  if (width > mostPixels || height > mostPixels || width * height > mostPixels) {
    fail("%llu × %llu pixels are too many", (unsigned long long)width, (unsigned long long)height);
  }
}

#if HAS_LIBRARIES

/// The position of a word among others.
static unsigned parse_word(const char *word, const char *const *words, unsigned count) {
  for (unsigned index = 0; index < count; index++) {
    if (strcmp(word, words[index]) == 0) return index;
  }
  fail("%s is not understood", word);
}

static unsigned parse_number(const char *word, int base, unsigned most) {
  char *end;
  errno = 0;
  unsigned long number = strtoul(word, &end, base);
  bool isNumber = strspn(word, base == 16 ? "0123456789abcdef" : "0123456789") == strlen(word);
  if (errno || end == word || *end || !isNumber || number > most) fail("%s is not understood", word);
  return (unsigned)number;
}

static Request parse(char **words) {
  static const char *const symbols[] = {"ascii", "half", "quadrants", "sextants"};
  static const char *const colors[] = {"none", "16", "256", "direct"};
  static const char *const scalings[] = {"nearest", "smooth"};
  Request request = {
      .columns = parse_number(words[0], 10, mostCells), .rows = parse_number(words[1], 10, mostCells),
      .symbols = parse_word(words[2], symbols, 4),      .colors = parse_word(words[3], colors, 4),
      .background = parse_number(words[4], 16, 0xFFFFFF), .isSmooth = parse_word(words[5], scalings, 2),
      .frames = parse_number(words[6], 10, mostFrames)};
  bool isSize = request.columns == 0 && request.rows == 0;
  uint64_t cells = (uint64_t)request.columns * request.rows;
  if ((cells == 0 && !isSize) || cells > mostCells || request.frames == 0) fail("its size is not understood");
  return request;
}

static Bytes read_all(void) {
  uint8_t *bytes = allocate(mostBytes + 1, 1);
  size_t count = 0;
  while (count <= mostBytes) {
    ssize_t got = read(STDIN_FILENO, bytes + count, mostBytes + 1 - count);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail("it cannot be read");
    if (got == 0) return (Bytes){bytes, count};
    count += (size_t)got;
  }
  fail("it has more than 10 MB");
}

static bool begins(Bytes bytes, size_t at, const char *with, size_t count) {
  return bytes.count >= at + count && memcmp(bytes.start + at, with, count) == 0;
}

/// Whether a text begins, behind white space, with one of some words, whatever their case.
static bool is_markup(Bytes bytes, const char *const *words) {
  size_t at = begins(bytes, 0, "\xEF\xBB\xBF", 3) ? 3 : 0;
  while (at < bytes.count && strchr(" \t\r\n", bytes.start[at]) && bytes.start[at]) at++;
  for (; *words; words++) {
    size_t count = strlen(*words);
    if (bytes.count >= at + count && strncasecmp((const char *)bytes.start + at, *words, count) == 0) return true;
  }
  return false;
}

/// A picture is what its bytes are, whatever its name or its server says.
static void decode(const Request *request, Bytes bytes, bool hasAVIF) {
  static const char *const html[] = {"<!doctype html", "<html", "<head", "<body", NULL};
  static const char *const svg[] = {"<svg", "<?xml", "<!doctype svg", NULL};
  if (bytes.count == 0) fail("it is empty");
  if (begins(bytes, 0, "\x89PNG\r\n\x1A\n", 8)) return decode_png(request, bytes);
  if (begins(bytes, 0, "\xFF\xD8\xFF", 3)) return decode_jpeg(request, bytes);
  if (begins(bytes, 0, "GIF87a", 6) || begins(bytes, 0, "GIF89a", 6)) return decode_gif(request, bytes);
  if (begins(bytes, 0, "RIFF", 4) && begins(bytes, 8, "WEBP", 4)) return decode_webp(request, bytes);
  if (begins(bytes, 4, "ftyp", 4) && hasAVIF) return decode_avif(request, bytes);
  if (is_markup(bytes, html)) fail("it is a web page, not a picture");
  if (is_markup(bytes, svg)) fail("SVG is not drawn");
  fail("it is no PNG, JPEG, GIF, WebP or AVIF");
}

int main(int count, char **words) {
  if (count == 2 && strcmp(words[1], "probe") == 0) probe_sandbox();
  if (count == 2 && strcmp(words[1], "spin") == 0) probe_time();
  bool hasPixels = count > 8 && strcmp(words[8], "pixels") == 0;
  bool hasAVIF = count > 8 && strcmp(words[count - 1], "avif") == 0;
  if (count != 8 + hasPixels + hasAVIF) {
    fail("usage: outpost-picture COLUMNS ROWS SYMBOLS COLORS BACKGROUND SCALING FRAMES [pixels] [avif] <PICTURE");
  }
  Request request = parse(words + 1);
  request.hasPixels = hasPixels;
  if (hasAVIF) load_avif();
  close_sandbox();
  decode(&request, read_all(), hasAVIF);
  finish(&request);
  return 0;
}

#else

#pragma message("Pictures are not drawn without libchafa, libpng, libjpeg, giflib, libwebp and libavif.")

int main(void) { fail("outpost-picture was built without libchafa and the decoders of pictures"); }

#endif
