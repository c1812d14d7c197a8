/// How long and how much a request may take before it is given up.
public struct HTTPLimits: Equatable, Sendable {
  /// Until there is a connection: a host that cannot be reached is not worth waiting for.
  ///
  /// It is looked at once, when this time is over; a server that thinks may do so until `whole`. Where
  /// the program cannot tell (a proxy, other systems than Linux) only `whole` counts.
  public var connect: Duration
  /// Until the last byte, counted from the start as well.
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
