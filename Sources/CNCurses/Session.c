#include "Session.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CNCurses.h"

// All that a signal handler needs, worked out while nothing was wrong.
static struct {
  int input, output;
  struct termios original, ours;
} session;
// Another is filled while one is in use: a handler may read it at any time.
static struct {
  char bytes[2048];
  size_t count;
} leaves[2];
static atomic_int leaveIndex;
static atomic_bool isUp;
/// Milliseconds that a terminal may take nothing before it is left as it is.
enum { leaveTimeout = 1000 };

bool cn_raw_write(int fd, const char *bytes, size_t count, int timeout) {
  enum { pause = 10 };
  int left = timeout;
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      left = timeout;
    } else if (written < 0 && errno == EAGAIN && left > 0) {
      // By time alone: a terminal may be ready, and yet have too little room for the end of a line.
      poll(NULL, 0, pause);
      left -= pause;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

static bool set_modes(const struct termios *modes, int when) {
  int result;
  do result = tcsetattr(session.input, when, modes);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

/// Keys as bytes, at once, none of them a signal; output as it is written.
static struct termios raw_modes(struct termios modes) {
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | ISIG | IEXTEN);
  modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK);
  modes.c_oflag &= ~(tcflag_t)OPOST;
  modes.c_cflag = (modes.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}

void cn_session_set_leave(const char *leave, size_t count) {
  int next = 1 - atomic_load(&leaveIndex);
  leaves[next].count = count < sizeof leaves[next].bytes ? count : sizeof leaves[next].bytes;
  memcpy(leaves[next].bytes, leave, leaves[next].count);
  atomic_store(&leaveIndex, next);
}

bool cn_session_enter(int input, int output, const char *leave, size_t count) {
  static bool isRegistered;
  if (!isRegistered) isRegistered = atexit(cn_session_leave) == 0;
  if (tcgetattr(input, &session.original) != 0) return false;
  session.input = input;
  session.output = output;
  cn_session_set_leave(leave, count);
  session.ours = raw_modes(session.original);
  cn_stderr_divert();
  atomic_store(&isUp, true);
  return set_modes(&session.ours, TCSADRAIN);
}

bool cn_session_assert(void) {
  return atomic_load(&isUp) && set_modes(&session.ours, TCSADRAIN);
}

void cn_session_leave(void) {
  if (!atomic_exchange(&isUp, false)) return;
  int kept = errno;
  // From the background, writing modes would stop the process; it is leaving anyway.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  // The modes first: they need no terminal that takes output.
  set_modes(&session.original, TCSANOW);
  int index = atomic_load(&leaveIndex);
  bool isTaking =
      cn_raw_write(session.output, leaves[index].bytes, leaves[index].count, leaveTimeout);
  cn_stderr_replay(isTaking ? leaveTimeout : 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = kept;
}
