import Foundation
import Posts
import StateKit
import Tape
import TerminalUI

/// Records a live session of Outpost: what the person does, and what the source answers.
final class SessionRecorder {
  private let path: String
  private let clock: AnyClock
  private var recorder: TapeRecorder
  private var files: RecordedFiles

  /// - Parameter path: Where the tape will be.
  init(path: String, title: String, retries: Bool, clock: AnyClock) {
    self.path = path
    self.clock = clock
    recorder = TapeRecorder(title: title, retries: retries)
    files = RecordedFiles(of: path)
  }

  func note(_ event: Event) { recorder.note(event, at: clock.now.offset) }

  func begin() -> Int { recorder.begin(at: clock.now.offset) }

  func end(_ load: Int, _ outcome: Result<[Post], PostsError>) {
    recorder.end(load, files.outcome(outcome), at: clock.now.offset)
  }

  /// Writes the tape, which ends now, and beside it the posts that it serves.
  func write() throws {
    let script = recorder.script(until: clock.now.offset, file: path)
    try files.write()
    try Data(script.text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}

/// A source that tells a recorder what it answers.
struct RecordedPostsService: PostsService {
  let service: any PostsService
  let recorder: SessionRecorder

  var name: String { service.name }

  func posts() async throws -> [Post] {
    let load = await recorder.begin()
    do {
      let posts = try await service.posts()
      await recorder.end(load, .success(posts))
      return posts
    } catch let error as PostsError {
      await recorder.end(load, .failure(error))
      throw error
    }
  }
}
