#include <errno.h>
#include <iconv.h>
#include <string.h>

#include "Encoding.h"

/// Goes past a character that is none; false where there are so many that the encoding must be another.
static bool skip(const MUEncoding *encoding, char **in, size_t *left, MUBuffer *out, size_t *attempts) {
  if ((*attempts)-- == 0) return false;
  const size_t length = *left < encoding->unit ? *left : encoding->unit;
  mu_append_code(out, 0xFFFD);
  *in += length;
  *left -= length;
  return true;
}

bool mu_convert(const char *bytes, size_t count, const MUEncoding *encoding, MUBuffer *out) {
  const iconv_t converter = iconv_open("UTF-8", encoding->name);
  if (converter == (iconv_t)-1) return false;
  char *in = (char *)bytes;
  size_t left = count, attempts = 16 + count / 64;
  bool is_good = true;
  while (is_good && left > 0) {
    char chunk[16384];
    char *end = chunk;
    size_t room = sizeof chunk;
    const size_t result = iconv(converter, &in, &left, &end, &room);
    const int reason = errno;
    mu_append(out, chunk, (size_t)(end - chunk));
    if (result == (size_t)-1 && reason != E2BIG) is_good = skip(encoding, &in, &left, out, &attempts);
  }
  iconv_close(converter);
  return is_good;
}

unsigned mu_western(unsigned char byte) {
  static const unsigned short high[32] = {
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  };
  return byte >= 0x80 && byte < 0xA0 ? high[byte - 0x80] : byte;
}
