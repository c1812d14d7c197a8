import Essentials
import Posts
import StateKit
import Tape
import TerminalUI

/// Records a live session of Outpost: what the person does, and what the source answers.
final class SessionRecorder {
  /// The time of the session.
  nonisolated let time: SessionClock
  private let path: String
  private var recorder: TapeRecorder
  private var files: RecordedFiles

  /// - Parameter path: Where the tape will be.
  init(path: String, title: String, retries: Bool, time: SessionClock) {
    self.path = path
    self.time = time
    recorder = TapeRecorder(title: title, retries: retries)
    files = RecordedFiles(of: path)
  }

  /// Notes an event, and when it came.
  func note(_ event: Event, at instant: AnyClock.Instant) {
    recorder.note(event, at: instant.offset)
    switch event {
    // The process was stopped until now.
    case .suspend, .key(KeyPress("z", modifiers: .control)): time.goBack(to: instant)
    case .key, .mouse, .paste, .focus, .resize, .resumed, .terminate, .endOfInput: break
    }
  }

  func begin(at instant: AnyClock.Instant) -> Int { recorder.begin(at: instant.offset) }

  func end(_ load: Int, _ outcome: Result<[Post], PostsError>) {
    recorder.end(load, files.outcome(outcome), at: time.now.offset)
  }

  /// Writes the posts that the tape serves and then the tape, which ends now; answers where that is.
  func write() throws -> String {
    var script = recorder.script(until: time.now.offset, file: path)
    let names = try files.write()
    for (index, step) in script.steps.enumerated() {
      guard case .serve(var answer) = step.command, case .posts(let list?) = answer.outcome
      else { continue }
      answer.outcome = .posts(file: names[list])
      script.steps[index].command = .serve(answer)
    }
    return try FreeFile.write(Data(script.text.utf8), as: path)
  }
}

/// A source that tells a recorder what it answers.
struct RecordedPostsService: PostsService {
  let service: any PostsService
  let recorder: SessionRecorder

  var name: String { service.name }

  func posts() async throws -> [Post] {
    // Before it is the main actor's turn, which may be busy.
    let start = recorder.time.now
    let load = await recorder.begin(at: start)
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
