import Essentials
import Posts
import StateKit
import Tape
import TerminalUI

/// Records a live session of Outpost: what the user does, and what the sources answer.
final class SessionRecorder {
  /// The time of the session.
  nonisolated let time: SessionClock
  /// The date by it; a tape has whole seconds.
  nonisolated let start = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  private let path: String
  private var recorder: TapeRecorder
  private var files: RecordedFiles
  /// Those that there were at the start, and then those that were asked beside them.
  private var sources: [Source]
  private let startCount: Int

  /// - Parameters:
  ///   - path: Where the tape will be.
  ///   - sources: Those that there are at the start; none for the tour, which answers in every play.
  init(path: String, sources: [Source], retries: Bool, time: SessionClock) {
    self.path = path
    self.time = time
    self.sources = sources
    startCount = sources.count
    recorder = TapeRecorder(retries: retries, date: start, timeZone: TimeOffset.processPlace)
    files = RecordedFiles(of: path)
  }

  nonisolated var date: @Sendable () -> Date {
    { [start, time] in start.addingTimeInterval(time.now.offset / .seconds(1)) }
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

  func begin(_ source: Source, at instant: AnyClock.Instant) -> Int {
    if !sources.contains(where: { $0.id == source.id }) { sources.append(source) }
    return recorder.begin(of: source.id, at: instant.offset)
  }

  func end(_ load: Int, _ answer: Result<SourceAnswer, PostsError>, of source: Source.ID) {
    recorder.end(load, files.outcome(answer, of: source), at: time.now.offset)
  }

  /// Writes the documents that the tape serves and then the tape, which ends now; answers where that is.
  ///
  /// - Parameter titles: What sources are called by now.
  func write(titles: [Source.ID: String]) throws -> String {
    var script = recorder.script(until: time.now.offset, file: path, sources: named(by: titles))
    let names = try files.write()
    for (index, step) in script.steps.enumerated() {
      guard case .serve(var answer, let source) = step.command,
        case .feed(let file, let charset) = answer.outcome
      else { continue }
      answer.outcome = .feed(file: names[file] ?? file, charset: charset)
      script.steps[index].command = .serve(answer, of: source)
    }
    return try FreeFile.write(Data(script.text.utf8), as: path)
  }
}

extension SessionRecorder {
  /// The sources as the tape names them, each by a name of its own.
  private func named(by titles: [Source.ID: String]) -> [(key: String, source: TapeSource)] {
    var known: Set<String> = []
    return sources.enumerated().map { index, source in
      let title = titles[source.id] ?? source.name ?? source.address
      var name = title
      var number = 1
      while !known.insert(name).inserted {
        number += 1
        name = "\(title) (\(number))"
      }
      var tape = TapeSource(name: name)
      tape.folder = source.folder
      tape.address = source.address
      tape.isNew = index >= startCount
      return (source.id, tape)
    }
  }
}

/// Sources that tell a recorder what they answer.
struct RecordedFetcher: SourceFetcher {
  let fetcher: any SourceFetcher
  let recorder: SessionRecorder

  func answer(of source: Source, given validators: Validators?) async throws -> SourceAnswer {
    // Before it is the main actor's turn, which may be busy.
    let start = recorder.time.now
    let load = await recorder.begin(source, at: start)
    do {
      let answer = try await fetcher.answer(of: source, given: validators)
      await recorder.end(load, .success(answer), of: source.id)
      return answer
    } catch let error as PostsError {
      await recorder.end(load, .failure(error), of: source.id)
      throw error
    }
  }

  func hold() { fetcher.hold() }

  func release() { fetcher.release() }
}
