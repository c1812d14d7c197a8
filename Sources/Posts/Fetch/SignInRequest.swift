import Fetch
import StateKit

/// The credentials that a user gives, for a source that asks.
public struct SignInRequest: Equatable, Sendable {
  public var source: Source
  public var credential: Credential

  public init(source: Source, credential: Credential) {
    self.source = source
    self.credential = credential
  }

  /// Whether the sign-in opens what is closed without it; one that nobody asks for is not sent.
  ///
  /// Throws `PostsError` where it opens nothing.
  ///
  /// - Parameter clock: Measures the deadlines of `limits`.
  @concurrent public func isNeeded(
    clock: AnyClock, limits: HTTPLimits = HTTPLimits()
  ) async throws -> Bool {
    do {
      try await ask(as: nil, clock, limits)
      return false
    } catch PostsError.server {
      // Not only after a 401: some servers deny that there is anything.
      try await ask(as: credential, clock, limits)
      return true
    }
  }

  private func ask(
    as credential: Credential?, _ clock: AnyClock, _ limits: HTTPLimits
  ) async throws {
    let fetcher = SystemSourceFetcher(limits: limits, clock: clock) { _ in credential }
    var source = source
    source.passwordCommand = nil
    _ = try await fetcher.answer(of: source, given: nil)
  }
}
