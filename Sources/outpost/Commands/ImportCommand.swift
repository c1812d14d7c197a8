import ArgumentParser
import Essentials
import Feeds
import Posts

/// `outpost import FILE`: adds the sources of a list from another reader.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the sources of an OPML list.")

  @Argument(help: "A file, or - for standard input.", completion: .file())
  var file: String

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let subscriptions = Subscriptions(directories, clock: .continuous()) {
      try directories.openStore()
    }
    let result = try subscriptions.add(.list(at: file))
    for source in result.withoutPassword {
      StandardError.print(
        "Added without its password: \(source.address). \(PlainHTTP.danger) Use outpost add")
    }
    try StandardOutput.print(
      "\(result.added.count) added, \(result.skipped) skipped (duplicates)"
        + (result.refused.isEmpty ? "" : ", \(result.refused.count) refused"))
    for words in result.refused { StandardError.print(words) }
    if result.isTruncated { StandardError.print("The list is truncated: there may be more in it") }
    if !result.refused.isEmpty || result.isTruncated { throw ExitCode(1) }
  }
}
