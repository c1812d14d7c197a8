/// A terminal without a window, for tests and measurements. `fork` is not to be had in Swift.
#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdbool.h>

/// Opens both ends of a terminal; false where there is none.
bool pt_open(int rows, int columns, int *outside, int *inside);

/// Starts a program, its path and its arguments up to a NULL, on a new controlling terminal of 80 by 24. It
/// returns its process and the outer end of the terminal, -1 on failure.
int pt_start(char *const arguments[], int *outside);

/// As `pt_start`, with up to 13 more variables (`NAME=value`, then a NULL) beside those that it sets itself.
int pt_start_with(char *const variables[], char *const arguments[], int *outside);

/// The same on a terminal of another size, in cells.
int pt_start_sized(int rows, int columns, char *const variables[], char *const arguments[], int *outside);

/// A number that changes whenever the modes of a terminal do.
unsigned pt_modes(int fd);

/// What became of a process: its status code, or minus the signal that ended it. Waits for it, and kills it
/// after two minutes.
int pt_wait(int process);

#endif
