import ArgumentParser
import Essentials
import Posts
import PostsUI
import StateKit
import Tape
import TapeDeck
import Terminal
import TerminalUI

/// `outpost demo --record FILE [SOURCE]`: a session like any other, which is written down as a tape. It does by
/// itself what a tape can say: a file that has become old is read again only when the person asks.
struct RecordedSession {
  let source: PostSource
  /// The path of the tape.
  let path: String

  /// Runs until the person quits, or a signal ends it, and writes the tape.
  ///
  /// - Returns: Where the tape is; not at `path` where something has come there meanwhile.
  func run() async throws -> String {
    try probe()
    let clock = AnyClock.dispatch()
    let service = source.makeService(clock: clock)
    let recorder = SessionRecorder(
      path: path, title: service.name, retries: isServer, time: SessionClock(clock))
    let model = PostsViewModel(
      service: RecordedPostsService(service: service, recorder: recorder),
      clock: recorder.time.clock,
      retries: PostsProgram.retries(isServer: isServer, random: .seeded),
      freshness: PostsProgram.freshness(isServer: isServer))
    var tape: Result<String, any Error>?
    do {
      model.load()
      try await WindowGroup { PostsScreen(model: model) }
        .run(clock: recorder.time.clock, onEvent: recorder.note) {
          tape = Result { try recorder.write() }
        }
    } catch let error as TerminalError {
      // Not the advice to print posts instead, which would record nothing.
      DemoMessage.print(.problem("outpost: \(error) Nothing was recorded."))
      throw ExitCode(DemoStatus.badTape.rawValue)
    }
    return try tape?.get() ?? path
  }

  private var isServer: Bool {
    if case .web = source { true } else { false }
  }

  /// Finds out what stands in the way now, not when the session is over.
  private func probe() throws {
    do {
      try FreeFile.probe(path)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw ValidationError("\(path) is there already; remove it, or name another file")
    } catch {
      let error = TapeError.unwritable(path: path, cause: error.explanation)
      throw ValidationError(error.explanation)
    }
  }
}
