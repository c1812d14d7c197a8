import ArgumentParser
import Essentials
import Posts
import StateKit

/// `outpost list [SOURCE…]`: prints posts, for scripts.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print posts, one title per line.",
    discussion: """
      Prints stored posts of the named sources, or of all, newest first. An address \
      or a file is fetched now instead, subscribed or not. The exit status is 1 if one of them failed; posts of the \
      others are printed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of sources, http or https addresses, files, or - for standard input.",
      valueName: "source"), completion: .file())
  var sources: [String] = []

  @Flag(help: "Print a JSON array of posts instead.")
  var json = false

  @Flag(help: "Only unread posts of your sources.")
  var unread = false

  @Flag(help: "Only starred posts of your sources.")
  var starred = false

  @Flag(help: "Send a password in an address over http without asking.")
  var plainHttp = false

  @Option(help: "The maximum number of posts.")
  var limit: Int?

  func validate() throws {
    guard limit.map({ $0 >= 0 }) ?? true else { throw ValidationError("--limit must be 0 or more") }
  }

  @MainActor func run() async throws {
    let choice = try ListChoice(sources)
    guard choice.asked.isEmpty || !(unread || starred || limit != nil) else {
      throw ValidationError(
        "--unread, --starred and --limit need sources, not an address or a file")
    }
    for case .web(let url) in choice.asked where url.user() != nil && !plainHttp {
      try PlainHTTP.check(Source(address: url.absoluteString))
    }
    var lines = try keptLines(choice)
    let answers = await ListResult.of(choice.asked, proxy: choice.proxy)
    lines += answers.flatMap(\.posts).map { PostLine($0) }
    let isFailed = answers.contains(where: \.isFailure)
    // Where nothing came there is no list, not even an empty one.
    if !lines.isEmpty || !isFailed {
      try StandardOutput.write(json ? PostsPrinter.json(lines) : PostsPrinter.titles(lines))
    }
    for warning in answers.compactMap({ $0.warning(isOneOfMany: sources.count > 1) }) {
      StandardError.print(warning)
    }
    if isFailed { throw ExitCode(1) }
  }
}

extension ListCommand {
  @MainActor private func keptLines(_ choice: ListChoice) throws -> [PostLine] {
    guard let kept = choice.kept else { return [] }
    return try posts(matching: kept.filters, in: kept.store).map { post in
      PostLine(post, json ? try kept.store.text(of: post.id) : nil)
    }
  }

  /// Newest first, those that are wanted, and no more of them.
  private func posts(matching filters: [PostFilter]?, in store: PostStore) throws -> [StoredPost] {
    // A filter is of unread or of starred posts; those that are both are among the starred.
    let all: PostFilter = starred ? .starred : unread ? .unread : .all
    // What is left out after reading is not to count.
    let isWhole = filters == nil ? !(starred && unread) : !(starred || unread)
    var posts = try (filters ?? [all]).flatMap {
      try store.posts(in: $0, limit: isWhole ? limit : nil)
    }
    if let filters, filters.count > 1 { posts.sort { $0.date > $1.date } }
    let wanted = posts.filter { (!unread || !$0.isRead) && (!starred || $0.isStarred) }
    return Array(wanted.prefix(limit ?? .max))
  }
}
