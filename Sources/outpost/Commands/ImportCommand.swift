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
    let answer = try subscriptions.add(.list(at: file))
    for source in answer.withoutPassword {
      StandardError.print(
        "Without its password: \(source.address). \(PlainHTTP.danger) outpost add asks for it")
    }
    try StandardOutput.print(
      "\(answer.added.count) new, \(answer.skipped) there already"
        + (answer.refused.isEmpty ? "" : ", \(answer.refused.count) not taken"))
    for words in answer.refused { StandardError.print(words) }
    if answer.isTruncated { StandardError.print("The list is truncated: there may be more in it") }
    if !answer.refused.isEmpty || answer.isTruncated { throw ExitCode(1) }
  }
}
