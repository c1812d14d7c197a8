import Essentials
import Posts
import Tape

/// The documents that a recorded session was answered with, each kept once, in a file beside its tape.
struct RecordedFiles {
  private let tape: String
  private var all: [SourceDocument] = []
  /// The last one of each source, which an answer without news stands for.
  private var last: [Source.ID: TapeAnswer.Outcome] = [:]

  /// - Parameter path: That of the tape, which gives the files their names.
  init(of path: String) { tape = path }

  /// The answer as a tape serves it, but for the name of its file, which is a number until `write`.
  mutating func outcome(
    _ answer: Result<SourceAnswer, PostsError>, of source: Source.ID
  ) -> TapeAnswer.Outcome {
    switch answer {
    case .success(.unchanged): return last[source] ?? .never
    case .success(.document(let document)) where document.isCutShort:
      return outcome(.failure(.brokenAnswer(host: document.address.host() ?? "")), of: source)
    case .success(.document(let document)):
      let outcome = TapeAnswer.Outcome.feed(
        file: "\(number(of: document))", charset: document.charset)
      last[source] = outcome
      return outcome
    case .failure(.server(let code, let wait)):
      let words = PostsError.server(code: code, retryAfter: wait).explanation
      return .refusal(code, retryAfter: wait, words: words)
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
      names["\(index)"] = try FreeFile.write(Data(document.bytes), as: path, from: 1).fileName
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
