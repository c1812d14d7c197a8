/// Something that hands on values, one after another, to those who ask for them.
public protocol Publisher<Output> {
  /// What is handed on.
  associatedtype Output

  /// Runs a closure for each value until what is returned is cancelled or let go.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// What a subscription is ended by; it ends when nobody keeps this.
public final class AnyCancellable: Hashable {
  private var action: (() -> Void)?

  /// - Parameter cancel: What ends the subscription; it runs once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Ends the subscription.
  public func cancel() {
    action?()
    action = nil
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  deinit { action?() }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of values of one type, whatever they come from.
public struct AnyPublisher<Output>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  /// A publisher by what begins a subscription.
  public init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }
}

extension Publisher {
  /// The values as something else.
  public func map<Mapped>(_ change: @escaping (Output) -> Mapped) -> AnyPublisher<Mapped> {
    AnyPublisher { receive in sink { receive(change($0)) } }
  }

  /// Those values alone that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output> {
    AnyPublisher { receive in sink { if isIncluded($0) { receive($0) } } }
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output> {
    AnyPublisher { sink(receiveValue: $0) }
  }
}

/// Values that the program hands on itself, by `send(_:)`.
public final class PassthroughSubject<Output, Failure>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var count = 0

  /// A subject that nobody listens to yet.
  public init() {}

  /// Hands a value on.
  public func send(_ value: Output) {
    for key in receivers.keys.sorted() { receivers[key]?(value) }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    receivers[count] = receiveValue
    return AnyCancellable { [weak self, count] in self?.receivers[count] = nil }
  }
}

extension PassthroughSubject where Output == Void {
  /// Hands on that something has happened.
  public func send() { send(()) }
}
