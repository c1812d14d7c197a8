#include "Curses.h"

#include <stdlib.h>
#include <unistd.h>

static attr_t attributes_of(uint32_t flags) {
  attr_t attributes = A_NORMAL;
  if (flags & CNBold) attributes |= A_BOLD;
  if (flags & CNDim) attributes |= A_DIM;
#ifdef A_ITALIC
  if (flags & CNItalic) attributes |= A_ITALIC;
#endif
  if (flags & CNUnderline) attributes |= A_UNDERLINE;
  if (flags & CNReverse) attributes |= A_REVERSE;
  if (flags & CNStrikethrough) attributes |= A_BLINK;
  return attributes;
}

static cchar_t curses_cell(const CNCell *cell) {
  wchar_t text[6] = {0};
  for (int i = 0; i < 5 && cell->scalars[i]; i++) text[i] = (wchar_t)cell->scalars[i];
  cchar_t result;
#ifdef NCURSES_EXT_COLORS
  int pair = cell->pair;
  setcchar(&result, text, attributes_of(cell->attributes), 0, &pair);
#else
  setcchar(&result, text, attributes_of(cell->attributes), (short)cell->pair, NULL);
#endif
  return result;
}

void cn_screen_put(CNScreen *screen, int row, int column, const CNCell *cells, int count) {
  cn_screen_select(screen);
  cchar_t run[count + 1];
  for (int i = 0; i < count; i++) run[i] = curses_cell(&cells[i]);
  mvadd_wchnstr(row, column, run, count);
}

void cn_screen_put_letters(CNScreen *screen, int row, int column, const uint8_t *letters, int count,
                           uint32_t attributes, int32_t pair) {
  cn_screen_select(screen);
  CNCell space = {.attributes = attributes, .pair = pair, .scalars = {' '}};
  cchar_t look = curses_cell(&space);
  cchar_t run[count + 1];
  for (int i = 0; i < count; i++) {
    run[i] = look;
    run[i].chars[0] = letters[i];
  }
  mvadd_wchnstr(row, column, run, count);
}

void cn_screen_set_cursor(CNScreen *screen, int row, int column) {
  cn_screen_select(screen);
  bool isShown = row >= 0 && row < getmaxy(stdscr) && column >= 0 && column < getmaxx(stdscr);
  leaveok(stdscr, !isShown);
  curs_set(isShown);
  if (isShown) wmove(stdscr, row, column);
}

void cn_screen_invalidate(CNScreen *screen) {
  cn_screen_select(screen);
  clearok(curscr, TRUE);
  // The text cursor too may be another than ncurses thinks.
  if (curs_set(0) > 0) curs_set(1);
}

void cn_screen_redraw_row(CNScreen *screen, int row) {
  cn_screen_select(screen);
  wredrawln(curscr, row, 1);
}

/// Reads back what ncurses wrote since; the next frame overwrites it.
static size_t take(CNScreen *screen) {
  int fd = fileno(screen->output);
  off_t length = lseek(fd, 0, SEEK_CUR);
  if (length <= 0) return 0;
  if ((size_t)length > screen->capacity) {
    uint8_t *larger = realloc(screen->bytes, (size_t)length * 2);
    if (!larger) return 0;
    screen->bytes = larger;
    screen->capacity = (size_t)length * 2;
  }
  ssize_t count = pread(fd, screen->bytes, (size_t)length, 0);
  lseek(fd, 0, SEEK_SET);
  return count > 0 ? (size_t)count : 0;
}

size_t cn_screen_update(CNScreen *screen, const uint8_t **bytes) {
  cn_screen_select(screen);
  wnoutrefresh(stdscr);
  doupdate();
  size_t count = take(screen);
  *bytes = screen->bytes;
  return count;
}
