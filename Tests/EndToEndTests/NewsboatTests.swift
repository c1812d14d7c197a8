import Foundation
import Testing

/// A user of newsboat who comes to Outpost. Newsboat is the real one: `.ci/setup tests` installs it on Debian.
@Suite(.fewPrograms, .enabled(if: Newsboat.isExpected))
struct NewsboatTests {
  @Test func `what was read and flagged in newsboat is so here, in each of thirty feeds`()
    async throws
  {
    let user = try User()
    let newsboat = try Newsboat(of: user, feeds: 30)
    let fetched = try await Subprocess.run(
      "newsboat", newsboat.arguments + ["-x", "reload"], environment: user.environment)
    #expect(fetched.status == 0, "\(fetched.errors)")
    let rows = try await newsboat.mark()
    #expect(rows.count == 270)
    #expect(rows.count { !$0.isUnread } == 6 * 9 + 6 + 6 + 6)
    #expect(rows.count(where: \.isFlagged) == 6 + 6)
    let imported = try await user.outpost("import", "newsboat")
    #expect(imported.status == 0, "\(imported.errors)")
    for (option, wanted) in [
      ("--unread", rows.filter(\.isUnread)), ("--starred", rows.filter(\.isFlagged)), ("", rows),
    ] {
      let list = try await user.outpost("list", option.isEmpty ? "--limit=1000" : option)
      #expect(
        list.output.split(separator: "\n").sorted() == wanted.map { Substring($0.title) }.sorted(),
        "\(option) \(list.errors)")
    }
  }
}

/// Newsboat with its own list of feeds, which are files, and its own cache.
private struct Newsboat {
  /// An article, as newsboat shows it.
  struct Row {
    let title: String
    let isUnread: Bool
    let isFlagged: Bool
  }

  let arguments: [String]
  private let feeds: Int

  /// Where it is not installed on Linux that is told, as of tmux.
  static var isExpected: Bool {
    #if os(Linux)
      true
    #else
      Subprocess.isInstalled("newsboat")
    #endif
  }

  init(of user: User, feeds: Int) throws {
    self.feeds = feeds
    for folder in ["config/newsboat", "data/newsboat", "feeds"] {
      try user.home.makeFolder(folder)
    }
    var list = ""
    for feed in 1...feeds {
      let items = (1...9).map {
        "<item><title>\(feed) \($0)</title><guid>\(feed)-\($0)</guid><link>https://a/\(feed)/\($0)</link></item>"
      }
      let file = try user.home.write(
        "<rss version='2.0'><channel><title>Feed \(feed)</title>\(items.joined())</channel></rss>",
        to: "feeds/\(feed).xml")
      list += "file://\(file.path())\n"
    }
    let urls = try user.home.write(list, to: "config/newsboat/urls")
    let config = try user.home.write(
      "article-sort-order title-asc\nconfirm-exit no\n", to: "config/newsboat/config")
    arguments = [
      "-q", "-u", urls.path(), "-C", config.path(), "-c",
      user.home.url.path() + "/data/newsboat/cache.db",
    ]
  }

  /// Marks articles with newsboat's own keys, another way in each of five feeds, and answers what it shows then.
  func mark() async throws -> [Row] {
    var rows: [Row] = []
    try await Tmux.withTerminal(height: 40) { terminal in
      try await terminal.start("run newsboat " + arguments.joined(separator: " "))
      for feed in 1...feeds {
        try await terminal.wait(for: "Your feeds", "Feed \(feeds)")
        try await terminal.press("Enter")
        try await terminal.wait(for: "Articles in feed 'Feed \(feed)' (9 unread", "\(feed) 9")
        let screen = try await mark(feed, in: terminal)
        rows += Self.rows(of: screen)
        try await terminal.press("q")
        try await terminal.wait(for: "Your feeds")
        try await terminal.press("Down")
      }
      try await terminal.press("q")
      #expect(try await terminal.waitForEnd() == 0)
    }
    return rows
  }

  private func mark(_ feed: Int, in terminal: Tmux) async throws -> String {
    switch feed % 5 {
    case 0:
      try await terminal.press("A")
      return try await terminal.wait(for: "(0 unread")
    case 1:
      try await openAndClose(in: terminal)
      return try await terminal.wait(for: "Articles in feed", "(8 unread")
    case 2:
      try await terminal.press("N")
      return try await terminal.wait(for: "(8 unread")
    case 3:
      return try await flag(in: terminal)
    default:
      try await terminal.press("Down", "Down")
      _ = try await flag(in: terminal)
      try await openAndClose(in: terminal)
      return try await terminal.wait(for: "Articles in feed", "(8 unread")
    }
  }

  private func openAndClose(in terminal: Tmux) async throws {
    try await terminal.press("Enter")
    try await terminal.wait(for: "Article '")
    try await terminal.press("q")
  }

  private func flag(in terminal: Tmux) async throws -> String {
    try await terminal.press("C-e")
    try await terminal.wait(for: "Flags:")
    try await terminal.press("s", "Enter")
    return try await terminal.wait("an article is flagged") { screen in
      !screen.contains("Flags:") && Self.rows(of: screen).contains(where: \.isFlagged)
    }
  }

  /// Rows such as `   3 N! Nov 24         1 3`.
  private static func rows(of screen: String) -> [Row] {
    screen.split(separator: "\n").dropFirst().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 4, Int(words[0]) != nil, Int(words[words.count - 1]) != nil else {
        return nil
      }
      let flags = line.dropFirst(5).prefix(2)
      return Row(
        title: words.suffix(2).joined(separator: " "), isUnread: flags.first == "N",
        isFlagged: flags.last == "!")
    }
  }
}
