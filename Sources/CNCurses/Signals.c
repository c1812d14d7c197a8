#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "CNCurses.h"
#include "Session.h"

static const int asked[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT};
enum { askedCount = sizeof asked / sizeof *asked };
static struct sigaction before[askedCount];
static int ends[2] = {-1, -1};
static bool isInstalled;
// Requests to end that nobody has read. A program that hangs does not hold the terminal forever.
static atomic_int unread;
enum { unreadLimit = 4 };
// Whether one has come at all.
static atomic_bool isAsked;

static bool asks_to_end(int number) {
  return number == SIGTERM || number == SIGHUP || number == SIGINT;
}

void cn_signals_note(int number) {
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;  // a full pipe wakes the program too
}

bool cn_signals_asked_to_end(void) { return atomic_load(&isAsked); }

static void arrived(int number) {
  int kept = errno;
  if (asks_to_end(number)) atomic_store(&isAsked, true);
  if (asks_to_end(number) && atomic_fetch_add(&unread, 1) >= unreadLimit) {
    cn_session_leave();
    signal(number, SIG_DFL);
    raise(number);
  }
  cn_signals_note(number);
  errno = kept;
}

static bool open_pipe(void) {
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

static void catch(int number, struct sigaction *old) {
  struct sigaction action = {.sa_handler = arrived, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

int cn_signals_install(void) {
  if (isInstalled) return ends[0];
  if (ends[0] < 0 && !open_pipe()) return -1;
  isInstalled = true;
  while (cn_signals_next()) continue;  // what was meant for the terminal before
  atomic_store(&unread, 0);
  atomic_store(&isAsked, false);
  for (int i = 0; i < askedCount; i++) {
    catch(asked[i], &before[i]);
    // What the parent wants ignored (nohup) stays ignored.
    if (asks_to_end(asked[i]) && before[i].sa_handler == SIG_IGN)
      sigaction(asked[i], &before[i], NULL);
  }
  return ends[0];
}

void cn_signals_remove(void) {
  // The pipe stays: whoever waits on it may not know yet that it is over.
  if (!isInstalled) return;
  isInstalled = false;
  for (int i = 0; i < askedCount; i++) sigaction(asked[i], &before[i], NULL);
}

int cn_signals_next(void) {
  unsigned char byte;
  ssize_t count;
  do count = read(ends[0], &byte, 1);
  while (count < 0 && errno == EINTR);
  if (count != 1) return 0;
  if (asks_to_end(byte)) atomic_store(&unread, 0);
  return byte;
}

void cn_signals_die(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigaction(number, &action, NULL);
  // Threads of a pool keep signals blocked.
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}
