/// The functions that Swift needs over ncursesw and the tty: no macro, variadic or global of ncurses
/// is named anywhere else. None of them is thread-safe but where it says so; call them on the main actor.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: The locale

/// Takes the character set from the environment, or C.UTF-8 where that is not UTF-8.
/// Returns whether the C library writes UTF-8 now.
bool cn_locale_use_utf8(void);

/// The columns that the C library, and so ncurses, gives a scalar; -1 where it does not know it.
int cn_columns(uint32_t scalar);

// MARK: The screen (ncurses on a file of ours)

typedef struct CNScreen CNScreen;

/// What ncurses holds in a cell: a character and up to four marks, attributes, and a colour pair.
typedef struct {
  uint32_t scalars[5];
  uint32_t attributes;
  int32_t pair;
} CNCell;

enum {
  CNBold = 1,
  CNDim = 2,
  CNItalic = 4,
  CNUnderline = 8,
  CNReverse = 16,
  /// Comes out as the blink of the terminal, which nothing else uses.
  CNStrikethrough = 32,
};

/// Makes ncurses draw for a kind of terminal, into memory. NULL where that kind is not known, or cannot
/// place its cursor. The signal handlers of ncurses are not kept.
CNScreen *cn_screen_new(const char *term, int rows, int columns);
void cn_screen_free(CNScreen *screen);

/// Lets ncurses use colours. Without this call it writes none.
void cn_screen_use_colors(CNScreen *screen);
/// The colours of the kind of terminal; 0 and less for none.
int cn_screen_colors(CNScreen *screen);
/// Whether a colour number of the kind of terminal is a red, green and blue value.
bool cn_screen_is_direct(CNScreen *screen);
/// Whether the kind of terminal takes entries of the palette as `38;5;n`.
bool cn_screen_is_indexed(CNScreen *screen);
/// Gives a colour pair its colours, -1 for the standard one; false where there is no such pair.
bool cn_screen_set_pair(CNScreen *screen, int pair, int foreground, int background);
/// A string capability by its terminfo name, NULL where there is none. Valid until the screen is freed.
const char *cn_screen_string(CNScreen *screen, const char *name);

void cn_screen_resize(CNScreen *screen, int rows, int columns);
/// Puts cells side by side, a wide one once; what does not fit is left out.
void cn_screen_put(CNScreen *screen, int row, int column, const CNCell *cells, int count);
/// Puts printable ASCII that looks alike.
void cn_screen_put_letters(CNScreen *screen, int row, int column, const uint8_t *letters, int count,
                           uint32_t attributes, int32_t pair);
/// Shows the text cursor at a point, or hides it where the row is negative.
void cn_screen_set_cursor(CNScreen *screen, int row, int column);
/// Draws every cell at the next update, whatever the terminal is thought to show.
void cn_screen_invalidate(CNScreen *screen);
/// Draws every cell of a row at the next update.
void cn_screen_redraw_row(CNScreen *screen, int row);
/// Works out what must be written, and returns how many bytes; they stay valid until the next call.
size_t cn_screen_update(CNScreen *screen, const uint8_t **bytes);

/// Whether sequences of ANSI mean to the terminal what they mean to most; a VT52 takes them for something else.
bool cn_screen_speaks_ansi(CNScreen *screen);
/// Writes what makes the terminal ready for the screen into a buffer; returns its length.
size_t cn_screen_enter_string(CNScreen *screen, int rows, char *buffer, size_t capacity);
/// Writes the bytes that restore the terminal into a buffer; returns their number.
size_t cn_screen_leave_string(CNScreen *screen, char *buffer, size_t capacity);

// MARK: The tty

bool cn_tty_is(int fd);
/// Opens the terminal that belongs to a descriptor, for reading keys; negative where there is none.
int cn_tty_open(int output);
/// Opens the terminal of a descriptor once more, for writing without blocking: flags of the descriptor
/// itself would be those of the shell as well. Negative where that cannot be.
int cn_tty_open_output(int output);
void cn_tty_close(int fd);
/// The size of the terminal, false where it does not say.
bool cn_tty_size(int fd, int *rows, int *columns);
/// Writes all of it, however many pieces the terminal takes it in. False when the terminal is gone, and when
/// it takes no more while a signal asks to end.
bool cn_tty_write(int fd, const void *bytes, size_t count);
/// Reads what is there; answers 0 for nothing now, -1 at the end of input.
ptrdiff_t cn_tty_read(int fd, void *buffer, size_t capacity);

// MARK: Entry and exit

/// Takes the terminal: remembers its modes, sets ours, diverts standard error where that is a terminal,
/// and restores all of it should the process exit or crash. False where the terminal is gone.
bool cn_session_enter(int input, int output, const char *leave, size_t count);
/// Restores the terminal by other bytes from now on.
void cn_session_set_leave(const char *leave, size_t count);
/// Sets our modes again, after another program may have changed them.
bool cn_session_assert(void);
/// Restores the terminal, then writes what arrived on standard error. Does nothing a second time.
/// Safe in a signal handler and on every thread.
void cn_session_leave(void);

/// Makes sure that a handler has a stack on this thread, even when the thread's own has overflowed.
void cn_crash_prepare_thread(void);
/// Restores the terminal before the process dies of a fault.
void cn_crash_install(void);
void cn_crash_remove(void);

/// Lets the main thread call this when a file can be read, and at the instant that is scheduled; a file of -1 for that
/// alone. Returns what it is known by, or -1 where something else makes the main thread wait, as on macOS. Only for the
/// main thread, as are the next two.
int cn_wait_add(int file, void (*action)(void *), void *context);
/// Schedules the next call after some nanoseconds, in place of the one before; negative for none.
void cn_wait_schedule(int waiter, int64_t nanoseconds);
void cn_wait_remove(int waiter);

/// Starts to catch the signals that ask something of the program; returns a descriptor to wait on for
/// them, or -1.
int cn_signals_install(void);
void cn_signals_remove(void);
/// The next signal that arrived, 0 for none.
int cn_signals_next(void);
/// Stops the job that this process is part of, as Ctrl-Z does, and returns when it goes on in the
/// foreground of the terminal. Then SIGCONT arrives.
void cn_signals_stop(int tty);
/// Runs a program that has the terminal until it ends, with the keys and their signals for itself.
///
/// `input` is the path of what it reads in place of the keys, or NULL. Returns 0 with its status as of waitpid, or why it could not
/// be started.
int cn_program_run(int tty, char *const *arguments, const char *input, int *status);
/// Whether a signal has asked the process to end, read or not yet.
bool cn_signals_asked_to_end(void);
/// Ends this process by a signal, as if nothing had caught it. To be called when the terminal is restored.
_Noreturn void cn_signals_die(int number);

#endif
