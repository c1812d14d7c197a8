import Essentials
import Posts
import Tape

/// The posts that a recorded session was answered with, each list kept once, in a file beside its tape.
struct RecordedFiles {
  private let tape: String
  private var all: [[Post]] = []

  /// - Parameter path: That of the tape, which gives the files their names.
  init(of path: String) { tape = path }

  /// The answer as a tape serves it, but for the name of its file, which is a number until `write`.
  mutating func outcome(_ outcome: Result<[Post], PostsError>) -> TapeAnswer.Outcome {
    switch outcome {
    case .success(let posts) where posts.isEmpty: .empty
    case .success(ScriptedPostsService.samples): .posts(file: nil)
    case .success(let posts): .posts(file: "\(number(of: posts))")
    case .failure(.server(let code, let wait)):
      .refusal(
        code, retryAfter: wait,
        words: PostsError.server(code: code, retryAfter: wait).explanation)
    case .failure(let error): .fail(error.explanation, isPermanent: error.isPermanent)
    }
  }

  /// Writes the files.
  ///
  /// - Returns: Their names in the folder of the tape, by the numbers in the answers.
  func write() throws -> [String: String] {
    var names: [String: String] = [:]
    let path = tape.withoutFileExtension + ".json"
    for (index, posts) in all.enumerated() {
      let written = try FreeFile.write(
        PostsPrinter.json(posts.map { PostLine($0) }), as: path, from: 1)
      names["\(index)"] = written.fileName
    }
    return names
  }

  private mutating func number(of posts: [Post]) -> Int {
    if let index = all.firstIndex(of: posts) { return index }
    all.append(posts)
    return all.count - 1
  }
}
