/// The keys of the reader, as the help and the manual name them.
public enum ReaderKeys {
  /// What to press and what comes of it, in the order in which they are learned.
  public static let all: [(key: String, action: String)] = [
    ("j k ↑ ↓", "Move, or scroll"),
    ("Space", "A page on; PgUp goes back"),
    ("g G", "To the start, to the end"),
    ("h l ← →", "To the pane on the left, on the right"),
    ("Tab", "Next pane or button"),
    ("Enter", "Open the post, or go to the list"),
    ("Esc", "Back; end the search; cancel the loading"),
    ("n N", "Next unread post, the one before"),
    ("m", "Mark the post as read, or as unread"),
    ("s", "Star the post, or take the star away"),
    ("A", "Mark all posts of the list as read"),
    ("u", "Undo the last marks"),
    ("/", "Search in the list as you type"),
    ("r R", "Refresh the list; refresh all sources"),
    ("o", "Open the post in the browser"),
    ("1 … 9", "Open a link of the post"),
    ("L", "All links of the post"),
    ("y", "Copy the link of the post"),
    ("a", "Add a source"),
    ("I", "Import a list of sources (OPML)"),
    ("D", "Remove the source"),
    ("S", "Sign in to the source"),
    ("e", "Which sources failed, and why"),
    ("i", "What happened so far"),
    ("?", "These keys"),
    ("Ctrl-L", "Draw the screen again"),
    ("Ctrl-Z", "Suspend; fg comes back"),
    ("q Ctrl-C", "Quit"),
  ]
}

/// What a key of the reader does, by the letter that it types.
enum ReaderCommand: Character, CaseIterable {
  case left = "h"
  case right = "l"
  case refresh = "r"
  case refreshAll = "R"
  case nextUnread = "n"
  case previousUnread = "N"
  case toggleRead = "m"
  case toggleStar = "s"
  case markAllRead = "A"
  case undo = "u"
  case search = "/"
  case browse = "o"
  case copyLink = "y"
  case showLinks = "L"
  case add = "a"
  case importList = "I"
  case remove = "D"
  case signIn = "S"
  case showFailures = "e"
  case showHistory = "i"
  case showKeys = "?"
  case quit = "q"
}
