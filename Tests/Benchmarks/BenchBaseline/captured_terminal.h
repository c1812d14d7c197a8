#ifndef CAPTURED_TERMINAL_H
#define CAPTURED_TERMINAL_H

/// Starts ncurses on a file in memory, so that no terminal is needed and each byte is counted.
/// Answers 0, or -1 where that cannot be done.
int captured_terminal_open(int width, int height);

/// The bytes that ncurses wrote since the last call.
long captured_terminal_take_bytes(void);

/// Writes what ncurses wrote since the last call to a terminal, which shows it at once.
void captured_terminal_write(int terminal);

#endif
