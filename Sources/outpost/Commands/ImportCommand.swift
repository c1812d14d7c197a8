import ArgumentParser
import Essentials
import Feeds
import Posts

/// `outpost import FILE`: adds the sources of a list from another reader, or all that newsboat has.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the sources of an OPML list, or of newsboat.",
    discussion: """
      `outpost import newsboat` adds the sources of newsboat, and its posts with what you have read and flagged. It \
      changes no file of newsboat's.
      """)

  @Argument(help: "A file, - for standard input, or newsboat.", completion: .file())
  var file: String

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let subscriptions = Subscriptions(directories, clock: .continuous()) {
      try directories.openStore()
    }
    let result =
      file == NewsboatFiles.name
      ? try subscriptions.add(.ofCurrentUser(), at: Date())
      : try subscriptions.add(.list(at: file))
    for source in result.withoutPassword {
      StandardError.print(
        "Added without its password: \(source.address). \(PlainHTTP.danger) Use outpost add")
    }
    try StandardOutput.print(
      "\(result.added.count) added, \(result.skipped) skipped (duplicates)"
        + (result.posts == 0 ? "" : ", \(result.posts) posts")
        + (result.refused.isEmpty ? "" : ", \(result.refused.count) refused"))
    for words in result.refused { StandardError.print(words) }
    if result.isTruncated { StandardError.print("The list is truncated: there may be more in it") }
    if !result.refused.isEmpty || result.isTruncated { throw ExitCode(1) }
  }
}
