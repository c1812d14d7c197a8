#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "Encoding.h"

/// A walk over bytes that are UTF-8 for the most part, or windows-1252.
typedef struct {
  const unsigned char *in;
  size_t count, at, kept;
  MUBuffer out;
  bool is_western;
} Walk;

static bool follows(const Walk *w, size_t at) { return at < w->count && (w->in[at] & 0xC0) == 0x80; }

/// The length that the bytes of a sequence have by their form, 0 where they have none.
static size_t length(const Walk *w) {
  const unsigned char lead = w->in[w->at];
  const size_t length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead < 0xE0 ? 0 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  for (size_t offset = 1; offset < length; offset++) {
    if (!follows(w, w->at + offset)) return 0;
  }
  return length;
}

/// Whether a sequence of good form is a character that XML knows: not too long, no surrogate, no noncharacter.
static bool is_character(const unsigned char *b) {
  switch (b[0]) {
    case 0xE0: return b[1] >= 0xA0;
    case 0xED: return b[1] < 0xA0;
    case 0xEF: return b[1] != 0xBF || b[2] < 0xBE;
    case 0xF0: return b[1] >= 0x90;
    case 0xF4: return b[1] < 0x90;
    default: return true;
  }
}

/// Writes something else for the next bytes; a code of 0 leaves them out.
static void replace(Walk *w, size_t length, unsigned code) {
  mu_append(&w->out, (const char *)w->in + w->kept, w->at - w->kept);
  if (code) mu_append_code(&w->out, code);
  w->at += length;
  w->kept = w->at;
}

/// A control character: an escape becomes its form in one character, which XML allows and our cleaner knows.
static void take_control(Walk *w) {
  const unsigned char byte = w->in[w->at], next = w->at + 1 < w->count ? w->in[w->at + 1] : 0;
  if (byte == '\t' || byte == '\n' || byte == '\r') {
    w->at++;
  } else if (byte == 0x1B && next >= 0x40 && next < 0x60) {
    replace(w, 2, next + 0x40u);
  } else {
    replace(w, 1, byte == 0x07 ? 0x9C : 0);
  }
}

/// Reads bytes as windows-1252 up to one that can be something else.
static void take_western(Walk *w) {
  replace(w, 0, 0);
  do {
    mu_append_code(&w->out, mu_western(w->in[w->at++]));
  } while (w->at < w->count && w->in[w->at] >= 0x80 && (w->is_western || !length(w)));
  w->kept = w->at;
}

static void take_high(Walk *w) {
  const size_t found = w->is_western ? 0 : length(w);
  if (!found) {
    take_western(w);
  } else if (is_character(w->in + w->at)) {
    w->at += found;
  } else {
    replace(w, found, 0xFFFD);
  }
}

/// Goes past printable ASCII, eight bytes at a time.
static void skip_plain(Walk *w) {
  const uint64_t ones = 0x0101010101010101, tops = ones * 0x80;
  for (; w->at + 8 <= w->count; w->at += 8) {
    uint64_t word;
    memcpy(&word, w->in + w->at, 8);
    if ((word | (word - ones * 0x20)) & tops) break;
  }
  while (w->at < w->count && w->in[w->at] >= 0x20 && w->in[w->at] < 0x80) w->at++;
}

/// The text of bytes that need no conversion.
static MUText cleaned(const char *bytes, size_t count, bool is_western) {
  Walk walk = {.in = (const unsigned char *)bytes, .count = count, .is_western = is_western};
  Walk *w = &walk;
  for (skip_plain(w); w->at < count; skip_plain(w)) {
    if (w->in[w->at] < 0x80) take_control(w); else take_high(w);
  }
  if (w->kept == 0) return (MUText){.bytes = bytes, .count = count};
  replace(w, 0, 0);
  return (MUText){.bytes = w->out.bytes, .count = w->out.count, .owned = w->out.bytes};
}

/// Whether there is UTF-8 beyond ASCII and nothing else: by chance that is no text in windows-1252.
static bool is_surely_utf8(const char *bytes, size_t count) {
  Walk walk = {.in = (const unsigned char *)bytes, .count = count};
  bool has_high = false;
  for (skip_plain(&walk); walk.at < count; skip_plain(&walk)) {
    if (walk.in[walk.at] < 0x80) {
      walk.at++;
      continue;
    }
    const size_t found = length(&walk);
    if (!found && count - walk.at < 4) break;  // It may be cut.
    if (!found || !is_character(walk.in + walk.at)) return false;
    has_high = true;
    walk.at += found;
  }
  return has_high;
}

MUText mu_read_text(const void *source, size_t count, const char *transport) {
  const MUEncoding encoding = mu_encoding(source, count, transport);
  const char *bytes = (const char *)source + encoding.mark;
  count -= encoding.mark;
  MUBuffer converted = {0};
  if (encoding.kind != MUOther) {
    return cleaned(bytes, count, encoding.kind == MUWestern && !is_surely_utf8(bytes, count));
  }
  if (!mu_convert(bytes, count, &encoding, &converted)) {
    free(converted.bytes);
    return cleaned(bytes, count, false);
  }
  MUText text = cleaned(converted.bytes, converted.count, false);
  if (text.owned) free(converted.bytes); else text.owned = converted.bytes;
  return text;
}

void mu_free_text(MUText text) { free(text.owned); }
