#include "Curses.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

static bool is_utf8(void) {
  const char *set = nl_langinfo(CODESET);
  return strcmp(set, "UTF-8") == 0 || strcmp(set, "utf8") == 0;
}

bool cn_locale_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) && is_utf8()) return true;
  setlocale(LC_CTYPE, "C");
  return false;
}

int cn_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
