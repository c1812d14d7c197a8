#ifndef LIST_SCREEN_H
#define LIST_SCREEN_H

/// A list of posts as a plain ncurses program draws it: every frame it erases the window and draws
/// all of it again, and leaves it to ncurses to find what changed.
struct list_screen {
  /// The posts in the list.
  long count;
  /// The line of the list at the top of the screen; a post takes four lines.
  long first_line;
  /// The selected post; the first one that is whole on the screen where it is -1.
  long selected;
  /// The sign of a spinner in the title bar, NULL where nothing turns.
  const char *sign;
};

/// Draws one frame into the standard window and hands it to the terminal.
void list_screen_draw(const struct list_screen *list);

#endif
