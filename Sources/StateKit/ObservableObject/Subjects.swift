/// A publisher that the program gives its values, by `send(_:)`.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Hands a value on.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Hands on that something has happened.
  public func send() { send(()) }
}

/// Values that the program hands on itself; who comes late gets later ones only.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var count = 0

  /// A subject that nobody listens to yet.
  public init() {}

  public func send(_ value: Output) {
    for key in receivers.keys.sorted() { receivers[key]?(value) }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    receivers[count] = receiveValue
    return AnyCancellable { [weak self, count] in self?.receivers[count] = nil }
  }
}

/// A value that changes; who comes late gets the one there is.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let changes = PassthroughSubject<Output, Failure>()
  private var current: Output

  /// A subject with the value to begin with.
  public init(_ value: Output) { current = value }

  /// The value now; setting it hands it on.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    changes.send(value)
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(current)
    return changes.sink(receiveValue: receiveValue)
  }
}

/// One value, at once.
public struct Just<Output>: Publisher {
  private let output: Output

  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(output)
    return AnyCancellable {}
  }
}
