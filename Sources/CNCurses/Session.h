// What entry and exit share. Not for Swift.
#ifndef CN_SESSION_H
#define CN_SESSION_H

#include <stdbool.h>
#include <stddef.h>

/// Writes all of it to a descriptor that does not block; safe in a signal handler. Abandons a terminal
/// that is gone, or takes nothing for so many milliseconds, and answers false.
bool cn_raw_write(int fd, const char *bytes, size_t count, int timeout);

/// Sends standard error to a file of ours while the screen is up, where it would show on a terminal.
void cn_stderr_divert(void);
/// Standard error is itself again, and says what it had to say. Safe in a signal handler.
void cn_stderr_replay(int timeout);

/// Puts a signal where `cn_signals_next` finds it.
void cn_signals_note(int number);

#endif
