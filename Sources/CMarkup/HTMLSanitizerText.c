#include "Encoding.h"
#include "HTMLSanitizer.h"

static void putScalar(MUSanitizer *sanitizer, unsigned value) {
  if (value == '<') return mu_put(sanitizer, "&lt;", 4);
  if (value == '&') return mu_put(sanitizer, "&amp;", 5);
  char bytes[4];
  mu_put(sanitizer, bytes, mu_encode(value, bytes));
}

// ESC and its letter become the one character that means the same, which
// passes through libxml2, so that the whole sequence is found when the text is cleaned.
void mu_take_control(MUSanitizer *sanitizer, unsigned value) {
  if (value == '\f') *sanitizer->out++ = ' ';
  // BEL may end a sequence, and so does this.
  if (value == '\a') putScalar(sanitizer, 0x9C);
  if (value != 0x1B || sanitizer->at == sanitizer->limit || *sanitizer->at < 0x40 || *sanitizer->at > 0x5F) return;
  putScalar(sanitizer, (unsigned)*sanitizer->at++ + 0x40);
}

static unsigned digitValue(char c) {
  if (c >= '0' && c <= '9') return (unsigned)(c - '0');
  return mu_is_letter(c) ? (unsigned)((c | 32) - 'a' + 10) : 99;
}

// Whether an `&` begins a name with a semicolon behind it or, where one may, a number.
static bool isReference(const char *at, const char *limit, bool hasNumbers) {
  if (hasNumbers && limit - at > 2 && at[1] == '#') return digitValue(at[2]) < 10 || (at[2] | 32) == 'x';
  const char *start = at + 1;
  for (at = start; at < limit && at < start + 32 && mu_is_word(*at);) at++;
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

static void putAmpersand(MUSanitizer *sanitizer, const char *at, const char *limit, bool hasNumbers) {
  if (isReference(at, limit, hasNumbers) && (*sanitizer->left > 0 || isCommonName(at, limit))) {
    *sanitizer->left -= *sanitizer->left > 0;
    mu_put(sanitizer, "&", 1);
  } else {
    mu_put_sign(sanitizer, "&amp;", "＆");
  }
}

void mu_put_attribute(MUSanitizer *sanitizer, const char *at, const char *end) {
  for (; at < end; at++) {
    if (*at == '&') {
      putAmpersand(sanitizer, at, end, true);
    } else {
      *sanitizer->out++ = *at;
    }
  }
}

// A number means what it means in browsers: from 128 on Windows 1252. What is no reference is made text here, for each
// `&` that libxml2 calls a fault it writes down why.
void mu_take_reference(MUSanitizer *sanitizer) {
  const char *at = sanitizer->at + 2;
  if (at > sanitizer->limit || sanitizer->at[1] != '#') {
    putAmpersand(sanitizer, sanitizer->at, sanitizer->limit, false);
    sanitizer->at++;
    return;
  }
  unsigned value = 0, base = 10;
  if (at < sanitizer->limit && (*at | 32) == 'x') base = 16, at++;
  const char *digits = at;
  for (; at < sanitizer->limit; at++) {
    unsigned digit = digitValue(*at);
    if (digit >= base) break;
    if (value < 0x110000) value = value * base + digit;
  }
  if (at == digits) {
    mu_put_sign(sanitizer, "&amp;#", "＆#");
    sanitizer->at += 2;
    return;
  }
  bool isRight = value >= 0xA0 && value < 0x110000 && (value < 0xD800 || value > 0xDFFF);
  sanitizer->at = at < sanitizer->limit && *at == ';' ? at + 1 : at;
  if (isRight || (value >= 0x20 && value < 0x7F) || value == '\t' || value == '\n' || value == '\r') {
    putScalar(sanitizer, value);
  } else if (value >= 0x80 && value < 0xA0) {
    putScalar(sanitizer, mu_western((unsigned char)value));
  } else if (value == 0 || value >= 0xD800) {
    putScalar(sanitizer, 0xFFFD);
  } else {
    mu_take_control(sanitizer, value);
  }
}
