/// How a load last ended, or that there was none: what a cancelled load goes back to.
public enum Settled<Value> {
  /// There was no load yet.
  case idle
  /// The load brought this value.
  case loaded(Value)
  /// There is nothing to show; the text says what to do about it.
  case empty(String)
  /// The load failed and left nothing to show but the error.
  case failed(any Error)
}

extension Settled: Sendable where Value: Sendable {}
