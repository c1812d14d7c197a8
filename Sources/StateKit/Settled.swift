/// How a load last ended, or that there was none: what a cancelled load goes back to.
public enum Settled<Value> {
  case idle
  case loaded(Value)
  /// There is nothing to show; the text says what to do about it.
  case empty(String)
  case failed(any Error)
}

extension Settled: Sendable where Value: Sendable {}
