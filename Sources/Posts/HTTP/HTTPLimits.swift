/// How long and how much a request may take before it is given up.
public struct HTTPLimits: Equatable, Sendable {
  /// Until the head of the last answer is there: connecting, redirects and the server's thinking.
  ///
  /// It stands for a deadline of connecting alone, because `URLSession` tells nobody on Linux when
  /// it has connected, and a server that accepts and then says nothing is no better to wait for.
  public var answer: Duration
  /// Until the last byte, counted from the start as well.
  public var whole: Duration
  /// Bytes of the answer after decompression.
  public var bytes: Int
  public var redirects: Int

  public init(
    answer: Duration = .seconds(10), whole: Duration = .seconds(30), bytes: Int = 10_000_000,
    redirects: Int = 10
  ) {
    self.answer = answer
    self.whole = whole
    self.bytes = bytes
    self.redirects = redirects
  }
}
