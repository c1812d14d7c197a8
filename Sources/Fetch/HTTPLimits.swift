import Essentials

/// How long and how much a request may take before it is abandoned.
public struct HTTPLimits: Equatable, Sendable {
  /// Until there is a connection: a host that cannot be reached is not worth waiting for.
  public var connect: Duration
  /// Until the last byte, after redirects, counted from the start; only what servers take counts.
  public var whole: Duration
  /// How long next to nothing may come before a request is abandoned; nil for as long as the whole may take.
  public var pause: Duration?
  /// Bytes of the answer after decompression.
  public var bytes: Int
  /// Redirects to follow; one more ends the request.
  public var redirects: Int

  /// Limits for the user who waits; all must be kept.
  public init(
    connect: Duration = HTTPLimits.usual / 3, whole: Duration = HTTPLimits.usual,
    bytes: Int = 10_000_000, redirects: Int = 10
  ) {
    (self.connect, self.whole, self.bytes, self.redirects) = (connect, whole, bytes, redirects)
  }

  /// What a server may take: 30 s, or what `OUTPOST_TIMEOUT` says, for networks that are slow.
  public static let usual = Duration.seconds(timeout.flatMap(seconds) ?? 30)

  /// What `OUTPOST_TIMEOUT` says where that cannot be used: it wants seconds from 1 to 3600.
  public static var badTimeout: String? { timeout.flatMap { seconds($0) == nil ? $0 : nil } }

  private static var timeout: String? { ProcessEnvironment.value("OUTPOST_TIMEOUT") }

  private static func seconds(_ text: String) -> Int? {
    Int(text).flatMap { (1...3600).contains($0) ? $0 : nil }
  }
}
