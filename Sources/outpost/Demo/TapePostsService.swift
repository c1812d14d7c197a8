import Essentials
import Posts
import Tape

/// A source whose answers are written in a tape.
struct TapePostsService: PostsService {
  let name: String
  let answers: TapeAnswers

  func posts() async throws -> [Post] {
    switch try await answers.next() {
    case .posts(nil): ScriptedPostsService.samples
    case .posts(let path?): try Self.posts(at: path)
    case .empty, .never: []
    case .status(let code, let wait): throw PostsError.server(code: code, retryAfter: wait)
    case .fail(let words, let isPermanent):
      throw PostsError.scripted(words, isPermanent: isPermanent)
    }
  }

  private static func posts(at path: String) throws -> [Post] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PostsError.noSuchFile(path)
    }
    return try PostsDecoder.posts(in: Array(data))
  }
}
