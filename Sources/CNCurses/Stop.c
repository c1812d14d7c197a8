#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include "CNCurses.h"
#include "Session.h"

/// Stops this process by a signal's default action; returns when it is continued.
static void stop_self(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, caught;
  sigset_t set, mask;
  sigemptyset(&standard.sa_mask);
  sigemptyset(&set);
  sigaddset(&set, number);
  sigaction(number, &standard, &caught);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &caught, NULL);
}

/// Stops the others of the job, so that the shell sees all of it stop.
static void stop_others(void) {
  struct sigaction ignored = {.sa_handler = SIG_IGN}, caught;
  sigemptyset(&ignored.sa_mask);
  sigaction(SIGTSTP, &ignored, &caught);
  kill(0, SIGTSTP);
  // Where a thread blocks it, as one does whose handler has not returned yet, it is kept and would stop us
  // once more. Ignoring it again drops it.
  sigaction(SIGTSTP, &ignored, NULL);
  sigaction(SIGTSTP, &caught, NULL);
}

void cn_signals_stop(int tty) {
  stop_others();
  stop_self(SIGTSTP);
  // Continued with `bg`: the terminal belongs to someone else. A process group without a parent
  // cannot be stopped, hence the limit.
  for (int tries = 0; tries < 8; tries++) {
    pid_t owner = tcgetpgrp(tty);
    if (owner < 0 || owner == getpgrp()) break;
    stop_self(SIGTTOU);
  }
  cn_signals_note(SIGCONT);
}
