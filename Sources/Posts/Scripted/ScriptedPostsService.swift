import StateKit

/// Posts, and failures, that were written beforehand: for the tour, for demos and for tests.
public actor ScriptedPostsService: PostsService {
  /// What one load answers.
  public typealias Outcome = Result<[Post], PostsError>

  /// What the title bar calls the script.
  public nonisolated let name: String
  private let outcomes: [Outcome]
  private let delay: Duration
  private let clock: AnyClock
  private var answered = 0

  /// - Parameters:
  ///   - outcomes: Answered in turn, and from the first again after the last; not empty. A load
  ///     that is cancelled does not use its turn up.
  ///   - delay: How long each load takes on the clock.
  public init(name: String, outcomes: [Outcome], delay: Duration, clock: AnyClock) {
    precondition(!outcomes.isEmpty, "a script needs an outcome")
    self.name = name
    self.outcomes = outcomes
    self.delay = delay
    self.clock = clock
  }

  /// Waits for the delay, then answers the next outcome; a failure is thrown.
  public func posts() async throws -> [Post] {
    try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
    let outcome = outcomes[answered % outcomes.count]
    answered += 1
    return try outcome.get()
  }
}
