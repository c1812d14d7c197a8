#include "list_screen.h"

#include <stdio.h>

#include <curses.h>

enum { LINES_A_POST = 4, BAR_ROWS = 2 };

static const char *const words =
    "The path which data travels is a line and not a web: nothing on it knows anything to its right "
    "except the next step, and nothing looks back, so that every screen is one case of one enum. It is redrawn each frame, "
    "and what did not change is never sent, for the terminal at the other end may be far away.";

/// A row of one style from edge to edge.
static void draw_bar(int row, const char *left, const char *right, attr_t style) {
  attrset(style);
  mvhline(row, 0, ' ' | style, COLS);
  mvaddnstr(row, 1, left, COLS - 2);
  int width = 0;
  while (right[width] != '\0') width++;
  if (width + 2 < COLS) mvaddstr(row, COLS - width - 1, right);
  attrset(A_NORMAL);
}

/// One line of a post: its title, one of two lines of its body, or the blank row after it.
static void draw_line(int row, long line, int is_selected) {
  long post = line / LINES_A_POST;
  int part = (int)(line % LINES_A_POST);
  attr_t style = is_selected && part < LINES_A_POST - 1 ? A_REVERSE : A_NORMAL;
  int width = COLS - 4;
  char title[64];
  attrset(style);
  if (style != A_NORMAL) mvhline(row, 0, ' ' | style, COLS - 1);
  switch (part) {
  case 0:
    snprintf(title, sizeof title, "Post number %ld", post + 1);
    mvaddstr(row, 0, is_selected ? ">" : " ");
    attrset(style | A_BOLD);
    mvaddnstr(row, 2, title, width);
    break;
  case 1: mvaddnstr(row, 2, words + post % 7, width); break;
  case 2: mvaddnstr(row, 2, words + 20 + post % 11, width); break;
  default: break;
  }
  attrset(A_NORMAL);
}

/// The scroll bar at the right edge.
static void draw_scroll_bar(long first_line, long lines, int rows) {
  long last = lines > rows ? lines - rows : 1;
  int thumb = (int)(first_line * (rows - 1) / last);
  for (int row = 0; row < rows; row++) {
    mvaddch(row + 1, COLS - 1, row == thumb ? ' ' | A_REVERSE : ACS_VLINE);
  }
}

void list_screen_draw(const struct list_screen *list) {
  int rows = LINES - BAR_ROWS;
  long lines = list->count * LINES_A_POST;
  long selected = list->selected >= 0 ? list->selected : (list->first_line + LINES_A_POST - 1) / LINES_A_POST;
  char position[48];
  snprintf(position, sizeof position, "%ld/%ld", selected + 1, list->count);
  erase();
  draw_bar(0, "Outpost", position, A_REVERSE | A_BOLD);
  if (list->sign != NULL) mvaddstr(0, COLS / 2, list->sign);
  for (int row = 0; row < rows && list->first_line + row < lines; row++) {
    long line = list->first_line + row;
    draw_line(row + 1, line, line / LINES_A_POST == selected);
  }
  draw_scroll_bar(list->first_line, lines, rows);
  draw_bar(LINES - 1, "j/k Move  Enter Open  r Refresh  ? Keys  q Quit", "", A_DIM);
  refresh();
}
