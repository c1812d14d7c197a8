#include "Tame.h"

static void putScalar(MUTamer *tamer, unsigned value) {
  if (value == '<') return mu_put(tamer, "&lt;", 4);
  if (value == '&') return mu_put(tamer, "&amp;", 5);
  if (value < 0x80) {
    *tamer->out++ = (char)value;
    return;
  }
  char bytes[4];
  size_t count = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
  for (size_t index = count - 1; index > 0; index--, value >>= 6) bytes[index] = (char)(0x80 | (value & 0x3F));
  bytes[0] = (char)((0xF00 >> count) | value);
  mu_put(tamer, bytes, count);
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

// Whether an `&` begins a name with a semicolon behind it or, where one may, a number.
static bool isReference(const char *at, const char *limit, bool hasNumbers) {
  if (hasNumbers && limit - at > 2 && at[1] == '#') return digitValue(at[2]) < 10 || (at[2] | 32) == 'x';
  const char *start = at + 1;
  for (at = start; at < limit && at < start + 32 && (mu_is_letter(*at) || (*at >= '0' && *at <= '9'));) at++;
  return at > start && at < limit && *at == ';';
}

// Names that cost libxml2 little.
static bool isCommonName(const char *at, const char *limit) {
  static const char *const names[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    size_t count = strlen(names[index]);
    if ((size_t)(limit - at) >= count && !memcmp(at, names[index], count)) return true;
  }
  return false;
}

static void putAmpersand(MUTamer *tamer, const char *at, const char *limit, bool hasNumbers) {
  if (isReference(at, limit, hasNumbers) && (*tamer->left > 0 || isCommonName(at, limit))) {
    *tamer->left -= *tamer->left > 0;
    mu_put(tamer, "&", 1);
  } else {
    mu_put_sign(tamer, "&amp;", "＆");
  }
}

void mu_put_attribute(MUTamer *tamer, const char *at, const char *end) {
  for (; at < end; at++) {
    if (*at == '&') {
      putAmpersand(tamer, at, end, true);
    } else {
      *tamer->out++ = *at;
    }
  }
}

// A number means what it means in browsers: from 128 on Windows 1252. What is no reference is made text here, for each
// `&` that libxml2 calls a fault it writes down why.
void mu_take_reference(MUTamer *tamer) {
  const char *at = tamer->at + 2;
  if (at > tamer->limit || tamer->at[1] != '#') {
    putAmpersand(tamer, tamer->at, tamer->limit, false);
    tamer->at++;
    return;
  }
  unsigned value = 0, base = 10;
  if (at < tamer->limit && (*at | 32) == 'x') base = 16, at++;
  const char *digits = at;
  for (; at < tamer->limit; at++) {
    unsigned digit = digitValue(*at);
    if (digit >= base) break;
    if (value < 0x110000) value = value * base + digit;
  }
  if (at == digits) {
    mu_put_sign(tamer, "&amp;#", "＆#");
    tamer->at += 2;
    return;
  }
  bool isRight = value >= 0xA0 && value < 0x110000 && (value < 0xD800 || value > 0xDFFF);
  tamer->at = at < tamer->limit && *at == ';' ? at + 1 : at;
  if (isRight || (value >= 0x20 && value < 0x7F) || value == '\t' || value == '\n' || value == '\r') {
    putScalar(tamer, value);
  } else if (value >= 0x80 && value < 0xA0) {
    putScalar(tamer, windows[value - 0x80]);
  } else if (value == 0 || value >= 0xD800) {
    putScalar(tamer, 0xFFFD);
  } else {
    mu_take_control(tamer, value);
  }
}
