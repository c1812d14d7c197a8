import ArgumentParser
import Feeds
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
      "An http or https address, a file, or - for standard input.", valueName: "source"),
    completion: .file())
  var sources: [String] = []

  @Flag(help: "Leave the mouse to the terminal, to select text with it.")
  var noMouse = false

  @Flag(help: "Send a password in an address over http without a question.")
  var plainHttp = false

  @Flag(help: "Read one source, or the tour, with d for a sheet that forces any state.")
  var debugState = false

  func validate() throws {
    guard !debugState || sources.count < 2 else {
      throw ValidationError("--debug-state is for one SOURCE")
    }
  }

  @MainActor func run() async throws {
    FeedMemory.goesBack()
    let clock = AnyClock.dispatch()
    if debugState {
      let source = try PostSource(usage: sources.first)
      return try await show(source, ReadChoice.settings())
    }
    switch try ReadChoice(sources) {
    case .tour(let settings): try await show(.tour, settings)
    case .sources(let places, let settings):
      for place in places where place.signIn != nil && !plainHttp {
        try PlainHTTP.check(Source(address: place.address))
      }
      let services = try ReaderServices.session(places, clock: clock)
      try await show(
        places.map { Source(address: $0.address) }, services, settings, clock,
        on: places.count == 1 ? .source(places[0].address) : nil)
    case .configured(let settings, let directories):
      let services = try ReaderServices.person(
        directories, sources: settings.sources, clock: clock)
      try await show(settings.sources, services, settings, clock)
    }
  }

  @MainActor private func show(
    _ sources: [Source], _ services: ReaderServices, _ settings: Settings, _ clock: AnyClock,
    on shelf: Shelf? = nil
  ) async throws {
    let model = ReaderModel(
      sources: sources, services: services, clock: clock, staleTime: settings.refresh)
    if let shelf { model.show(shelf) }
    let browser = Browser(command: settings.browser, clock: clock)
    // Before the first frame, so that it shows what is asked for.
    model.refreshAll(.background)
    try await WindowGroup {
      ReaderScreen(model: model) { link in
        browser.open(link) { model.say($0, .error, for: .seconds(8)) }
      }
    }
    .run(clock: clock, isMouseOn: settings.isMouseOn && !noMouse)
    await model.finish()
  }

  @MainActor private func show(_ source: PostSource, _ settings: Settings) async throws {
    let clock = AnyClock.dispatch()
    let model = PostsViewModel(
      service: source.makeService(clock: clock), clock: clock, retries: source.retries,
      freshness: source.freshness)
    // Before the first frame, so that it shows the load.
    model.load()
    try await WindowGroup { PostsScreen(model: model, isDebugging: debugState) }
      .run(clock: clock, isMouseOn: settings.isMouseOn && !noMouse)
  }
}
