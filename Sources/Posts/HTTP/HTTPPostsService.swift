import Feeds
import Foundation
import StateKit

/// Posts from an http or https URL.
public struct HTTPPostsService: PostsService {
  private let url: URL
  private let limits: HTTPLimits
  private let clock: AnyClock
  private let sessions = HTTPSessions()

  /// - Parameter clock: Measures the deadlines of `limits`.
  public init(url: URL, limits: HTTPLimits = HTTPLimits(), clock: AnyClock = .dispatch()) {
    self.url = url
    self.limits = limits
    self.clock = clock
  }

  /// The host, with the port where the URL names one.
  public var name: String { url.hostAndPort }

  /// Asks the server anew.
  @concurrent public func posts() async throws -> [Post] {
    let query = HTTPQuery(url: url)
    let answer = try await HTTPTransfer(
      query: query, limits: limits, clock: clock, sessions: sessions
    )
    .answer()
    return try PostsDecoder.posts(in: answer.bytes)
  }
}
