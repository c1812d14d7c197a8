// What the files over libxml2 share. Not for Swift.
#ifndef MU_MARKUP_H
#define MU_MARKUP_H

#include <stdint.h>

#include "CMarkup.h"

/// Makes libxml2 ready, the first time that it is called; from any thread.
void mu_set_up(void);

/// A number that is another one in each run of the program.
uint64_t mu_secret(void);

/// How many bytes `mu_sanitize_html` may write.
size_t mu_html_capacity(const char *bytes, size_t count);

/// Copies HTML to `output`, which has that room, without what would be slow to read or cannot be seen:
/// scripts, styles, comments, control characters, long values. Returns how many bytes it then has.
/// `isCut` where it has so many tags that the rest was left out; `left` is reduced by each tag
/// and reference, and at 0 tags are left out.
size_t mu_sanitize_html(const char *bytes, size_t count, char *output, size_t *left, bool *isCut);

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
