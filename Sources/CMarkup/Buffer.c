#include <stdlib.h>
#include <string.h>

#include "Markup.h"

void mu_append(MUBuffer *buffer, const char *bytes, size_t count) {
  if (count > buffer->capacity - buffer->count) {
    buffer->capacity = (buffer->count + count) * 3 / 2 + 64;
    buffer->bytes = realloc(buffer->bytes, buffer->capacity);
    if (!buffer->bytes) abort();
  }
  if (count > 0) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

size_t mu_encode(unsigned code, char bytes[4]) {
  const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  const unsigned char leads[4] = {0, 0xC0, 0xE0, 0xF0};
  for (int index = more; index > 0; index--, code >>= 6) bytes[index] = (char)(0x80 | (code & 0x3F));
  bytes[0] = (char)(leads[more] | code);
  return (size_t)more + 1;
}

void mu_append_code(MUBuffer *buffer, unsigned code) {
  char bytes[4];
  mu_append(buffer, bytes, mu_encode(code, bytes));
}

bool mu_is(const char *bytes, size_t count, const char *lower) {
  if (strlen(lower) != count) return false;
  for (size_t index = 0; index < count; index++) {
    const char byte = bytes[index];
    if ((byte >= 'A' && byte <= 'Z' ? byte + 32 : byte) != lower[index]) return false;
  }
  return true;
}
