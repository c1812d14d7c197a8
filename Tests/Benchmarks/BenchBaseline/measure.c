#include "measure.h"

#include <stdlib.h>
#include <time.h>

double measure_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left;
  double b = *(const double *)right;
  return (a > b) - (a < b);
}

double measure_median(double *numbers, long count) {
  qsort(numbers, (size_t)count, sizeof *numbers, ascending);
  return numbers[count / 2];
}
