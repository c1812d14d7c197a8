import Dispatch
import Observation

/// The server of the Gallery: it answers one outcome after the other, the same for each approach.
@Observable final class Script {
  /// How the next load will end.
  private(set) var next = Outcome.success
  /// Changes whenever the person asks for another load.
  private(set) var request = 0

  /// The seconds that each answer takes.
  static let answerTime = 1.5

  private let pause: (Double) async -> Void

  /// - Parameter pause: Waits so many seconds; a test waits for nothing.
  init(pause: @escaping (Double) async -> Void = Script.timer) { self.pause = pause }

  /// Asks for another load, with the next outcome or with one of the person's choice.
  func reload(_ outcome: Outcome? = nil) {
    next = outcome ?? next
    request += 1
  }

  func posts() async throws -> [Post] { try await answer() ? Post.samples : [] }

  /// The picture, or nil where there is none.
  func picture() async throws -> Picture? { try await answer() ? .sunset : nil }

  /// Whether the email and the password are right.
  func isUser(email: String, password: String) async throws -> Bool { try await answer() }
}

extension Script {
  /// Plays the next outcome. Answers whether anything was found.
  private func answer() async throws -> Bool {
    let outcome = next
    next = outcome.following
    await pause(Self.answerTime)
    try Task.checkCancellation()
    switch outcome {
    case .success: return true
    case .empty: return false
    case .serverError: throw FeedError.server(code: 500)
    case .networkError: throw FeedError.network
    }
  }

  /// A timer of the main queue, so that the process sleeps meanwhile.
  private static func timer(seconds: Double) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
    }
  }
}
