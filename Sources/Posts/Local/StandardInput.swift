import Essentials

/// Standard input as a source, which can be read only once: whoever asks again is answered the same.
///
/// A load that is cancelled stops waiting at once; the reading goes on, and the next load has it.
actor StandardInput {
  private let descriptor: Int32
  private var reading: Task<[UInt8], any Error>?

  /// - Parameter descriptor: What is read to its end; closing it stays the caller's business.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the end of the input; throws `PostsError.nothingPiped` where it is a terminal.
  func bytes() async throws -> [UInt8] {
    // Keys come from the terminal, so reading posts from it would swallow them.
    guard isatty(descriptor) == 0 else { throw PostsError.nothingPiped }
    let task =
      reading
      ?? Task(executorPreference: LoadExecutor()) { [descriptor] in
        try await BlockingWork.run { try FileBytes.read(descriptor, name: "standard input") }
      }
    reading = task
    return try await BlockingWork.result(of: task)
  }
}
