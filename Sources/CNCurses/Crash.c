#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "CNCurses.h"

// The faults first, which happen again when their instruction is run again; then all others that end
// a process which does not catch them.
static const int fatal[] = {
  SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS,
  SIGABRT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPIPE, SIGIO,
#ifdef SIGPWR
  SIGPWR,
#endif
#ifdef SIGSTKFLT
  SIGSTKFLT,
#endif
};
enum { faultCount = 6, namedCount = sizeof fatal / sizeof *fatal };
// Those without a name, which end a process, too.
#ifdef SIGRTMIN
enum { namelessCount = 64 };
static int nameless(int index) { return SIGRTMIN + index <= SIGRTMAX ? SIGRTMIN + index : 0; }
#else
enum { namelessCount = 0 };
static int nameless(int index) { return 0; }
#endif
enum { fatalCount = namedCount + namelessCount };
static struct sigaction before[fatalCount];

// The number of a signal; 0 for none.
static int signal_at(int index) { return index < namedCount ? fatal[index] : nameless(index - namedCount); }
static bool isInstalled;

// Goes with its thread. A thread-local array would do so too, but every thread of the process begins with one.
static pthread_key_t spaceKey;
static pthread_once_t spaceOnce = PTHREAD_ONCE_INIT;
enum { spaceSize = 64 * 1024 };

static void drop_space(void *space) {
  stack_t current, none = {.ss_flags = SS_DISABLE};
  if (sigaltstack(NULL, &current) == 0 && current.ss_sp == space) sigaltstack(&none, NULL);
  free(space);
}

static bool hasKey;

static void make_space_key(void) { hasKey = pthread_key_create(&spaceKey, drop_space) == 0; }

void cn_crash_prepare_thread(void) {
  static _Thread_local bool isReady;
  if (isReady) return;
  isReady = true;
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)
      && current.ss_size >= spaceSize)
    return;
  pthread_once(&spaceOnce, make_space_key);
  if (!hasKey) return;
  stack_t stack = {.ss_sp = malloc(spaceSize), .ss_size = spaceSize};
  if (stack.ss_sp && sigaltstack(&stack, NULL) == 0) pthread_setspecific(spaceKey, stack.ss_sp);
  else free(stack.ss_sp);
}

static void crashed(int number, siginfo_t *info, void *context) {
  (void)context;
  cn_session_leave();
  // What another process sent is the end. The handler of before could take it for a fault that
  // happens again, and return to a program without a screen.
  bool isFromOutside = info->si_code <= 0 && info->si_pid != getpid();
  struct sigaction standard = {.sa_handler = SIG_DFL};
  bool isFault = false;
  for (int i = 0; i < fatalCount; i++) {
    if (signal_at(i) != number) continue;
    sigaction(number, isFromOutside ? &standard : &before[i], NULL);
    isFault = i < faultCount && info->si_code > 0;
  }
  // What is no fault must be sent again. It waits until this handler returns.
  if (!isFault) raise(number);
}

// Whether the handler from before leaves a signal to us: one of a named signal is called after ours.
static bool is_free(int index) {
  return index < namedCount ? before[index].sa_handler != SIG_IGN : before[index].sa_handler == SIG_DFL;
}

void cn_crash_install(void) {
  if (isInstalled) return;
  isInstalled = true;
  struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatalCount; i++) {
    int number = signal_at(i);
    // What is ignored stays ignored, and what the program or a library of it takes care of ends nothing.
    if (number && sigaction(number, NULL, &before[i]) == 0 && is_free(i)) sigaction(number, &action, NULL);
  }
  cn_crash_prepare_thread();
}

void cn_crash_remove(void) {
  if (!isInstalled) return;
  isInstalled = false;
  for (int i = 0; i < fatalCount; i++) {
    if (signal_at(i) && is_free(i)) sigaction(signal_at(i), &before[i], NULL);
  }
}
