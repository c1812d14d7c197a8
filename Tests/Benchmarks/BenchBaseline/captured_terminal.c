#define _GNU_SOURCE
#include "captured_terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#include <curses.h>

static int captured = -1;

static FILE *memory_file(void) {
#ifdef __linux__
  int descriptor = memfd_create("frames", MFD_CLOEXEC);
  return descriptor < 0 ? NULL : fdopen(descriptor, "r+");
#else
  return tmpfile();
#endif
}

int captured_terminal_open(int width, int height) {
  FILE *out = memory_file();
  FILE *in = fopen("/dev/null", "r");
  if (out == NULL || in == NULL) return -1;
  captured = fileno(out);
  char number[16];
  snprintf(number, sizeof number, "%d", width);
  setenv("COLUMNS", number, 1);
  snprintf(number, sizeof number, "%d", height);
  setenv("LINES", number, 1);
  if (newterm("xterm-256color", out, in) == NULL) return -1;
  idlok(stdscr, TRUE);
  curs_set(0);
  return 0;
}

long captured_terminal_take_bytes(void) {
  long bytes = (long)lseek(captured, 0, SEEK_CUR);
  lseek(captured, 0, SEEK_SET);
  return bytes;
}

void captured_terminal_write(int terminal) {
  static char frame[1 << 20];
  static const char begin[] = "\x1b[?2026h", end[] = "\x1b[?2026l";
  size_t length = sizeof begin - 1;
  memcpy(frame, begin, length);
  long bytes = captured_terminal_take_bytes();
  ssize_t count = pread(captured, frame + length, sizeof frame - length - sizeof end, 0);
  length += (size_t)(count < bytes ? (count < 0 ? 0 : count) : bytes);
  memcpy(frame + length, end, sizeof end - 1);
  length += sizeof end - 1;
  for (size_t written = 0; written < length;) {
    ssize_t more = write(terminal, frame + written, length - written);
    if (more <= 0) return;
    written += (size_t)more;
  }
}
