/// What a key of the reader does, by the letter that it types.
enum ReaderCommand: Character, CaseIterable {
  case left = "h"
  case right = "l"
  case nextUnread = "n"
  case previousUnread = "N"
  case toggleRead = "m"
  case toggleStar = "s"
  case markAllRead = "A"
  case undo = "u"
  case search = "/"
  case refresh = "r"
  case refreshAll = "R"
  case browse = "o"
  case showLinks = "L"
  case wholeText = "x"
  case copyLink = "y"
  case add = "a"
  case importList = "I"
  case remove = "D"
  case moveToFolder = "M"
  case signIn = "S"
  case showFailures = "e"
  case showHistory = "i"
  case togglePictures = "p"
  case showKeys = "?"
  case quit = "q"
}

/// Keys that belong together, and what they do. The help, the page of the manual and the README have a row for each.
public struct ReaderKey: Sendable {
  /// As they are shown, separated by spaces.
  public let keys: String
  /// What they do.
  public let help: String

  private init(_ commands: ReaderCommand..., others: String = "", help: String) {
    let letters = commands.map { String($0.rawValue) } + (others.isEmpty ? [] : [others])
    keys = letters.joined(separator: " ")
    self.help = help
  }

  /// All of them, in the order in which they are learned.
  public static let all: [ReaderKey] = [
    ReaderKey(others: "j k ↑ ↓", help: "Move, or scroll"),
    ReaderKey(others: "Space", help: "Page down, then the next unread post; PgUp: page up"),
    ReaderKey(others: "g G", help: "Go to the start, to the end"),
    ReaderKey(.left, .right, others: "← →", help: "Go to the left pane, to the right pane"),
    ReaderKey(others: "Tab", help: "Next link, pane or button"),
    ReaderKey(others: "Enter", help: "Open the post, or go to the list"),
    ReaderKey(others: "Esc", help: "Back; end the search; cancel loading"),
    ReaderKey(.nextUnread, .previousUnread, help: "Next, previous unread post, or hit in the post"),
    ReaderKey(.toggleRead, help: "Mark the post as read or unread"),
    ReaderKey(.toggleStar, help: "Star or unstar the post"),
    ReaderKey(.markAllRead, help: "Mark all posts of the list as read"),
    ReaderKey(.undo, help: "Undo the last change"),
    ReaderKey(.search, help: "Search the list, or find in the post, as you type"),
    ReaderKey(
      .refresh, .refreshAll, help: "Refresh the list; all sources, or rename one in their list"),
    ReaderKey(.browse, help: "Open the post in the browser"),
    ReaderKey(others: "1 2 …", help: "Open a link of the post by its number"),
    ReaderKey(.showLinks, help: "List the links of the post"),
    ReaderKey(.wholeText, help: "Show the whole text of its page, or the feed's again"),
    ReaderKey(.copyLink, help: "Copy the link of the post"),
    ReaderKey(.add, help: "Add a source"),
    ReaderKey(.importList, help: "Import a list of sources (OPML)"),
    ReaderKey(.remove, .moveToFolder, help: "Remove the source; move it to other folders"),
    ReaderKey(.signIn, help: "Sign in to the source"),
    ReaderKey(.showFailures, help: "List the failed sources"),
    ReaderKey(.showHistory, help: "Show the history"),
    ReaderKey(.togglePictures, help: "Show the pictures of posts, or their words only"),
    ReaderKey(.showKeys, help: "Show these keys"),
    ReaderKey(others: "Ctrl-L", help: "Redraw the screen"),
    ReaderKey(others: "Ctrl-Z", help: "Suspend; fg resumes"),
    ReaderKey(.quit, others: "Ctrl-C", help: "Back from the post, or quit"),
  ]
}
