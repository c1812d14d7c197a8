import Cells
import Posts

/// Keys that belong together, and what they do. The help, the page of the manual and the README have a row for each.
public struct ReaderKey: Sendable {
  /// As they are shown, separated by spaces.
  public let keys: String
  /// What they do.
  public let help: String

  private init(_ commands: ReaderCommand..., others: String = "", help: String) {
    let letters = commands.map { $0.key.sign } + (others.isEmpty ? [] : [others])
    keys = letters.joined(separator: " ")
    self.help = help
  }

  /// All of them, in the order in which they are learned.
  public static let all: [ReaderKey] = [
    ReaderKey(others: "j k ↑ ↓", help: "Move, or scroll; in a list 5j moves five rows"),
    ReaderKey(others: "Space PgUp", help: "Page down, then the next unread post; page up"),
    ReaderKey(others: "Ctrl-D Ctrl-U", help: "Half a page down, up; Ctrl-F, Ctrl-B: a page"),
    ReaderKey(others: "g gg G", help: "Go to the start, to the end; 5G: to the fifth row"),
    ReaderKey(.right, others: "← →", help: "Go a pane left, right; fold, unfold a folder"),
    ReaderKey(others: "Tab", help: "Next link, pane or button"),
    ReaderKey(others: "Enter", help: "Open the post, or go to the list"),
    ReaderKey(others: "Esc", help: "Back; end the search; cancel loading"),
    ReaderKey(
      .nextUnread, .previousUnread, help: "Next, previous unread post, also of other sources; hit"),
    ReaderKey(.nextPost, .previousPost, help: "Next, previous post, also while reading"),
    ReaderKey(.toggleRead, help: "Mark the post as read or unread"),
    ReaderKey(.toggleStar, help: "Star or unstar the post"),
    ReaderKey(.markAllRead, help: "Mark all posts of the list as read"),
    ReaderKey(.undo, help: "Undo the last change"),
    ReaderKey(.search, help: "Search the list, or find in the post, as you type"),
    ReaderKey(.order, help: "Sort the list: newest, oldest, source, title"),
    ReaderKey(.hideRead, .hideSources, help: "Hide read posts; sources without unread posts"),
    ReaderKey(
      .zoom, .edgeLeft, .edgeRight, help: "Give the pane the whole screen; move its edge"),
    ReaderKey(
      .refresh, .refreshAll, help: "Refresh the list; all sources, or rename one in their list"),
    ReaderKey(.browse, help: "Open the post in the browser"),
    ReaderKey(others: "1 2 …", help: "Open a link of the post by its number"),
    ReaderKey(.showLinks, help: "List the links of the post"),
    ReaderKey(.wholeText, help: "Show the whole text of its page, or the feed's again"),
    ReaderKey(.runCommand, help: "Run a program that reads the post"),
    ReaderKey(.save, help: "Save the post as Markdown"),
    ReaderKey(.showInPager, .edit, help: "Open the post in $PAGER, in $EDITOR"),
    ReaderKey(.play, .download, help: "Play the sound of the post; download it, or stop that"),
    ReaderKey(.copyLink, help: "Copy the link of the post"),
    ReaderKey(.add, help: "Add a source"),
    ReaderKey(.importList, help: "Import a list of sources (OPML)"),
    ReaderKey(
      .remove, .moveToFolder, help: "Remove the source, or a download; move the source to folders"),
    ReaderKey(.signIn, help: "Sign in to the source"),
    ReaderKey(.showFailures, help: "List the failed sources"),
    ReaderKey(.showHistory, help: "Show the history"),
    ReaderKey(.togglePictures, help: "Show the pictures of posts, or their words only"),
    ReaderKey(.showKeys, help: "Show these keys"),
    ReaderKey(others: "Ctrl-L Ctrl-Z", help: "Redraw the screen; suspend, and fg resumes"),
    ReaderKey(.quit, others: "Ctrl-C", help: "Back; quit from the list of sources"),
  ]
}
