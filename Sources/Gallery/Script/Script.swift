import Dispatch
import Observation

/// The server of the Gallery: it answers one outcome after the other, the same for each approach.
@Observable final class Script {
  /// How the next load will end.
  private(set) var next = Outcome.success
  /// Changes whenever the user asks for another load.
  private(set) var request = 0

  /// The time that each answer takes.
  static let answerTime = Duration.milliseconds(1500)

  private let ending: (Outcome) async throws -> Outcome

  /// - Parameter ending: Waits as long as an answer takes that would end a load like this, and returns how it
  ///   does end.
  init(ending: @escaping (Outcome) async throws -> Outcome = Script.timer) { self.ending = ending }

  /// Asks for another load, with the next outcome or with one of the user's choice.
  func reload(_ outcome: Outcome? = nil) {
    next = outcome ?? next
    request += 1
  }

  func posts() async throws -> [Post] { try await answer() ? Post.samples : [] }

  /// Whether there is what is asked for.
  func isFound() async throws -> Bool { try await answer() }

  /// Waits for an answer that never comes, until nobody waits for it any more.
  func hang() async {
    let (answers, end) = AsyncStream<Never>.makeStream()
    for await _ in answers {}
    end.finish()
  }

  /// Whether the email and the password are right.
  func isUser(email: String, password: String) async throws -> Bool { try await answer() }
}

extension Script {
  /// Plays the next outcome. Returns whether anything was found.
  private func answer() async throws -> Bool {
    let planned = next
    next = planned.following
    let outcome = try await ending(planned)
    try Task.checkCancellation()
    switch outcome {
    case .success: return true
    case .empty: return false
    case .serverError: throw FeedError.server(code: 500)
    case .networkError: throw FeedError.network
    }
  }

  /// A timer of the main queue, so that the process sleeps meanwhile.
  private static func timer(_ outcome: Outcome) async -> Outcome {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + answerTime / .seconds(1)) {
        continuation.resume(returning: outcome)
      }
    }
  }
}
