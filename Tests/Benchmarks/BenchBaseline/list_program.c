#include "list_program.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <curses.h>

#include "captured_terminal.h"
#include "list_screen.h"

enum { POSTS = 1000, STEP_MILLISECONDS = 100, LINES_A_POST = 4 };

static const char *const signs[] = {"⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"};

static struct list_screen list = {.count = POSTS};
static int is_turning;
static int step;

/// Draws a frame and writes it; the terminal shows it when it is whole.
static void draw(void) {
  list.sign = is_turning ? signs[step % 10] : NULL;
  list_screen_draw(&list);
  captured_terminal_write(STDOUT_FILENO);
}

static long within(long number, long least, long most) { return number < least ? least : number > most ? most : number; }

/// Selects another post, and scrolls no further than it takes to show it whole.
static void select_post(long post) {
  list.selected = within(post, 0, POSTS - 1);
  long first = list.selected * LINES_A_POST;
  list.first_line = within(list.first_line, first + LINES_A_POST - (LINES - 2), first);
}

/// Does what some keys ask for; 0 at the end.
static int handle(const char *keys, ssize_t count) {
  if (count > 2 && keys[0] == '\x1b') {
    select_post(list.selected + (LINES - 2) / LINES_A_POST);
    return 1;
  }
  for (ssize_t key = 0; key < count; key++) {
    if (keys[key] == 'q') return 0;
    if (keys[key] == 'j') select_post(list.selected + 1);
    if (keys[key] == 'k') select_post(list.selected - 1);
    if (keys[key] == 's') is_turning = !is_turning;
  }
  return 1;
}

int list_program_run(void) {
  struct winsize size;
  struct termios before, raw;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || tcgetattr(STDIN_FILENO, &before) != 0) return 1;
  if (captured_terminal_open(size.ws_col, size.ws_row) != 0) return 1;
  raw = before;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  draw();
  char keys[64];
  do {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, is_turning ? STEP_MILLISECONDS : -1) == 0) {
      step++;
    } else {
      ssize_t count = read(STDIN_FILENO, keys, sizeof keys);
      if (count <= 0 || !handle(keys, count)) break;
    }
    draw();
  } while (1);
  endwin();
  captured_terminal_write(STDOUT_FILENO);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
  return 0;
}
