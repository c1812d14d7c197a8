#include "Curses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "Session.h"

static int open_by_name(int fd, int flags) {
  char name[256];
  return ttyname_r(fd, name, sizeof name) == 0 ? open(name, flags) : -1;
}

int cn_tty_open(int output) {
  int flags = O_RDWR | O_NOCTTY | O_CLOEXEC;
  // By its own name first: kqueue does not take /dev/tty.
  int fd = open_by_name(output, flags);
  return fd >= 0 ? fd : open("/dev/tty", flags);
}

int cn_tty_open_output(int output) {
  int flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  int fd = open_by_name(output, flags);
#ifdef __linux__  // elsewhere poll does not take /dev/tty
  // The name may be another user's, or of another name space.
  if (fd < 0 && tcgetsid(output) == getsid(0)) return open("/dev/tty", flags);
#endif
  return fd;
}

void cn_tty_close(int fd) { close(fd); }

bool cn_tty_is(int fd) { return isatty(fd); }

bool cn_tty_size(int fd, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

bool cn_tty_write(int fd, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(fd, next, count);
    if (written > 0) {
      next += written;
      count -= (size_t)written;
    } else if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      struct pollfd ready = {.fd = fd, .events = POLLOUT};
      int found = poll(&ready, 1, 100);
      if (found > 0 && ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return false;
      // Asked on another thread perhaps, which wakes none here: hence the limit.
      if (found == 0 && cn_signals_asked_to_end()) return false;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

/// Answers 1 for some input, 0 for none, -1 where the terminal went away.
static int input_state(int fd) {
  struct pollfd ready = {.fd = fd, .events = POLLIN};
  int count;
  do count = poll(&ready, 1, 0);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return count;
  if (ready.revents & POLLIN) return 1;
  return -1;
}

ptrdiff_t cn_tty_read(int fd, void *buffer, size_t capacity) {
  for (;;) {
    int state = input_state(fd);
    if (state <= 0) return state;
    ssize_t count = read(fd, buffer, capacity);
    if (count > 0) return count;
    if (count == 0) return -1;
    if (errno == EAGAIN || errno == EWOULDBLOCK) return 0;
    if (errno != EINTR) return -1;
  }
}
