#include "Curses.h"
#include "Session.h"

#include <fcntl.h>
#include <unistd.h>

static int original = -1;
static int diverted = -1;
static int terminal = -1;

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
    return;
  }
  terminal = cn_tty_open_output(original);
}

void cn_stderr_replay(int timeout) {
  if (original < 0) return;
  dup2(original, STDERR_FILENO);
  char buffer[1024];
  off_t offset = 0;
  for (;;) {
    ssize_t count = pread(diverted, buffer, sizeof buffer, offset);
    if (count <= 0) break;
    int fd = terminal >= 0 ? terminal : STDERR_FILENO;
    if (!cn_raw_write(fd, buffer, (size_t)count, timeout)) break;
    offset += count;
  }
  close(original);
  close(diverted);
  if (terminal >= 0) close(terminal);
  original = diverted = terminal = -1;
}
