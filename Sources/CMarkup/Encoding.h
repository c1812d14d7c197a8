// From bytes in any encoding to UTF-8 that no reader stumbles over. Not for Swift.
#ifndef MU_ENCODING_H
#define MU_ENCODING_H

#include "Markup.h"

/// How bytes are to be read.
typedef struct {
  enum { MUUTF8, MUWestern, MUOther } kind;
  char name[48];  // What iconv calls another one.
  size_t mark;    // The bytes of the byte order mark.
  size_t unit;    // The bytes of its smallest character.
} MUEncoding;

/// The encoding that bytes are in, by all that tells.
MUEncoding mu_encoding(const char *bytes, size_t count, const char *transport);

/// Converts with iconv; false where the bytes are not in that encoding.
bool mu_convert(const char *bytes, size_t count, const MUEncoding *, MUBuffer *);

/// The code point that a byte beyond ASCII stands for in windows-1252, U+FFFD where it stands for none.
unsigned mu_western(unsigned char byte);

/// What the name of an encoding means to iconv: writes it to `out`, which holds 48, and nothing where it is refused.
/// `squeezed` is the name in small letters and digits alone.
void mu_encoding_meaning(const char *name, const char *squeezed, char *out);

#endif
