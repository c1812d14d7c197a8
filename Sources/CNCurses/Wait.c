// The main thread waits for the terminal, for an instant and for the main actor's jobs in one call of the system. Where
// the runtime's own loop waits, another thread does so for each of them, and wakes the main one: three wake-ups for each
// step of a spinner.

#define _GNU_SOURCE
#include "CNCurses.h"

#ifdef __linux__

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

enum { MOST_WAITERS = 16 };

struct waiter {
  void (*action)(void *);
  void *context;
  int file;
  /// Nanoseconds of the monotonic clock, -1 for none.
  int64_t deadline;
};

static struct waiter waiters[MOST_WAITERS];
static bool runs;

// What a program calls when its main function has become a task. The runtime asks this variable first.
typedef __attribute__((swiftcall)) void (*drain)(void);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(drain original, drain override)
    __attribute__((weak));

// By these, CoreFoundation's run loop drives the main queue of libdispatch.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Calls those whose file can be read, and those whose instant has come. An action may add and remove others.
static void call_due(const struct pollfd *files) {
  int64_t instant = now();
  for (int index = 0; index < MOST_WAITERS; index++) {
    struct waiter *waiter = &waiters[index];
    bool is_readable = files[index].revents != 0 && files[index].fd == waiter->file;
    bool is_due = waiter->deadline >= 0 && waiter->deadline <= instant;
    if (waiter->action == NULL || (!is_readable && !is_due)) continue;
    if (is_due) waiter->deadline = -1;
    waiter->action(waiter->context);
  }
}

/// The time until the next instant, NULL where there is none.
static const struct timespec *rest(struct timespec *time) {
  int64_t next = -1;
  for (int index = 0; index < MOST_WAITERS; index++) {
    int64_t deadline = waiters[index].action == NULL ? -1 : waiters[index].deadline;
    if (deadline >= 0 && (next < 0 || deadline < next)) next = deadline;
  }
  if (next < 0) return NULL;
  int64_t left = next - now();
  if (left < 0) left = 0;
  time->tv_sec = left / 1000000000;
  time->tv_nsec = left % 1000000000;
  return time;
}

static __attribute__((swiftcall)) void run(drain original, drain override) {
  int jobs = _dispatch_get_main_queue_handle_4CF();
  if (jobs < 0) original();
  // A program may be started by a thread that takes no signals; the runtime's own loop takes them all the same.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  runs = true;
  for (;;) {
    struct pollfd files[MOST_WAITERS + 1];
    struct timespec time;
    for (int index = 0; index < MOST_WAITERS; index++) {
      int file = waiters[index].action == NULL ? -1 : waiters[index].file;
      files[index] = (struct pollfd){.fd = file, .events = POLLIN};
    }
    files[MOST_WAITERS] = (struct pollfd){.fd = jobs, .events = POLLIN};
    if (ppoll(files, MOST_WAITERS + 1, rest(&time), NULL) < 0 && errno != EINTR) continue;
    call_due(files);
    uint64_t count;
    if (read(jobs, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
  }
}

/// Runs before the main function, which is where the runtime looks.
__attribute__((constructor)) static void install(void) {
  if (&swift_task_asyncMainDrainQueue_hook == NULL || swift_task_asyncMainDrainQueue_hook != NULL) return;
  if (_dispatch_get_main_queue_handle_4CF == NULL || _dispatch_main_queue_callback_4CF == NULL) return;
  swift_task_asyncMainDrainQueue_hook = run;
}

int cn_wait_add(int file, void (*action)(void *), void *context) {
  for (int index = 0; runs && index < MOST_WAITERS; index++) {
    if (waiters[index].action != NULL) continue;
    waiters[index] = (struct waiter){.action = action, .context = context, .file = file, .deadline = -1};
    return index;
  }
  return -1;
}

void cn_wait_schedule(int waiter, int64_t nanoseconds) {
  waiters[waiter].deadline = nanoseconds < 0 ? -1 : now() + nanoseconds;
}

void cn_wait_remove(int waiter) { waiters[waiter] = (struct waiter){.file = -1, .deadline = -1}; }

#else

int cn_wait_add(int file, void (*action)(void *), void *context) { return -1; }
void cn_wait_schedule(int waiter, int64_t nanoseconds) {}
void cn_wait_remove(int waiter) {}

#endif
