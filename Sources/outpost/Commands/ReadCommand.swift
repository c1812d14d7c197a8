import ArgumentParser
import Feeds
import Posts
import PostsUI
import StateKit
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

  @OptionGroup var options: ReadOptions

  @Flag(help: "Send a password in an address over http without a question.")
  var plainHttp = false

  @MainActor func run() async throws {
    let choice = try ReadChoice(sources)
    if case .sources(let places, _) = choice, !plainHttp {
      for place in places where place.signIn != nil {
        try PlainHTTP.check(Source(address: place.address))
      }
    }
    try await options.read(choice)
  }
}

/// `outpost tour`: the same, with the tour among the sources.
struct TourCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Read with the tour of Outpost among your sources.")

  @OptionGroup var options: ReadOptions

  @MainActor func run() async throws { try await options.read(ReadChoice([]), tour: .first) }
}

/// What is said of reading as a whole.
struct ReadOptions: ParsableArguments {
  @Flag(help: "Leave the mouse to the terminal, to select text with it.")
  var noMouse = false

  @Flag(help: "Let d open a sheet that forces any state of the list.")
  var debugState = false

  /// Reads on the whole screen until the user quits.
  ///
  /// - Parameter tour: When it is among the sources of the configuration.
  @MainActor func read(_ choice: ReadChoice, tour: TourPlace = .alone) async throws {
    FeedMemory.goesBack()
    let clock = AnyClock.dispatch()
    switch choice {
    case .sources(let places, let settings):
      let signIns = SessionSignIns(places)
      let services = ReaderServices.session(
        store: try .inMemory(), fetcher: SystemSourceFetcher(clock: clock, signIns: signIns),
        signIns: signIns, clock: clock, trial: SignInTrial(clock: clock).isNeeded)
      try await show(
        places.map { Source(address: $0.address) }, services, settings, clock,
        on: places.count == 1 ? .source(places[0].address) : nil, opensAlone: places.count == 1)
    case .configured(let settings, let directories):
      let services = try services(directories, settings, tour, clock)
      let isTourShown = settings.sources.isEmpty || tour == .first
      try await show(
        settings.sources, services, settings, clock,
        on: isTourShown ? .source(Tour.source.id) : nil)
    }
  }

  /// Where nothing can be kept, there is the tour all the same.
  @MainActor private func services(
    _ directories: Directories?, _ settings: Settings, _ tour: TourPlace, _ clock: AnyClock
  ) throws -> ReaderServices {
    do {
      guard let directories else { throw ConfigurationError.noHome }
      return try .person(directories, sources: settings.sources, tour: tour, clock: clock)
    } catch  where settings.sources.isEmpty && (error is StoreError || directories == nil) {
      let (store, signIns) = (try PostStore.inMemory(), SessionSignIns())
      let fetcher = ScriptedFetcher(
        others: SystemSourceFetcher(clock: clock, signIns: signIns),
        Tour.script(clock: clock) { store })
      return .session(
        store: store, fetcher: fetcher, signIns: signIns, clock: clock, tour: tour,
        trial: SignInTrial(clock: clock).isNeeded)
    }
  }

  @MainActor private func show(
    _ sources: [Source], _ services: ReaderServices, _ settings: Settings, _ clock: AnyClock,
    on shelf: Shelf?, opensAlone: Bool = false
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
