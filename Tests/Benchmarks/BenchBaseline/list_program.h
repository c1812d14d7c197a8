#ifndef LIST_PROGRAM_H
#define LIST_PROGRAM_H

/// Runs the list on the terminal until q: j and k select, Page Down goes on by a screen, s starts and stops a spinner.
/// ncurses draws into memory, and each frame is written at once, as Outpost does it. Answers the exit status.
int list_program_run(void);

#endif
