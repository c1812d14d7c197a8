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

  @Flag(help: "Let d open a sheet that forces any state of the list.")
  var debugState = false

  @MainActor func run() async throws {
    FeedMemory.goesBack()
    let clock = AnyClock.dispatch()
    switch try ReadChoice(sources) {
    case .tour(let settings):
      let store = try PostStore.inMemory()
      try await show(
        [Tour.source],
        .session(
          store: store, fetcher: ScriptedFetcher(Tour.script(clock: clock) { store }),
          signIns: SessionSignIns(), clock: clock, trial: SignInTrial(clock: clock).isNeeded),
        settings, clock, on: .source(Tour.source.id))
    case .sources(let places, let settings):
      for place in places where place.signIn != nil && !plainHttp {
        try PlainHTTP.check(Source(address: place.address))
      }
      let signIns = SessionSignIns(places)
      let services = ReaderServices.session(
        store: try .inMemory(), fetcher: SystemSourceFetcher(clock: clock, signIns: signIns),
        signIns: signIns, clock: clock, trial: SignInTrial(clock: clock).isNeeded)
      try await show(
        places.map { Source(address: $0.address) }, services, settings, clock,
        on: places.count == 1 ? .source(places[0].address) : nil, opensAlone: places.count == 1)
    case .configured(let settings, let directories):
      let services = try ReaderServices.person(
        directories, sources: settings.sources, clock: clock)
      try await show(settings.sources, services, settings, clock)
    }
  }

  @MainActor private func show(
    _ sources: [Source], _ services: ReaderServices, _ settings: Settings, _ clock: AnyClock,
    on shelf: Shelf? = nil, opensAlone: Bool = false
  ) async throws {
    let model = ReaderModel(
      sources: sources, services: services, clock: clock, staleTime: settings.refresh)
    if let shelf { model.show(shelf) }
    let browser = Browser(command: settings.browser, clock: clock)
    // Before the first frame, so that it shows what is asked for.
    model.refreshAll(.background)
    try await WindowGroup {
      ReaderScreen(model: model, opensAlone: opensAlone, isDebugging: debugState) { link in
        browser.open(link) { model.say($0, .error, for: .seconds(8)) }
      }
    }
    .run(clock: clock, isMouseOn: settings.isMouseOn && !noMouse)
    await model.finish()
  }
}
