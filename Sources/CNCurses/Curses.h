// What the files over ncurses share. Not for Swift.
#ifndef CN_CURSES_H
#define CN_CURSES_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>

#include "CNCurses.h"

struct CNScreen {
  SCREEN *ncurses;
  FILE *output;
  FILE *input;
  uint8_t *bytes;
  size_t capacity;
};

/// Makes the globals of ncurses those of this screen.
void cn_screen_select(CNScreen *screen);

/// An unlinked file that only this process has; negative where there can be none.
int cn_memory_file(void);

#endif
