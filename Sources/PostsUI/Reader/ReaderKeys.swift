/// The keys of the reader, as the help and the manual name them.
public enum ReaderKeys {
  /// What to press and what comes of it, in the order in which they are learned.
  public static let all: [(key: String, action: String)] = [
    ("j k ↑ ↓", "Move, or scroll"),
    ("Space", "Page down; PgUp: page up"),
    ("g G", "Go to the start, to the end"),
    ("h l ← →", "Go to the left pane, to the right pane"),
    ("Tab", "Next pane or button"),
    ("Enter", "Open the post, or go to the list"),
    ("Esc", "Back; end the search; cancel loading"),
    ("n N", "Next, previous unread post"),
    ("m", "Mark the post as read or unread"),
    ("s", "Star or unstar the post"),
    ("A", "Mark all posts of the list as read"),
    ("u", "Undo the last change"),
    ("/", "Search the list as you type"),
    ("r R", "Refresh the list; refresh all sources"),
    ("o", "Open the post in the browser"),
    ("1 … 9", "Open a link of the post"),
    ("L", "List the links of the post"),
    ("y", "Copy the link of the post"),
    ("a", "Add a source"),
    ("I", "Import a list of sources (OPML)"),
    ("D", "Remove the source"),
    ("S", "Sign in to the source"),
    ("e", "List the failed sources"),
    ("i", "Show the history"),
    ("?", "Show these keys"),
    ("Ctrl-L", "Redraw the screen"),
    ("Ctrl-Z", "Suspend; fg resumes"),
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
