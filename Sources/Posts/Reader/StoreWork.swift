import Dispatch

/// Runs what blocks on the store away from the main actor, in lanes that do not wait for each other.
///
/// Within a lane one piece follows the other, because the second of two changes of one post is the one that counts.
@MainActor final class StoreWork {
  enum Lane: String, CaseIterable {
    /// What changes the store or the configuration, and may have to wait for another program that does.
    case changes
    /// The posts of a list, which may be many, and the search.
    case lists
    /// One post, counts.
    case details
    /// The counts of queries, which may take longer than all else.
    case queries
  }

  private let store: PostStore
  private let executor: (any TaskExecutor)?
  /// Empty where the work is done at the call.
  private let queues: [Lane: DispatchQueue]
  private var pendingCount = 0

  /// - Parameter executor: Has the waits; nil does the work at the call, so that a demo is the same each time.
  init(_ store: PostStore, executor: (any TaskExecutor)?) {
    self.store = store
    self.executor = executor
    queues =
      executor == nil
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: Lane.allCases.map {
          ($0, DispatchQueue(label: "store.\($0.rawValue)"))
        })
  }

  /// Whether a piece of work waits, is done, or has a result that is not used yet.
  var isBusy: Bool { pendingCount > 0 }

  /// Enqueues the work before it returns, and goes on with the result on the main actor.
  func run<Value: Sendable>(
    _ lane: Lane, _ work: @escaping @Sendable (PostStore) throws -> Value,
    then use: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    pendingCount += 1
    let store = store
    guard let queue = queues[lane] else {
      use(Result { try work(store) })
      pendingCount -= 1
      return
    }
    queue.async {
      let result = Result { try work(store) }
      Task { @MainActor in
        use(result)
        self.pendingCount -= 1
      }
    }
  }

  /// Waits for the changes that were enqueued so far, where the program ends at once, but no longer than a moment: another
  /// program may be writing.
  func finishChangesNow() {
    let end = DispatchSemaphore(value: 0)
    guard let queue = queues[.changes] else { return }
    queue.async { end.signal() }
    _ = end.wait(timeout: .now() + 1)
  }

  /// Waits until all changes are made that were enqueued so far.
  func finishChanges() async {
    // On Swift's own executor the end of the wait would start a clock that ticks for ever.
    await withTaskExecutorPreference(executor) {
      await withCheckedContinuation { continuation in
        run(.changes, { _ in }, then: { _ in continuation.resume() })
      }
    }
  }
}
