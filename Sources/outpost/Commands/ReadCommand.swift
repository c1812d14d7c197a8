import ArgumentParser
import Posts
import PostsUI
import TerminalUI

/// `outpost [SOURCE…]`: reads posts on the whole screen.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read the posts on the whole screen.",
    usage: "outpost [SOURCE…]", shouldDisplay: false)

  @Argument(
    help: ArgumentHelp(
      "An http or https address, a file, or - for standard input.", valueName: "source"))
  var sources: [String] = []

  @Flag(help: "Leave the mouse to the terminal, to select text with it.")
  var noMouse = false

  @Flag(help: "Let d open a sheet that forces any state, to look at it.")
  var debugState = false

  @MainActor func run() async throws {
    switch try ReadChoice(sources) {
    case .tour, .configured: try await show(.tour)
    case .one(let source): try await show(source)
    case .several: throw UsageError("One SOURCE at a time can be shown so far")
    }
  }

  @MainActor private func show(_ source: PostSource) async throws {
    let clock = AnyClock.dispatch()
    let model = PostsViewModel(
      service: source.makeService(clock: clock), clock: clock, retries: source.retries,
      freshness: source.freshness)
    // Before the first frame, so that it shows the load.
    model.load()
    try await WindowGroup { PostsScreen(model: model, isDebugging: debugState) }
      .run(clock: clock, isMouseOn: !noMouse)
  }
}
