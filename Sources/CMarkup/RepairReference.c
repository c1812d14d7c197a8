#include <string.h>

#include "Encoding.h"
#include "Library.h"
#include "Repair.h"

/// Whether XML lets a character stand in a document.
static bool is_allowed(unsigned code) {
  return code == 9 || code == 10 || code == 13 || (code >= 0x20 && code < 0xD800) ||
         (code >= 0xE000 && code < 0xFFFE) || (code > 0xFFFF && code < 0x110000);
}

/// What a number means; those from 128 to 159 mean windows-1252, as in every browser.
static void number(const char *digits, size_t count, MUBuffer *out) {
  const bool is_hex = *digits == 'x' || *digits == 'X';
  unsigned code = 0;
  for (size_t index = is_hex; index < count && code < 0x110000; index++) {
    const char c = digits[index];
    code = code * (is_hex ? 16 : 10) + (unsigned)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
  }
  if (code >= 0x80 && code < 0xA0) {
    mu_append_code(out, mu_western((unsigned char)code));
  } else if (!is_allowed(code)) {
    mu_append_code(out, 0xFFFD);
  }
}

static bool is_number(const char *digits, size_t count) {
  const bool is_hex = count > 1 && (*digits == 'x' || *digits == 'X');
  for (size_t index = is_hex; index < count; index++) {
    const char c = digits[index], lower = c | 32;
    if (!(c >= '0' && c <= '9') && !(is_hex && lower >= 'a' && lower <= 'f')) return false;
  }
  return count > 0 && digits[0] != 'X';
}

static void name(const char *bytes, size_t count, MUBuffer *out) {
  char name[16] = "";
  if (count < sizeof name) memcpy(name, bytes, count);
  static const char *const known[] = {"amp", "lt", "gt", "quot", "apos"};
  for (size_t index = 0; index < sizeof known / sizeof *known; index++) {
    if (!strcmp(name, known[index])) return;
  }
  const htmlEntityDesc *entity = mu_library()->htmlEntityLookup((const xmlChar *)name);
  if (entity) mu_append_code(out, entity->value); else mu_append(out, "&amp;", 5);
  if (!entity) mu_append(out, bytes, count + 1);
}

size_t mu_reference(const char *bytes, size_t count, MUBuffer *out) {
  const bool is_number_sign = count > 1 && bytes[1] == '#';
  const size_t start = is_number_sign ? 2 : 1;
  size_t end = start;
  while (end < count && end < start + 32 && mu_is_word(bytes[end])) end++;
  const bool is_closed = end < count && bytes[end] == ';' && end > start;
  if (is_closed && is_number_sign && is_number(bytes + start, end - start)) {
    number(bytes + start, end - start, out);
    return end + 1;
  }
  if (is_closed && !is_number_sign) {
    name(bytes + start, end - start, out);
    return end + 1;
  }
  mu_append(out, "&amp;", 5);
  return 1;
}
