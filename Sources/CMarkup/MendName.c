#include <libxml/tree.h>
#include <string.h>

#include "Mend.h"

static bool starts_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c < 0;
}

/// A name beyond ASCII is for libxml2 to judge; none is so long.
static bool is_name(const char *bytes, size_t count) {
  xmlChar name[256];
  if (count >= sizeof name) return false;
  memcpy(name, bytes, count);
  name[count] = 0;
  return xmlValidateName(name, 0) == 0;
}

size_t mu_name(const char *bytes, size_t count) {
  if (count == 0 || !starts_name(bytes[0])) return 0;
  size_t length = 0;
  bool is_plain = true;
  while (length < count) {
    const char c = bytes[length];
    if (!starts_name(c) && !(c >= '0' && c <= '9') && c != '-' && c != '.') break;
    if (c < 0) is_plain = false;
    length++;
  }
  return is_plain || is_name(bytes, length) ? length : 0;
}

void mu_count_name(MUMender *m, size_t at, size_t count) {
  unsigned hash = 2166136261;
  for (size_t index = 0; index < count; index++) hash = (hash ^ (unsigned char)m->in[at + index]) * 16777619;
  if (!hash) hash = 1;
  const unsigned places = sizeof m->names / sizeof *m->names;
  unsigned place = hash % places;
  while (m->names[place] && m->names[place] != hash) place = (place + 1) % places;
  if (m->names[place]) return;
  m->names[place] = hash;
  if (++m->name_count > MUMostNames) mu_finish(m, MUBroken);
}
