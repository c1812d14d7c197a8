import ArgumentParser
import Essentials
import Feeds
import Posts
import PostsUI
import StateKit
import TerminalUI

/// `outpost [SOURCE…]`: reads posts on the whole screen.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read posts on the full screen.",
    usage: "outpost [SOURCE…]", shouldDisplay: false)

  @Argument(
    help: ArgumentHelp(
      "An http or https address, a file, or - for standard input.", valueName: "source"),
    completion: .file())
  var sources: [String] = []

  @OptionGroup var options: ReadOptions

  @Flag(help: "Send a password in an address over http without asking.")
  var plainHttp = false

  @MainActor func run() async throws {
    try await Self.read(sources, isHTTPPlain: plainHttp, by: options.reading)
  }

  /// Reads these sources, those of the user where there are none.
  @MainActor static func read(
    _ sources: [String] = [], isHTTPPlain: Bool = false, by reading: Reading = Reading()
  ) async throws {
    let isInputMeant = sources.isEmpty && FileBytes.isFileOrPipe(STDIN_FILENO)
    let choice = try ReadChoice(isInputMeant ? ["-"] : sources)
    if case .sources(let locations, _) = choice, !isHTTPPlain {
      for location in locations where location.credential != nil {
        try PlainHTTP.check(Source(address: location.address))
      }
    }
    try await reading.read(choice)
  }
}

/// `outpost tour`: the same, with the tour among the sources.
struct TourCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Show the tour of Outpost with your sources.")

  @OptionGroup var options: ReadOptions

  @MainActor func run() async throws {
    try await options.reading.read(ReadChoice([]), tour: .first)
  }
}

/// What is said of reading as a whole.
struct ReadOptions: ParsableArguments {
  @Flag(help: "Leave the mouse to the terminal, to select text.")
  var noMouse = false

  @Flag(help: "Let d open a panel that forces any state of the list.")
  var debugState = false

  var reading: Reading { Reading(isMouseOn: !noMouse, isDebugging: debugState) }
}

/// Reading on the whole screen.
struct Reading {
  var isMouseOn = true
  /// Whether a panel that forces any state can be opened.
  var isDebugging = false

  /// Reads on the whole screen until the user quits.
  ///
  /// - Parameter tour: When it is among the sources of the configuration.
  @MainActor func read(_ choice: ReadChoice, tour: TourPlacement = .alone) async throws {
    FeedMemory.limitArenas()
    let clock = AnyClock.dispatch()
    let launch: ReaderLaunch
    var opensAlone = false
    var cache: PictureCache?
    switch choice {
    case .sources(let locations, let settings):
      let credentials = SessionCredentials(locations)
      opensAlone = locations.count == 1
      launch = ReaderLaunch(
        locations.map { Source(address: $0.address) }, settings, clock,
        in: opensAlone ? .source(locations[0].address) : nil)
      launch.open {
        .session(
          store: try .inMemory(),
          fetcher: SystemSourceFetcher(
            clock: clock, proxy: settings.proxy, credentials: credentials.credential),
          credentials: credentials, clock: clock, textCommand: settings.textCommand,
          runsPrograms: true,
          trial: { try await $0.isNeeded(clock: clock) })
      }
    case .configured(let settings, let directories):
      let isTourShown = settings.sources.isEmpty || tour == .first
      launch = ReaderLaunch(
        settings.sources, settings, clock, in: isTourShown ? .source(Tour.source.id) : nil)
      launch.open {
        try .configured(directories, settings, tour: tour, clock: clock)
      }
      if let directories { launch.follow(directories) }
      cache = directories?.pictureFolder.map { PictureCache(folder: $0) }
    }
    let fetcher = PictureFetcher(cache: cache, proxy: launch.settings.proxy)
    let loader = PictureLoader {
      try await fetcher.bytes(of: $0)
    } discard: {
      fetcher.discard($0)
    }
    try await WindowGroup { [isDebugging] in
      LaunchScreen(launch: launch) { model in
        ReaderScreen(
          model: model, opensAlone: opensAlone, isDebugging: isDebugging,
          pictures: model.settings.pictures,
          pager: UserCommand.words(in: ProcessEnvironment.value("PAGER")) ?? ["less"],
          editor: UserCommand.words(
            in: ProcessEnvironment.value("VISUAL") ?? ProcessEnvironment.value("EDITOR")) ?? ["vi"]
        ) { link in
          Browser(command: model.settings.browser, clock: clock).open(link) {
            model.showToast($0, .error, for: .seconds(8))
          }
        }
        .environment(\.pictureLoader, loader)
      }
    }
    // A signal ends the process before this returns.
    .run(
      clock: clock, isMouseOn: launch.settings.isMouseOn && isMouseOn,
      onEnd: { launch.model?.keepPlaceNow() }, ready: { try await launch.wait() })
    try launch.check()
    await launch.model?.finish()
  }
}
