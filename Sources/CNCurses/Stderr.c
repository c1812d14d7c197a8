#include "Curses.h"
#include "Session.h"

#include <fcntl.h>
#include <unistd.h>

static int original = -1;
static int diverted = -1;

void cn_stderr_divert(void) {
  if (original >= 0 || !isatty(STDERR_FILENO)) return;
  diverted = cn_memory_file();
  if (diverted < 0) return;
  fflush(stderr);
  original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (original < 0 || dup2(diverted, STDERR_FILENO) < 0) {
    if (original >= 0) close(original);
    close(diverted);
    original = diverted = -1;
  }
}

void cn_stderr_replay(void) {
  if (original < 0) return;
  dup2(original, STDERR_FILENO);
  char buffer[1024];
  off_t offset = 0;
  for (;;) {
    ssize_t count = pread(diverted, buffer, sizeof buffer, offset);
    if (count <= 0) break;
    cn_raw_write(STDERR_FILENO, buffer, (size_t)count);
    offset += count;
  }
  close(original);
  close(diverted);
  original = diverted = -1;
}
