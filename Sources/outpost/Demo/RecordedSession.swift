import ArgumentParser
import Foundation
import Posts
import PostsUI
import StateKit
import TerminalUI

/// `outpost demo --record FILE [SOURCE]`: a session like any other, which is written down as a tape.
struct RecordedSession {
  let source: PostSource
  /// The path of the tape.
  let path: String

  /// Runs until the person quits, then writes the tape.
  func run() async throws {
    try reserve()
    let clock = AnyClock.dispatch()
    let service = source.makeService(clock: clock)
    let recorder = SessionRecorder(
      path: path, title: service.name, retries: isWeb, clock: clock)
    let model = PostsViewModel(
      service: RecordedPostsService(service: service, recorder: recorder), clock: clock,
      retries: source.retries, freshness: source.freshness)
    model.load()
    try await WindowGroup { PostsScreen(model: model) }
      .run(clock: clock, onEvent: recorder.note)
    try recorder.write()
  }

  /// Only a server is asked again by itself, and not too often.
  private var isWeb: Bool {
    if case .web = source { true } else { false }
  }

  /// Makes the file, so that what stands in the way is found now, not when the session is over.
  private func reserve() throws {
    do {
      try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw ValidationError("\(path) is there already; remove it, or name another file")
    } catch {
      throw ValidationError("Cannot write \(path): \(error.localizedDescription)")
    }
  }
}
