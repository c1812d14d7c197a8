#include <string.h>

#include "Repair.h"

typedef struct {
  size_t name, name_count, value, value_count;
} Attribute;

/// A tag while it is looked at.
typedef struct {
  Attribute attributes[MUMostAttributes];
  size_t count;
  unsigned spaces;
  size_t at;
  size_t skipped;  // The bytes of values that are left out.
  bool is_good;
  bool is_closed;  // As in `<br/>`.
} Tag;

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Takes the value after a `=`; one without quotes ends at a space or with the tag.
static void take_value(MURepair *m, Tag *tag, Attribute *attribute) {
  while (tag->at < m->count && is_space(m->in[tag->at])) tag->at++;
  const char quote = tag->at < m->count ? m->in[tag->at] : 0;
  const bool is_quoted = quote == '"' || quote == '\'';
  attribute->value = tag->at += is_quoted;
  for (; tag->at < m->count; tag->at++) {
    const char c = m->in[tag->at];
    if (is_quoted ? c == quote : is_space(c) || c == '>') break;
    if (c == '<') tag->is_good = false;
    if (c != '&') continue;
    MUBuffer other = {0};
    mu_reference(m->in + tag->at, m->count - tag->at, &other);
    if (other.count) tag->is_good = false;
    mu_free_text((MUText){.owned = other.bytes});
  }
  attribute->value_count = tag->at - attribute->value;
  // A picture in an address is common, large, and never shown.
  if (attribute->value_count > 1024 && !memcmp(m->in + attribute->value, "data:", 5)) {
    tag->skipped += attribute->value_count;
    tag->is_good = false;
    attribute->value_count = 0;
  }
  if (is_quoted) tag->at++; else tag->is_good = false;
}

static void take_attribute(MURepair *m, Tag *tag) {
  const size_t length = mu_name(m->in + tag->at, m->count - tag->at);
  if (length == 0 || tag->count == MUMostAttributes) {
    if (length) mu_finish(m, MUTagTooLarge);
    tag->is_good = false;
    do tag->at++; while (tag->at < m->count && (m->in[tag->at] & 0xC0) == 0x80);
    return;
  }
  if (!is_space(m->in[tag->at - 1])) tag->is_good = false;
  Attribute *attribute = &tag->attributes[tag->count++];
  *attribute = (Attribute){.name = tag->at, .name_count = length};
  if (length >= 5 && !memcmp(m->in + tag->at, "xmlns", 5)) tag->spaces++;
  mu_count_name(m, tag->at, length);
  tag->at += length;
  size_t next = tag->at;
  while (next < m->count && is_space(m->in[next])) next++;
  if (next < m->count && m->in[next] == '=') {
    tag->at = next + 1;
    take_value(m, tag, attribute);
  } else {
    tag->is_good = false;
  }
}

/// Goes through a tag up to its end, and says whether that is there.
static bool scan(MURepair *m, Tag *tag) {
  const size_t start = m->at;
  bool is_whole = false;
  while (tag->at < m->count && !m->has_ended) {
    const char c = m->in[tag->at];
    if (c == '>' || c == '<') {
      tag->is_closed = m->in[tag->at - 1] == '/';
      tag->at += c == '>';
      if (c == '<') tag->is_good = false;
      is_whole = true;
      break;
    }
    const bool is_end = c == '/' && tag->at + 1 < m->count && m->in[tag->at + 1] == '>';
    if (is_end || is_space(c)) tag->at++; else take_attribute(m, tag);
  }
  if (tag->at - start - tag->skipped > MUMostTagBytes) mu_finish(m, MUTagTooLarge);
  else if (!m->has_ended && !is_whole) mu_finish(m, MUBroken);
  return !m->has_ended;
}

static void write_value(const MURepair *m, const Attribute *attribute, MUBuffer *out) {
  const char *value = m->in + attribute->value;
  for (size_t at = 0; at < attribute->value_count;) {
    const size_t before = out->count;
    size_t length = 1;
    if (value[at] == '<') mu_append(out, "&lt;", 4);
    if (value[at] == '"') mu_append(out, "&quot;", 6);
    if (value[at] == '&') length = mu_reference(value + at, attribute->value_count - at, out);
    if (out->count == before) mu_append(out, value + at, length);
    at += length;
  }
}

/// Writes a tag as it should have been.
static void rewrite(MURepair *m, size_t name_count, const Tag *tag) {
  MUBuffer out = {0};
  mu_append(&out, m->in + m->at, name_count + 1);
  for (size_t index = 0; index < tag->count; index++) {
    const Attribute *attribute = &tag->attributes[index];
    mu_append(&out, " ", 1);
    mu_append(&out, m->in + attribute->name, attribute->name_count);
    mu_append(&out, "=\"", 2);
    write_value(m, attribute, &out);
    mu_append(&out, "\"", 1);
  }
  mu_append(&out, tag->is_closed ? "/>" : ">", tag->is_closed ? 2 : 1);
  mu_replace(m, tag->at - m->at, out.bytes, out.count);
  mu_free_text((MUText){.owned = out.bytes});
}

/// Whether an element of HTML is without content, so that in the wild nothing closes it.
static bool is_void(const char *name, size_t count) {
  return mu_is(name, count, "br") || mu_is(name, count, "hr") || mu_is(name, count, "img");
}

void mu_open_tag(MURepair *m, size_t name_count) {
  Tag tag;
  tag.count = 0;
  tag.spaces = 0;
  tag.skipped = 0;
  tag.at = m->at + 1 + name_count;
  tag.is_good = true;
  tag.is_closed = false;
  if (!scan(m, &tag)) return;
  const size_t name = m->at + 1;
  if (!tag.is_closed && is_void(m->in + name, name_count)) {
    tag.is_closed = true;
    tag.is_good = false;
  }
  if (m->spaces + tag.spaces > MUMostSpaces) return mu_finish(m, MUTagTooLarge);
  mu_count_name(m, name, name_count);
  if (++m->elements > MUMostElements) return mu_finish(m, MUBroken);
  if (m->depth == MUMostDepth) return mu_finish(m, MUTooDeep);
  if (tag.is_good) m->at = tag.at; else rewrite(m, name_count, &tag);
  if (tag.is_closed) return;
  m->open[m->depth++] = (MUOpen){.name = name, .count = name_count, .spaces = tag.spaces};
  m->spaces += tag.spaces;
}
