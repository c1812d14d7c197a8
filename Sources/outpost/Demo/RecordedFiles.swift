import Foundation
import Posts
import Tape

/// The posts that a recorded session was answered with, each list kept once, in a file beside its tape.
struct RecordedFiles {
  private let tape: URL
  private var all: [[Post]] = []

  /// - Parameter path: That of the tape, which gives the files their names.
  init(of path: String) { tape = URL(filePath: path) }

  /// The answer as a tape serves it.
  mutating func outcome(_ outcome: Result<[Post], PostsError>) -> TapeAnswer.Outcome {
    switch outcome {
    case .success(let posts) where posts.isEmpty: .empty
    case .success(ScriptedPostsService.samples): .posts(file: nil)
    case .success(let posts): .posts(file: name(number(of: posts)))
    case .failure(.server(let code, let wait)): .status(code, retryAfter: wait)
    case .failure(let error): .fail(error.localizedDescription, isPermanent: error.isPermanent)
    }
  }

  /// Writes the files.
  func write() throws {
    for (index, posts) in all.enumerated() {
      let file = tape.deletingLastPathComponent().appending(path: name(index + 1))
      try PostsPrinter.json(posts).write(to: file, options: .atomic)
    }
  }

  private func name(_ number: Int) -> String {
    "\(tape.deletingPathExtension().lastPathComponent)-\(number).json"
  }

  private mutating func number(of posts: [Post]) -> Int {
    if let index = all.firstIndex(of: posts) { return index + 1 }
    all.append(posts)
    return all.count
  }
}
