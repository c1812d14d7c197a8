import Synchronization

/// A clock that is turned by hand: time passes only in `advance`.
///
/// Sleepers wake in the order of their deadlines, and among equal deadlines in the order they went to sleep.
public final class TestClock: Sendable {
  private struct Sleeper {
    let id: Int
    let deadline: AnyClock.Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Storage {
    var now = AnyClock.Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
  }

  private let storage = Mutex(Storage())

  /// A clock that stands at its start.
  public init() {}

  /// The clock to inject.
  public var clock: AnyClock {
    AnyClock(now: { self.now }, sleep: { try await self.sleep(until: $0) })
  }

  /// The instant that the clock was turned to.
  public var now: AnyClock.Instant { storage.withLock { $0.now } }

  /// The tasks that sleep on this clock; none at rest.
  public var sleeperCount: Int { storage.withLock { $0.sleepers.count } }

  /// The instant at which the next sleeper wakes, nil when none sleeps.
  public var nextDeadline: AnyClock.Instant? {
    storage.withLock { $0.sleepers.map(\.deadline).min() }
  }

  /// Lets time pass and wakes every sleeper that is due.
  public func advance(by duration: Duration) {
    let due = storage.withLock { storage in
      storage.now = storage.now.advanced(by: duration)
      let due = storage.sleepers.filter { $0.deadline <= storage.now }
      storage.sleepers.removeAll { $0.deadline <= storage.now }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Moves the clock to the next deadline and wakes the one sleeper that is due. What it does comes before
  /// the next sleeper of the same instant. Returns whether one slept.
  @discardableResult
  public func wakeNext() -> Bool {
    let next = storage.withLock { storage -> Sleeper? in
      let first = storage.sleepers.indices.min {
        let (one, other) = (storage.sleepers[$0], storage.sleepers[$1])
        return (one.deadline, one.id) < (other.deadline, other.id)
      }
      guard let first else { return nil }
      let sleeper = storage.sleepers.remove(at: first)
      storage.now = max(storage.now, sleeper.deadline)
      return sleeper
    }
    next?.continuation.resume()
    return next != nil
  }

  private nonisolated(nonsending) func sleep(until deadline: AnyClock.Instant) async throws {
    let id = storage.withLock { storage in
      storage.nextID += 1
      return storage.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enqueue(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func enqueue(_ sleeper: Sleeper) {
    let outcome = storage.withLock { storage -> Result<Void, any Error>? in
      if storage.cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= storage.now { return .success(()) }
      storage.sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    let sleeper = storage.withLock { storage -> Sleeper? in
      guard let index = storage.sleepers.firstIndex(where: { $0.id == id }) else {
        storage.cancelled.insert(id)
        return nil
      }
      return storage.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
