#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "PseudoTerminal.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <pty.h>
#else
#include <util.h>
#endif

bool pt_open(int rows, int columns, int *outside, int *inside) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (openpty(outside, inside, NULL, NULL, &size) != 0) return false;
  fcntl(*outside, F_SETFD, FD_CLOEXEC);
  fcntl(*inside, F_SETFD, FD_CLOEXEC);
  return true;
}

int pt_start(char *const arguments[], int *outside) {
  char *const none[] = {NULL};
  return pt_start_with(none, arguments, outside);
}

int pt_start_with(char *const variables[], char *const arguments[], int *outside) {
  return pt_start_sized(24, 80, variables, arguments, outside);
}

int pt_start_sized(int rows, int columns, char *const variables[], char *const arguments[], int *outside) {
  enum { most = 16 };
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  char *environment[most + 1] = {"TERM=xterm-256color", "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"};
  int count = 3;
  for (; *variables && count < most; variables++) environment[count++] = *variables;
  environment[count] = NULL;
  pid_t process = forkpty(outside, NULL, NULL, &size);
  if (process == 0) {
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  if (process > 0) fcntl(*outside, F_SETFD, FD_CLOEXEC);
  return process;
}

unsigned pt_modes(int fd) {
  struct termios modes;
  if (tcgetattr(fd, &modes) != 0) return 0;
  unsigned sum = (unsigned)modes.c_iflag;
  sum = sum * 31 + (unsigned)modes.c_oflag;
  sum = sum * 31 + (unsigned)modes.c_cflag;
  sum = sum * 31 + (unsigned)modes.c_lflag;
  sum = sum * 31 + modes.c_cc[VMIN];
  return sum * 31 + modes.c_cc[VTIME];
}

int pt_wait(int process) {
  enum { timeout = 120000, pause = 5 };
  int status;
  pid_t ended = 0;
  for (int waited = 0; ended == 0; waited += pause) {
    if (waited >= timeout) kill(process, SIGKILL);
    ended = waitpid(process, &status, waited < timeout ? WNOHANG : 0);
    if (ended == 0) poll(NULL, 0, pause);
  }
  if (ended != process) return 255;
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
