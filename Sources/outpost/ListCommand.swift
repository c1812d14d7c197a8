import ArgumentParser
import Foundation
import Posts
import StateKit

/// `outpost list SOURCE`: prints the posts, for scripts.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the posts without a screen, one title a line.",
    usage: "outpost list SOURCE [--json]")

  @Argument(help: "An http or https address, a file, or - for standard input.")
  var source: String

  @Flag(help: "Print a JSON array of posts instead.")
  var json = false

  @MainActor func run() async throws {
    let service = try PostSource(usage: source).makeService(clock: .continuous())
    let posts = try await service.posts()
    let text = json ? try PostsPrinter.json(posts) : Data(PostsPrinter.titles(posts).utf8)
    try StandardOutput.write(text)
  }
}
