import Fetch
import StateKit

/// Checks a credential before it is kept.
public struct CredentialCheck: Sendable {
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
      try await ask(request.source, as: nil)
      return false
    } catch PostsError.server {
      // Not only after a 401: some servers deny that there is anything.
      try await ask(request.source, as: request.credential)
      return true
    }
  }
}

extension CredentialCheck {
  private func ask(_ source: Source, as credential: Credential?) async throws {
    let fetcher = SystemSourceFetcher(limits: limits, clock: clock) { _ in credential }
    var source = source
    source.passwordCommand = nil
    _ = try await fetcher.answer(of: source, given: nil)
  }
}
