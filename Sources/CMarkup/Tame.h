// What the walk over HTML before libxml2 shares among its files. Not for Swift.
#ifndef MU_TAME_H
#define MU_TAME_H

#include <string.h>

#include "Markup.h"

typedef struct {
  const char *at;
  const char *limit;
  char *out;
  char *start;
  size_t tags;
  // Whether a quotation mark of that kind still comes; looked for once, to stay linear.
  bool noSingle, noDouble, noEnd;
  bool isInCDATA;
  bool isCut;
} MUTamer;

static inline bool mu_is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }

static inline void mu_put(MUTamer *tamer, const char *bytes, size_t count) {
  memmove(tamer->out, bytes, count);
  tamer->out += count;
}

/// Takes a control character, `at` being behind it.
void mu_take_control(MUTamer *, unsigned value);

/// Writes an attribute: an `&` in it that begins no reference is text.
void mu_put_attribute(MUTamer *, const char *at, const char *end);

/// Takes a character by its number or name, or an `&` that begins none, `at` being on it.
void mu_take_reference(MUTamer *);

#endif
