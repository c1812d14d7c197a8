import Foundation
import StateKit

/// Asks web addresses over HTTP, and files of this machine.
public struct SystemSourceFetcher: SourceFetcher {
  private let limits: HTTPLimits
  private let clock: AnyClock
  private let sessions = HTTPSessions()
  private let signIns: any SignIns

  /// - Parameters:
  ///   - clock: Measures the deadlines of `limits`.
  ///   - signIns: Says who to be, to the sources that ask.
  public init(
    limits: HTTPLimits = HTTPLimits(), clock: AnyClock, signIns: any SignIns = NoSignIns()
  ) {
    self.limits = limits
    self.clock = clock
    self.signIns = signIns
  }

  @concurrent public func answer(
    of source: Source, given validators: Validators?
  ) async throws -> SourceAnswer {
    switch try PostSource(argument: source.address) {
    case .web(let url):
      let signIn = signIns.signIn(for: source.address)
      return try await answer(to: HTTPQuery(url: url, validators: validators, signIn: signIn))
    case .file(let path):
      return try await BlockingWork.run { [limits] in
        try FileQuestion(path: path, limit: limits.bytes).answer(given: validators)
      }
    case .tour, .standardInput: throw PostsError.badSource(source.address)
    }
  }

  /// Keeps connections to the servers that were asked last.
  public func hold() { sessions.hold() }

  public func release() { sessions.release() }
}

extension SystemSourceFetcher {
  private func answer(to query: HTTPQuery) async throws -> SourceAnswer {
    let answer = try await HTTPTransfer(
      query: query, limits: limits, clock: clock, sessions: sessions
    )
    .answer()
    if answer.isUnchanged { return .unchanged }
    return .document(
      SourceDocument(
        bytes: answer.bytes, charset: answer.head.charset, validators: answer.head.validators,
        address: (answer.head.url ?? query.url).withoutCredentials))
  }
}
