import Foundation

/// Posts from standard input, which can be read only once: every further load answers the same.
///
/// A load that is cancelled stops waiting at once; the reading goes on, and the next load has it.
public actor StandardInputPostsService: PostsService {
  private let descriptor: Int32
  private var reading: Task<[Post], any Error>?

  /// - Parameter descriptor: What is read to its end; closing it stays the caller's business.
  public init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Always the same, as a pipe has no name.
  public nonisolated var name: String { "standard input" }

  /// Waits for the end of the input; throws `PostsError.nothingPiped` where it is a terminal.
  public func posts() async throws -> [Post] {
    // Keys come from the terminal, so reading posts from it would swallow them.
    guard isatty(descriptor) == 0 else { throw PostsError.nothingPiped }
    let task =
      reading
      ?? Task(executorPreference: LoadExecutor()) { [descriptor] in
        try await Self.read(descriptor)
      }
    reading = task
    return try await BlockingWork.answer(of: task)
  }

  @concurrent private static func read(_ descriptor: Int32) async throws -> [Post] {
    let bytes = try await BlockingWork.run {
      try FileBytes.read(descriptor, name: "standard input")
    }
    return try PostsDecoder.posts(in: bytes)
  }
}
