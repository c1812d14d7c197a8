#include "Curses.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

int cn_memory_file(void) {
#ifdef __linux__
  return memfd_create("outpost", MFD_CLOEXEC);
#else
  char name[] = "/tmp/outpost.XXXXXX";
  int fd = mkstemp(name);
  if (fd >= 0) unlink(name);
  return fd;
#endif
}

// ncurses installs handlers of these that would draw from within a signal.
static const int caught[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH, SIGTTOU};
enum { caughtCount = sizeof caught / sizeof *caught };

static void keep_actions(struct sigaction *kept) {
  for (int i = 0; i < caughtCount; i++) sigaction(caught[i], NULL, &kept[i]);
}

static void restore_actions(const struct sigaction *kept) {
  for (int i = 0; i < caughtCount; i++) sigaction(caught[i], &kept[i], NULL);
}

void cn_screen_select(CNScreen *screen) {
  static CNScreen *selected;
  if (selected == screen) return;
  selected = screen;
  if (screen) set_term(screen->ncurses);
}

static bool open_files(CNScreen *screen) {
  int fd = cn_memory_file();
  if (fd < 0) return false;
  screen->output = fdopen(fd, "w+");
  if (!screen->output) close(fd);
  screen->input = fopen("/dev/null", "re");
  return screen->output && screen->input;
}

static void set_options(void) {
  nonl();
  noecho();
  typeahead(-1);
  keypad(stdscr, FALSE);
  idlok(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, TRUE);
}

CNScreen *cn_screen_new(const char *term, int rows, int columns) {
  CNScreen *screen = calloc(1, sizeof *screen);
  if (!screen) return NULL;
  struct sigaction kept[caughtCount];
  keep_actions(kept);
  // Not by $LINES: the size is ours to say. Without the second some terminals have none to start with.
  use_env(FALSE);
  use_tioctl(TRUE);
  if (open_files(screen)) screen->ncurses = newterm(term, screen->output, screen->input);
  if (screen->ncurses) {
    cn_screen_select(NULL);
    cn_screen_select(screen);
    set_options();
    cn_screen_resize(screen, rows, columns);
    const uint8_t *bytes;
    curs_set(0);
    cn_screen_update(screen, &bytes);  // what we write on entering says the same
    // Before it was left once, ncurses writes each move of the cursor on its own: a frame would be a hundred writes.
    endwin();
    cn_screen_update(screen, &bytes);
    cn_screen_invalidate(screen);
  }
  restore_actions(kept);
  if (screen->ncurses) return screen;
  cn_screen_free(screen);
  return NULL;
}

void cn_screen_free(CNScreen *screen) {
  if (screen->ncurses) {
    struct sigaction kept[caughtCount];
    keep_actions(kept);
    cn_screen_select(screen);
    endwin();
    delscreen(screen->ncurses);
    cn_screen_select(NULL);
    restore_actions(kept);
  }
  if (screen->output) fclose(screen->output);
  if (screen->input) fclose(screen->input);
  free(screen->bytes);
  free(screen);
}

void cn_screen_resize(CNScreen *screen, int rows, int columns) {
  cn_screen_select(screen);
  resize_term(rows, columns);
}
