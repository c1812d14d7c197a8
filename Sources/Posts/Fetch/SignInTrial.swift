import Fetch
import StateKit

/// Tries a sign-in before it is kept: what opens nothing is not worth keeping.
public struct SignInTrial: Sendable {
  private let clock: AnyClock
  private let limits: HTTPLimits

  /// - Parameter clock: Measures the deadlines of `limits`.
  public init(clock: AnyClock, limits: HTTPLimits = HTTPLimits()) {
    self.clock = clock
    self.limits = limits
  }

  /// Whether a sign-in opens what is closed without it; one that nobody asks for is not sent.
  ///
  /// Throws `PostsError` where it opens nothing.
  @concurrent public func isNeeded(_ request: SignInRequest) async throws -> Bool {
    do {
      try await ask(request.source, as: NoSignIns())
      return false
    } catch PostsError.server {
      // Not only after a 401: some servers deny that there is anything.
      try await ask(request.source, as: OneSignIn(signIn: request.signIn))
      return true
    }
  }
}

extension SignInTrial {
  private struct OneSignIn: SignIns {
    let signIn: SignIn
    func signIn(for address: String) -> SignIn? { signIn }
  }

  private func ask(_ source: Source, as signIns: some SignIns) async throws {
    let fetcher = SystemSourceFetcher(limits: limits, clock: clock, signIns: signIns)
    var source = source
    source.passwordCommand = nil
    _ = try await fetcher.answer(of: source, given: nil)
  }
}
