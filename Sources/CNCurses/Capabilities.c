#include "Curses.h"

#include <string.h>

static char *capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 || !value || !*value ? NULL : value;
}

void cn_screen_use_colors(CNScreen *screen) {
  cn_screen_select(screen);
  start_color();
  use_default_colors();
}

int cn_screen_colors(CNScreen *screen) {
  cn_screen_select(screen);
  return tigetnum("colors");
}

bool cn_screen_is_direct(CNScreen *screen) {
  cn_screen_select(screen);
  return cn_screen_colors(screen) > 256
      && (tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB"));
}

bool cn_screen_is_indexed(CNScreen *screen) {
  cn_screen_select(screen);
  const char *color = capability("setaf");
  return color && (strstr(color, "38;5;") || strstr(color, "38:5:"));
}

bool cn_screen_set_pair(CNScreen *screen, int pair, int foreground, int background) {
  cn_screen_select(screen);
#ifdef NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return pair <= 32767 && init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

const char *cn_screen_string(CNScreen *screen, const char *name) {
  cn_screen_select(screen);
  return capability(name);
}

typedef struct {
  char *bytes;
  size_t count, capacity;
} Text;

/// Adds a capability without its delays: `$<5>` and the like.
static void add(Text *text, const char *value) {
  if (!value) return;
  while (*value) {
    const char *end = value[0] == '$' && value[1] == '<' ? strchr(value, '>') : NULL;
    if (end) {
      value = end + 1;
    } else {
      if (text->count < text->capacity) text->bytes[text->count++] = *value;
      value++;
    }
  }
}

static bool speaks_ansi(void) {
  const char *place = capability("cup");
  return place && strncmp(place, "\033[", 2) == 0;
}

bool cn_screen_speaks_ansi(CNScreen *screen) {
  cn_screen_select(screen);
  return speaks_ansi();
}

size_t cn_screen_enter_string(CNScreen *screen, int rows, char *buffer, size_t capacity) {
  cn_screen_select(screen);
  Text text = {buffer, 0, capacity};
  add(&text, capability("smcup"));
  char *region = capability("csr");
  if (region) add(&text, tparm(region, 0, rows - 1, 0, 0, 0, 0, 0, 0, 0));
  static const char *const names[] = {"sgr0", "rmir", "smam", "smkx", "civis"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) add(&text, capability(names[i]));
  if (speaks_ansi()) add(&text, "\033[?2004h\033[?1004h");
  return text.count;
}

size_t cn_screen_leave_string(CNScreen *screen, char *buffer, size_t capacity) {
  cn_screen_select(screen);
  Text text = {buffer, 0, capacity};
  if (speaks_ansi())
    add(&text, "\033[?2026l\033[?1006l\033[?1002l\033[?1000l\033[?1004l\033[?2004l");
  add(&text, capability("sgr0"));
  add(&text, capability("op"));
  add(&text, capability("rmkx"));
  add(&text, capability("cnorm"));
  // Where there is no other screen to go back to, an empty one is the next best.
  add(&text, capability(capability("rmcup") ? "rmcup" : "clear"));
  return text.count;
}
