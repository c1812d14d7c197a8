/// A clock that was injected: the real one in a program, a `TestClock` in tests and demo tapes.
///
/// Its instants count from the start of the clock, so that a test can name them.
public struct AnyClock: Clock {
  /// A moment on such a clock.
  public struct Instant: InstantProtocol {
    /// The time since the start of the clock.
    public var offset: Duration

    /// A moment by its distance from the start of the clock.
    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let read: @Sendable () -> Instant
  private let wait: nonisolated(nonsending) @Sendable (Instant) async throws -> Void

  /// Makes a clock of two functions.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - sleep: Waits until an instant; throws `CancellationError` when its task is cancelled.
  public init(
    now: @escaping @Sendable () -> Instant,
    sleep: nonisolated(nonsending) @escaping @Sendable (Instant) async throws -> Void
  ) {
    read = now
    wait = sleep
  }

  /// The real clock, counting from now.
  public static func continuous() -> AnyClock {
    let start = ContinuousClock.now
    return AnyClock(
      now: { Instant(offset: ContinuousClock.now - start) },
      sleep: { try await ContinuousClock().sleep(until: start.advanced(by: $0.offset)) })
  }

  public var now: Instant { read() }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until an instant; throws `CancellationError` when the task is cancelled before it.
  ///
  /// It runs on the actor of its caller, so a main-actor task is asleep once it has given way.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration?)
    async throws
  {
    try await wait(deadline)
  }

  /// Waits for a time; throws `CancellationError` when the task is cancelled before it is over.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}
