#include <pthread.h>
#include <sys/random.h>
#include <unistd.h>

#include "Repair.h"

static bool is_letter(char c) { return mu_is_letter(c) || c == '_' || c == ':'; }

static bool is_digit(char c) { return (c >= '0' && c <= '9') || c == '-' || c == '.'; }

/// The characters beyond ASCII that a name may begin with, by the fifth edition of XML.
static const struct {
  unsigned first, last;
} starts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},    {0x370, 0x37D},   {0x37F, 0x1FFF},  {0x200C, 0x200D},
    {0x2070, 0x218F}, {0x2C00, 0x2FEF}, {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};

/// Whether a name may hold a character beyond ASCII, or begin with it.
static bool is_allowed(unsigned code, bool is_first) {
  for (size_t index = 0; index < sizeof starts / sizeof *starts; index++) {
    if (code >= starts[index].first && code <= starts[index].last) return true;
  }
  return !is_first && (code == 0xB7 || (code >= 0x300 && code <= 0x36F) || code == 0x203F || code == 0x2040);
}

/// The code of the character that begins here, and its length; the bytes are UTF-8, but may stop within it.
static unsigned decode(const char *bytes, size_t count, size_t *length) {
  const unsigned char lead = (unsigned char)*bytes;
  *length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (*length == 1 || *length > count) return 0;
  unsigned code = lead & (0xFFu >> (*length + 1));
  for (size_t index = 1; index < *length; index++) code = code << 6 | ((unsigned char)bytes[index] & 0x3F);
  return code;
}

// libxml2 would judge a name as a whole, and a run of letters that is none would be looked at once for each of them.
size_t mu_name(const char *bytes, size_t count) {
  size_t at = 0, length = 1;
  for (; at < count; at += length, length = 1) {
    const char c = bytes[at];
    if ((unsigned char)c >= 0x80 ? !is_allowed(decode(bytes + at, count - at, &length), at == 0)
              : !is_letter(c) && (at == 0 || !is_digit(c)))
      break;
  }
  return at;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
/// A number that is another one in each run of the program.
static uint64_t secret;

static void choose_secret(void) {
  if (getentropy(&secret, sizeof secret) != 0) secret = (uint64_t)(uintptr_t)&secret;
  secret = (secret >> 4) + 256;
}

/// A number that nobody outside can know, so that nobody can choose names that look the same by it: a polynomial of
/// the bytes, modulo a prime.
static uint64_t hash_of(const char *bytes, size_t count) {
  static const uint64_t prime = (UINT64_C(1) << 61) - 1;
  uint64_t hash = 1;
  pthread_once(&once, choose_secret);
  for (size_t index = 0; index < count; index++) {
    hash = (uint64_t)(((unsigned __int128)hash * secret + (unsigned char)bytes[index] + 1) % prime);
  }
  return hash ? hash : 1;
}

void mu_count_name(MURepair *m, size_t at, size_t count) {
  const uint64_t hash = hash_of(m->in + at, count);
  const unsigned slots = sizeof m->names / sizeof *m->names;
  size_t slot = hash % slots;
  while (m->names[slot] && m->names[slot] != hash) slot = (slot + 1) % slots;
  if (m->names[slot]) return;
  m->names[slot] = hash;
  if (++m->name_count > MUMostNames) mu_finish(m, MUBroken);
}
