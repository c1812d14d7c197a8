import ArgumentParser
import Foundation
import Posts
import StateKit

/// `outpost list [SOURCE]`: prints posts, for scripts.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print posts without a screen, one title a line.",
    discussion: """
      Those of SOURCE, which is asked now; without it those that are kept of the configured sources, newest first.
      """)

  @Argument(help: "An http or https address, a file, or - for standard input.")
  var source: String?

  @Flag(help: "Print a JSON array of posts instead.")
  var json = false

  @Flag(help: "Only kept posts that are unread.")
  var unread = false

  @Flag(help: "Only kept posts with a star.")
  var starred = false

  @Option(help: "So many kept posts at most.")
  var limit: Int?

  func validate() throws {
    guard source == nil || !(unread || starred || limit != nil) else {
      throw ValidationError("--unread, --starred and --limit are for kept posts, without a SOURCE")
    }
    guard limit.map({ $0 >= 0 }) ?? true else { throw ValidationError("--limit wants 0 or more") }
  }

  @MainActor func run() async throws {
    guard let source else { return try printKept() }
    let posts = try await posts(of: try PostSource(usage: source))
    let text = json ? try PostsPrinter.json(posts) : Data(PostsPrinter.titles(posts).utf8)
    try StandardOutput.write(text)
  }

  /// Says beside the posts what is wrong with the answer as a whole.
  @MainActor private func posts(of source: PostSource) async throws -> [Post] {
    let service = source.makeService(clock: .continuous())
    guard let service = service as? SourcePostsService else { return try await service.posts() }
    let feed = try await service.feed()
    if let note = feed.note { StandardError.print(note) }
    return feed.items
  }

  @MainActor private func printKept() throws {
    let directories = try Directories.ofThisPerson()
    let sources = try ConfigurationFile(directories).sources()
    if sources.isEmpty { StandardError.print("There are no sources yet; outpost add URL adds one") }
    let store = try directories.storeToLookAt()
    try store.adopt(sources)
    // A shelf is of unread or of starred posts; those that are both are among the starred.
    let posts = try store.posts(
      on: starred ? .starred : unread ? .unread : .all, limit: starred && unread ? nil : limit)
    let wanted = posts.filter { !unread || !$0.isRead }.prefix(limit ?? .max)
    let text =
      json
      ? try PostsPrinter.json(wanted.map { (post: $0, text: try store.text(of: $0.id)) })
      : Data(PostsPrinter.titles(Array(wanted)).utf8)
    try StandardOutput.write(text)
  }
}
