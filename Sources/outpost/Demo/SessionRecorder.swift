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
    recorder = TapeRecorder(retries: retries, date: start, timeZone: TimeOffset.processTimeZone)
    files = RecordedFiles(of: path)
  }

  nonisolated var date: @Sendable () -> Date {
    { [start, time] in start.addingTimeInterval(time.now.offset / .seconds(1)) }
  }

  /// Records an event, and when it came.
  func record(_ event: Event, at instant: AnyClock.Instant) {
    recorder.record(event, at: instant.offset)
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

  func end(_ load: Int, _ answer: Result<SourceResponse, PostsError>, of source: Source.ID) {
    recorder.end(load, files.outcome(answer, of: source), at: time.now.offset)
  }

  /// Writes the documents that the tape serves and then the tape, which ends now; answers where that is.
  ///
  /// - Parameter titles: What sources are called by now.
  func write(titles: [Source.ID: String]) throws -> String {
    var script = recorder.script(until: time.now.offset, file: path, sources: named(by: titles))
    script.hideSignIns()
    let names = try files.write()
    for (index, step) in script.steps.enumerated() {
      guard case .serve(var answer, let source) = step.command,
        case .feed(let file, let charset) = answer.outcome
      else { continue }
      answer.outcome = .feed(file: names[file] ?? file, charset: charset)
      script.steps[index].command = .serve(answer, of: source)
    }
    return try UniqueFile.write(Data(script.text.utf8), as: path)
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
      tape.isNew = index >= startCount
      tape.address = tape.isNew ? source.address : source.shortAddress
      return (source.id, tape)
    }
  }
}

extension Source {
  /// Its address without what only its owner is to know: the folders of a file, and a query, which may hold a token.
  fileprivate var shortAddress: String {
    guard !server.isEmpty else { return "/" + address.fileName }
    return String(address.prefix { $0 != "?" && $0 != "#" })
  }
}

extension TapeScript {
  /// Replaces each character of a password that was typed or pasted with an x, and also what was deleted again.
  fileprivate mutating func hideSignIns() {
    var texts = steps.map { Array($0.command.typed ?? "") }
    /// Where the characters of the line are that is being typed, as it stands now.
    var line: [(step: Int, index: Int)] = []
    for (step, text) in texts.enumerated() {
      line += text.indices.map { (step, $0) }
      if case .press(let press, let count, _) = steps[step].command {
        if press == KeyPress(.delete) { line.removeLast(min(count, line.count)) }
        if press == KeyPress(.return) || press == KeyPress(.escape) { line = [] }
      }
      guard text.contains("@") else { continue }
      let written = String(line.map { texts[$0.step][$0.index] })
      for match in written.matches(of: /(?:\/\/[^\/\s@]+|[^\/\s@:]+:[^\/\s@]+)@/) {
        let start = written.distance(from: written.startIndex, to: match.range.lowerBound)
        let (first, last) = (line[start], line[start + match.0.count - 1])
        for step in first.step...last.step {
          for index in texts[step].indices
          where (step, index) >= first && (step, index) < last && texts[step][index] != "/" {
            texts[step][index] = "x"
          }
        }
      }
    }
    for (step, text) in texts.enumerated() { steps[step].command.retype(String(text)) }
  }
}

extension TapeCommand {
  fileprivate var typed: String? {
    if case .type(let text, _) = self { return text }
    if case .paste(let text) = self { return text }
    return nil
  }

  fileprivate mutating func retype(_ text: String) {
    if case .type(_, let pause) = self { self = .type(text, pause: pause) }
    if case .paste = self { self = .paste(text) }
  }
}

/// Sources that tell a recorder what they answer.
struct RecordedFetcher: SourceFetcher {
  let fetcher: any SourceFetcher
  let recorder: SessionRecorder

  func answer(of source: Source, given validators: Validators?) async throws -> SourceResponse {
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

/// The documents that a recorded session was answered with, each kept once, in a file beside its tape.
struct RecordedFiles {
  private let tape: String
  private var all: [SourceDocument] = []
  /// The last one of each source, which an answer without news stands for.
  private var last: [Source.ID: TapeResponse.Outcome] = [:]

  /// - Parameter path: That of the tape, which gives the files their names.
  init(of path: String) { tape = path }

  /// The answer as a tape serves it, but for the name of its file, which is a number until `write`.
  mutating func outcome(
    _ answer: Result<SourceResponse, PostsError>, of source: Source.ID
  ) -> TapeResponse.Outcome {
    switch answer {
    case .success(.unchanged): return last[source] ?? .never
    case .success(.document(let document)) where document.isTruncated:
      let host = document.address.host() ?? ""
      return outcome(.failure(.http(.cutOff(hasHead: true), host: host)), of: source)
    case .success(.document(let document)):
      let outcome = TapeResponse.Outcome.feed(
        file: "\(number(of: document))", charset: document.charset)
      last[source] = outcome
      return outcome
    case .failure(.server(let code, let wait)):
      let message = PostsError.server(code: code, retryAfter: wait).explanation
      return .refusal(code, retryAfter: wait, message: message)
    case .failure(let error): return .fail(error.explanation, isPermanent: error.isPermanent)
    }
  }

  /// Writes the files.
  ///
  /// - Returns: Their names in the folder of the tape, by the numbers in the answers.
  func write() throws -> [String: String] {
    var names: [String: String] = [:]
    for (index, document) in all.enumerated() {
      let path = tape.withoutFileExtension + (document.isJSON ? ".json" : ".xml")
      names["\(index)"] = try UniqueFile.write(Data(document.bytes), as: path, from: 1).fileName
    }
    return names
  }

  private mutating func number(of document: SourceDocument) -> Int {
    if let index = all.firstIndex(where: { $0.bytes == document.bytes }) { return index }
    all.append(document)
    return all.count - 1
  }
}

extension SourceDocument {
  fileprivate var isJSON: Bool { bytes.first { $0 > 0x20 }.map { "[{".utf8.contains($0) } ?? false }
}
