import Essentials

/// How long and how much a request may take before it is abandoned.
public struct HTTPLimits: Equatable, Sendable {
  /// Until there is a connection: a host that cannot be reached is not worth waiting for.
  public var connect: Duration
  /// Until the last byte, after redirects, counted from the start; only what servers take counts.
  public var whole: Duration
  /// Bytes of the answer after decompression.
  public var bytes: Int
  /// Redirects to follow; one more ends the request.
  public var redirects: Int

  /// Limits for a person who waits; all must be kept.
  public init(
    connect: Duration = HTTPLimits.usual / 3, whole: Duration = HTTPLimits.usual,
    bytes: Int = 10_000_000,
    redirects: Int = 10
  ) {
    self.connect = connect
    self.whole = whole
    self.bytes = bytes
    self.redirects = redirects
  }
}

extension HTTPLimits {
  /// What a server may take: 30 s, or what `OUTPOST_TIMEOUT` says, for networks that are slow.
  public static let usual = (try? environment) ?? .seconds(30)

  /// Throws where `OUTPOST_TIMEOUT` says nothing that can be used.
  public static func checkEnvironment() throws { _ = try environment }

  private static var environment: Duration? {
    get throws {
      guard let text = ProcessInfo.processInfo.environment["OUTPOST_TIMEOUT"] else { return nil }
      guard let seconds = Int(text), (1...3600).contains(seconds) else {
        throw BadTimeout(text: text)
      }
      return .seconds(seconds)
    }
  }

  private struct BadTimeout: LocalizedError {
    let text: String
    var errorDescription: String? {
      "OUTPOST_TIMEOUT wants a number of seconds from 1 to 3600, and is \(text)"
    }
  }
}
