// What the files over libxml2 share. Not for Swift.
#ifndef MU_MARKUP_H
#define MU_MARKUP_H

#include <stdint.h>

#include "CMarkup.h"

/// Bytes that grow.
typedef struct {
  char *bytes;
  size_t count;
  size_t capacity;
} MUBuffer;

void mu_append(MUBuffer *, const char *bytes, size_t count);
/// Writes the UTF-8 of a code point, and returns how many bytes that is.
size_t mu_encode(unsigned code, char bytes[4]);
/// Adds the UTF-8 of a code point.
void mu_append_code(MUBuffer *, unsigned code);

static inline bool mu_is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
/// Whether a character is a letter or a digit, both of ASCII.
static inline bool mu_is_word(char c) { return mu_is_letter(c) || (c >= '0' && c <= '9'); }

/// Whether two ASCII texts are equal but for the case of their letters; the second is in lower case.
bool mu_is(const char *bytes, size_t count, const char *lower);

#endif
