import ArgumentParser
import Foundation
import Posts
import PostsUI
import TerminalUI

/// `outpost [SOURCE]`: reads posts on the whole screen.
struct OutpostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outpost",
    abstract: "Read posts in the terminal: always in exactly one state, never losing what was there.",
    discussion: """
      SOURCE is an http or https address, a file, or - for standard input. It holds a JSON array of \
      posts {"id": 1, "title": "…", "body": "…"}, or an object with such an array in one of its \
      fields. Without SOURCE, Outpost shows a tour of itself. Press ? for the keys.
      """,
    version: "0.1.0",
    subcommands: [ListCommand.self])

  @Argument(help: "An address, a file, or - for standard input.")
  var source: String?

  @MainActor func run() async throws {
    let source = try PostSource(usage: source)
    if source == .standardInput, isatty(STDIN_FILENO) == 1 {
      throw ValidationError("Standard input is the terminal. Pipe posts into it: … | outpost -")
    }
    let clock = AnyClock.continuous()
    let model = PostsViewModel(service: source.makeService(clock: clock), clock: clock)
    try await WindowGroup { PostsScreen(model: model) }.run(clock: clock)
  }
}

extension PostSource {
  /// The source that an argument names; one that cannot be a source is wrong usage.
  init(usage argument: String?) throws {
    do {
      try self.init(argument: argument)
    } catch {
      throw ValidationError(error.localizedDescription)
    }
  }
}
