/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; what is returned ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins when somebody listens, and ends when nobody does any more.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that begins when somebody listens, and ends when nobody does any more.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher itself.
    public let upstream: Upstream
    private var listeners = 0
    private var connection: (any Cancellable)?

    fileprivate init(_ upstream: Upstream) { self.upstream = upstream }

    public func sink(receiveValue: @escaping (Upstream.Output) -> Void) -> AnyCancellable {
      let inner = upstream.sink(receiveValue: receiveValue)
      listeners += 1
      if listeners == 1 { connection = upstream.connect() }
      return AnyCancellable {
        inner.cancel()
        self.listeners -= 1
        if self.listeners == 0 { self.connection?.cancel() }
      }
    }
  }
}
