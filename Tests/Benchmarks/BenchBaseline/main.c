// What a plain C ncurses program needs for the screens that Outpost draws: the measure to compare with.
//
//   BenchBaseline scroll|full WIDTH HEIGHT N   N frames, each one line further or drawn whole
//   BenchBaseline start WIDTH HEIGHT           one frame, then the end; on a terminal it is drawn there
//   BenchBaseline run                          the list on the terminal, until q
//
// Each measurement is one line: baseline MODE WIDTHxHEIGHT and pairs of name=value.

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <curses.h>

#include "captured_terminal.h"
#include "list_program.h"
#include "list_screen.h"
#include "measure.h"

enum { DEFAULT_FRAMES = 1000 };

static int wrong_usage(void) {
  fputs("usage: BenchBaseline scroll|full WIDTH HEIGHT N\n       BenchBaseline start WIDTH HEIGHT\n       BenchBaseline run\n",
        stderr);
  return 2;
}

static int no_terminal(void) {
  fputs("BenchBaseline: ncurses could not be started\n", stderr);
  return 1;
}

/// Draws many frames, each scrolled by a line or whole, and prints the median of time and bytes.
static int frames(const char *mode, int width, int height, long count) {
  int is_scroll = strcmp(mode, "scroll") == 0;
  struct list_screen list = {.count = 100000, .selected = -1};
  double *times = malloc((size_t)count * sizeof *times);
  double *bytes = malloc((size_t)count * sizeof *bytes);
  if (times == NULL || bytes == NULL || captured_terminal_open(width, height) != 0) {
    free(times);
    free(bytes);
    return no_terminal();
  }
  list_screen_draw(&list);
  captured_terminal_take_bytes();
  for (long frame = 0; frame < count; frame++) {
    double start = measure_now();
    if (is_scroll) {
      list.first_line += 1;
    } else {
      clearok(stdscr, TRUE);
    }
    list_screen_draw(&list);
    times[frame] = measure_now() - start;
    bytes[frame] = (double)captured_terminal_take_bytes();
  }
  endwin();
  printf("baseline %s %dx%d frames=%ld median_us=%.1f median_bytes=%.0f\n", mode, width, height, count,
         measure_median(times, count), measure_median(bytes, count));
  free(times);
  free(bytes);
  return 0;
}

/// One frame and the end, on the terminal if there is one.
static int start(int width, int height, double began) {
  struct list_screen list = {.count = 100, .selected = -1};
  if (isatty(STDOUT_FILENO)) {
    if (newterm(NULL, stdout, stdin) == NULL) return no_terminal();
    curs_set(0);
  } else if (captured_terminal_open(width, height) != 0) {
    return no_terminal();
  }
  list_screen_draw(&list);
  double took = measure_now() - began;
  endwin();
  printf("baseline start %dx%d us=%.1f\n", width, height, took);
  return 0;
}

int main(int argc, char **argv) {
  double began = measure_now();
  setlocale(LC_ALL, "C.UTF-8");
  if (argc == 2 && strcmp(argv[1], "run") == 0) return list_program_run();
  if (argc < 4) return wrong_usage();
  int width = atoi(argv[2]);
  int height = atoi(argv[3]);
  if (width < 20 || height < 5) return wrong_usage();
  if (strcmp(argv[1], "start") == 0) return start(width, height, began);
  if (strcmp(argv[1], "scroll") != 0 && strcmp(argv[1], "full") != 0) return wrong_usage();
  long count = argc > 4 ? atol(argv[4]) : DEFAULT_FRAMES;
  return count > 0 ? frames(argv[1], width, height, count) : wrong_usage();
}
