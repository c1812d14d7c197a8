import ArgumentParser
import Essentials
import Posts
import StateKit

/// `outpost remove SOURCE`: takes a source out of the configuration, and its posts out of the store.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a source and its posts.")

  @Argument(help: "Its address, its name, or a unique part of them.")
  var source: String

  @Flag(help: "Keep its posts for when it is added again.")
  var keepPosts = false

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let store = try directories.storeThatIsThere(repairs: true)
    let summary = try store.summaries(of: directories.sources())
      .one(named: source, folder: FileManager.default.currentDirectoryPath)
    let source = try Subscriptions(directories, clock: .continuous()) { store }.remove(summary.id)
    do {
      if !keepPosts { try store.forget(source.id) }
    } catch {
      throw CommandError("Removed \(summary.title), but not its posts. \(error.explanation)")
    }
    let posts = summary.total == 1 ? "1 post" : "\(summary.total) posts"
    let fate = keepPosts ? "; kept \(posts)" : " and \(posts)"
    try StandardOutput.print("Removed \(summary.title) (\(source.address))\(fate)")
  }
}
