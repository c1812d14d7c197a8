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
    connect: Duration = .seconds(10), whole: Duration = .seconds(30), bytes: Int = 10_000_000,
    redirects: Int = 10
  ) {
    self.connect = connect
    self.whole = whole
    self.bytes = bytes
    self.redirects = redirects
  }
}
