#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CNCurses.h"

extern char **environ;

/// Makes a process group the one that the keys of a terminal are for. A group that is not may do so only where the
/// signal for that is blocked.
static void give(int tty, pid_t group) {
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, &mask);
  tcsetpgrp(tty, group);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

int cn_program_run(int tty, char *const *arguments, const char *input, int *status) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  if (input) {
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input, O_RDONLY, 0);
  } else {
    posix_spawn_file_actions_adddup2(&files, tty, STDIN_FILENO);
  }
  posix_spawn_file_actions_adddup2(&files, tty, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, tty, STDERR_FILENO);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process;
  int error = posix_spawnp(&process, arguments[0], &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (error) return error;
  give(tty, process);
  // One that asked for the terminal before it had it is stopped, and so is one whose user presses Ctrl-Z: there is no
  // shell here to go on with.
  pid_t ended;
  do {
    ended = waitpid(process, status, WUNTRACED);
    if (ended == process && WIFSTOPPED(*status)) kill(-process, SIGCONT);
  } while ((ended < 0 && errno == EINTR) || (ended == process && WIFSTOPPED(*status)));
  give(tty, getpgrp());
  return ended < 0 ? errno : 0;
}
