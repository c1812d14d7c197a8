import ArgumentParser
import Essentials
import Posts
import PostsUI
import StateKit
import Tape
import TapeDemo
import Terminal
import TerminalUI

/// `outpost demo --record FILE [SOURCE…]`: a session like any other, which is written down as a tape. Nothing that
/// happens in it is kept beside the tape.
struct RecordedSession {
  private let sources: [Source]
  private let credentials: CredentialStore
  /// Whether the sources were named, and are not those of the configuration.
  private let isNamed: Bool
  /// The path of the tape.
  private let path: String

  init(_ choice: ReadChoice, path: String) {
    self.path = path
    switch choice {
    case .sources(let locations, _):
      (sources, isNamed) = (locations.map { Source(address: $0.address) }, true)
      credentials = SessionCredentials(locations).credential
    case .configured(let settings, let directories):
      (sources, isNamed) = (settings.sources, false)
      let file = directories.map { CredentialFile($0) }
      credentials = { file?.credential(for: $0) }
    }
  }

  /// Runs until the user quits, or a signal ends it, and writes the tape.
  ///
  /// - Returns: Where the tape is; not at `path` where something has come there meanwhile.
  func run() async throws -> String {
    try checkPaths()
    let recorder = SessionRecorder(
      path: path, sources: sources, retries: isServer, time: SessionClock(AnyClock.dispatch()))
    let clock = recorder.time.clock
    let store = try PostStore.inMemory()
    // What the tour answers is not recorded: it answers in every play.
    let fetcher = ScriptedFetcher(
      others: RecordedFetcher(
        fetcher: SystemSourceFetcher(clock: clock, credentials: credentials), recorder: recorder),
      Tour.script(clock: clock) { store })
    let services = ReaderServices.session(
      store: store, fetcher: fetcher, credentials: SessionCredentials(), clock: clock,
      now: recorder.date, tour: .alone, random: .seeded, trial: nil)
    // What is in memory is read at once, as it is when the tape is played.
    let model = ReaderModel(
      sources: sources, services: services, clock: clock, executor: nil,
      staleTime: ReaderProgram.staleTime(isServer: isServer))
    if model.sources.count == 1 { model.show(.source(model.sources[0].id)) }
    var tape: Result<String, any Error>?
    var refusals = 0
    do {
      model.refreshAll(.background)
      // A key that asks for a sign-in, which is refused here, would open the sheet in the play.
      let onEvent = { (event: Event, instant: AnyClock.Instant) in
        if model.refusalCount == refusals { recorder.record(event, at: instant) }
        refusals = model.refusalCount
      }
      let screen = WindowGroup {
        ReaderScreen(
          model: model, opensAlone: isNamed && sources.count == 1, date: recorder.date,
          openLink: { _ in })
      }
      try await screen.run(clock: clock, onEvent: onEvent) {
        tape = Result {
          try recorder.write(
            titles: Dictionary(uniqueKeysWithValues: model.sources.map { ($0.id, $0.title) }))
        }
      }
    } catch let error as TerminalError {
      // Not the advice to print posts instead, which would record nothing.
      DemoMessage.print(.error("outpost: \(error) Nothing was recorded."))
      throw ExitCode(DemoStatus.badTape.rawValue)
    }
    return try tape?.get() ?? path
  }

  private var isServer: Bool { sources.contains { !$0.server.isEmpty } }

  /// Finds out what stands in the way now, not when the session is over.
  private func checkPaths() throws {
    do {
      try UniqueFile.checkWritable(path)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw ValidationError("\(path) exists; remove it, or choose another file")
    } catch {
      let error = TapeError.unwritable(path: path, cause: error.explanation)
      throw ValidationError(error.explanation)
    }
  }
}
