// What the walk over HTML before libxml2 shares among its files. Not for Swift.
#ifndef MU_SANITIZER_H
#define MU_SANITIZER_H

#include <string.h>

#include "Markup.h"

typedef struct {
  const char *at;
  const char *limit;
  char *out;
  char *start;
  size_t tags;
  size_t *left;
  // Whether a quotation mark of that kind still comes; looked for once, to stay linear.
  bool noSingle, noDouble, noEnd;
  bool isInCDATA;
  bool isCut;
} MUSanitizer;

static inline void mu_put(MUSanitizer *sanitizer, const char *bytes, size_t count) {
  memmove(sanitizer->out, bytes, count);
  sanitizer->out += count;
}

/// Writes `&` or `<` as a reference, which costs libxml2 nearly as much as a tag. Where there were too many, the wide
/// form of the character is written, once for all that follow one another.
static inline void mu_put_sign(MUSanitizer *sanitizer, const char *name, const char *wide) {
  size_t count = strlen(wide);
  bool isRepeated = (size_t)(sanitizer->out - sanitizer->start) >= count && !memcmp(sanitizer->out - count, wide, count);
  if (*sanitizer->left > 0) {
    --*sanitizer->left;
    mu_put(sanitizer, name, strlen(name));
  } else if (!isRepeated) {
    mu_put(sanitizer, wide, count);
  }
}

/// Takes a control character, `at` being behind it.
void mu_take_control(MUSanitizer *, unsigned value);

/// Writes an attribute: an `&` in it that begins no reference is text.
void mu_put_attribute(MUSanitizer *, const char *at, const char *end);

/// Takes a character by its number or name, or an `&` that begins none, `at` being on it.
void mu_take_reference(MUSanitizer *);

#endif
