import Dispatch
import Synchronization

/// A disk on which every access takes 300 ms of a clock that the test turns.
nonisolated final class SlowDisk: Sendable {
  private struct State {
    var isSlow = false
    var now = Duration.zero
    var waiting: [(end: Duration, semaphore: DispatchSemaphore)] = []
    var count = 0
    var countOnMain = 0
  }

  private static let latency = Duration.milliseconds(300)
  private static let key = DispatchSpecificKey<Bool>()
  private let state = Mutex(State())

  init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

  /// Whether this is called from the main actor.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Accesses since it was slow, and those of them that held the main actor up.
  var count: Int { state.withLock { $0.count } }
  var countOnMain: Int { state.withLock { $0.countOnMain } }
  /// Accesses that are under way.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  func access() {
    let isOnMain = Self.isOnMain
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      guard state.isSlow else { return nil }
      state.count += 1
      if isOnMain { state.countOnMain += 1 }
      // A test that waits for itself would not end.
      guard !isOnMain else { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append((state.now + Self.latency, semaphore))
      return semaphore
    }
    semaphore?.wait()
  }

  func slowDown() { state.withLock { $0.isSlow = true } }

  /// Lets all go on.
  func recover() {
    state.withLock { $0.isSlow = false }
    advance(by: Self.latency)
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now += duration
      let (now, waiting) = (state.now, state.waiting)
      state.waiting = waiting.filter { $0.end > now }
      return waiting.filter { $0.end <= now }
    }
    for access in due { access.semaphore.signal() }
  }
}
