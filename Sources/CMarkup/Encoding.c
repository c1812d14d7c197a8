#define _GNU_SOURCE  // For strcasestr.
#include "Encoding.h"

#include <string.h>

static MUEncoding other(const char *name, size_t mark, size_t unit) {
  MUEncoding encoding = {.kind = MUOther, .mark = mark, .unit = unit};
  strncpy(encoding.name, name, sizeof encoding.name - 1);
  return encoding;
}

/// Looks for a byte order mark, or else for the zeros beside the first character, which is ASCII.
static bool by_bytes(const unsigned char *b, size_t count, MUEncoding *found) {
  unsigned char first[4] = {1, 1, 1, 1};
  memcpy(first, b, count < 4 ? count : 4);
  if (count >= 3 && !memcmp(b, "\xEF\xBB\xBF", 3)) {
    *found = (MUEncoding){.kind = MUUTF8, .mark = 3};
  } else if (!memcmp(first, "\xFF\xFE\0\0", 4)) {
    *found = other("UTF-32LE", 4, 4);
  } else if (!memcmp(first, "\0\0\xFE\xFF", 4)) {
    *found = other("UTF-32BE", 4, 4);
  } else if (first[0] == 0xFF && first[1] == 0xFE) {
    *found = other("UTF-16LE", 2, 2);
  } else if (first[0] == 0xFE && first[1] == 0xFF) {
    *found = other("UTF-16BE", 2, 2);
  } else if (first[0] && !first[1] && !first[2] && !first[3]) {
    *found = other("UTF-32LE", 0, 4);
  } else if (!first[0] && !first[1] && !first[2] && first[3]) {
    *found = other("UTF-32BE", 0, 4);
  } else if (first[0] && !first[1] && first[2]) {
    *found = other("UTF-16LE", 0, 2);
  } else if (!first[0] && first[1] && !first[2]) {
    *found = other("UTF-16BE", 0, 2);
  } else {
    return false;
  }
  return true;
}

/// Whether markup in an encoding can be told from its ASCII, which is how its name was found.
static bool holds_ascii(const MUEncoding *encoding) {
  MUBuffer out = {0};
  const bool is_same = mu_convert("<?xml a=\"", 9, encoding, &out) && out.count == 9 &&
                       !memcmp(out.bytes, "<?xml a=\"", 9);
  mu_free_text((MUText){.owned = out.bytes});
  return is_same;
}

static bool by_name(const char *name, size_t count, MUEncoding *found) {
  char plain[48] = "", squeezed[48] = "";
  if (count == 0 || count >= sizeof plain) return false;
  for (size_t index = 0, length = 0; index < count; index++) {
    const char c = name[index], lower = c >= 'A' && c <= 'Z' ? c + 32 : c;
    if (!mu_is_word(c) && !strchr("-_.:", c)) return false;
    plain[index] = c;
    if (mu_is_word(c)) squeezed[length++] = lower;
  }
  char meaning[48];
  mu_encoding_meaning(plain, squeezed, meaning);
  *found = other(meaning, 0, 1);
  if (!strcmp(meaning, "UTF-8")) found->kind = MUUTF8;
  if (!strcmp(meaning, "CP1252")) found->kind = MUWestern;
  return found->kind != MUOther || (*meaning && holds_ascii(found));
}

/// The value of `key=` in the head of markup, with or without quotes.
static bool by_value(const char *head, const char *key, MUEncoding *found) {
  const char *start = strcasestr(head, key);
  if (!start) return false;
  start += strlen(key);
  start += strspn(start, " \t\r\n=\"'");
  return by_name(start, strcspn(start, " \t\r\n\"'?;/>"), found);
}

/// What an XML declaration says, or the `meta` of a page for people.
static bool by_declaration(const char *bytes, size_t count, MUEncoding *found) {
  char head[1025];
  const size_t length = count < sizeof head - 1 ? count : sizeof head - 1;
  for (size_t index = 0; index < length; index++) head[index] = bytes[index] ? bytes[index] : ' ';
  head[length] = 0;
  char *start = head + strspn(head, " \t\r\n");
  const bool is_xml = !strncmp(start, "<?xml", 5);
  char *end = is_xml ? strstr(start, "?>") : NULL;
  if (end) *end = 0;
  if (is_xml) return end && by_value(start, "encoding", found);
  start = *start == '<' ? strcasestr(start, "<meta") : NULL;
  return start && by_value(start, "charset", found);
}

MUEncoding mu_encoding(const char *bytes, size_t count, const char *transport) {
  MUEncoding found = {.kind = MUUTF8};
  if (by_bytes((const unsigned char *)bytes, count, &found)) return found;
  if (transport && by_name(transport, strlen(transport), &found)) return found;
  if (by_declaration(bytes, count, &found)) return found;
  return (MUEncoding){.kind = MUUTF8};
}
