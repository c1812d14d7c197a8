#include "Tame.h"

static void putScalar(MUTamer *tamer, unsigned value) {
  char bytes[3] = {(char)(0xE0 | value >> 12), (char)(0x80 | (value >> 6 & 0x3F)), (char)(0x80 | (value & 0x3F))};
  if (value >= 0x800) {
    mu_put(tamer, bytes, 3);
  } else {
    bytes[1] = (char)(0xC0 | value >> 6);
    mu_put(tamer, bytes + 1, 2);
  }
}

// ESC and its letter become the one character that means the same, which
// passes through libxml2, so that the whole sequence is found when the text is cleaned.
void mu_take_control(MUTamer *tamer, unsigned value) {
  if (value == '\f') *tamer->out++ = ' ';
  // BEL may end a sequence, and so does this.
  if (value == '\a') putScalar(tamer, 0x9C);
  if (value != 0x1B || tamer->at == tamer->limit || *tamer->at < 0x40 || *tamer->at > 0x5F) return;
  putScalar(tamer, (unsigned)*tamer->at++ + 0x40);
}

static const unsigned short windows[32] = {
  0x20AC, 0xFFFD, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0xFFFD,
  0x17D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A,
  0x153, 0xFFFD, 0x17E, 0x178};

static unsigned digitValue(char c) {
  if (c >= '0' && c <= '9') return (unsigned)(c - '0');
  return mu_is_letter(c) ? (unsigned)((c | 32) - 'a' + 10) : 99;
}

// Changes what libxml2 has wrong. The numbers from 128 mean Windows 1252, as in browsers.
void mu_take_reference(MUTamer *tamer) {
  const char *at = tamer->at + 2;
  unsigned value = 0, base = 10;
  if (at < tamer->limit && (*at | 32) == 'x') base = 16, at++;
  const char *digits = at;
  for (; at < tamer->limit; at++) {
    unsigned digit = digitValue(*at);
    if (digit >= base) break;
    if (value < 0x110000) value = value * base + digit;
  }
  bool isRight = value >= 0xA0 && value < 0x110000 && (value < 0xD800 || value > 0xDFFF);
  if (at == digits || isRight || (value >= 0x20 && value < 0x7F) || value == '\t' || value == '\n' || value == '\r') {
    mu_put(tamer, "&#", 2);
    tamer->at += 2;
    return;
  }
  tamer->at = at < tamer->limit && *at == ';' ? at + 1 : at;
  if (value >= 0x80 && value < 0xA0) {
    putScalar(tamer, windows[value - 0x80]);
  } else if (value == 0 || value >= 0xD800) {
    putScalar(tamer, 0xFFFD);
  } else {
    mu_take_control(tamer, value);
  }
}
