import Dispatch

/// Runs what blocks on the store, one piece after the other, away from the main actor.
///
/// In order, because the second of two marks on one post is the one that counts.
struct StoreWork: Sendable {
  private let queue: DispatchQueue?

  /// - Parameter isInline: Whether the work is done where it is asked for, so that a demo is the same each time.
  init(isInline: Bool) { queue = isInline ? nil : DispatchQueue(label: "store") }

  /// Waits for what the work answers.
  @MainActor func run<Answer: Sendable>(
    _ work: @escaping @Sendable () throws -> Answer
  ) async throws -> Answer {
    guard let queue else { return try work() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
