/// Something that hands on values, one after another, to those who ask for them.
public protocol Publisher<Output, Failure> {
  /// What is handed on.
  associatedtype Output
  /// What could go wrong. The publishers here neither fail nor end.
  associatedtype Failure: Error = Never

  /// Runs a closure for each value until what is returned is cancelled or let go.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// Something under way that can be ended before its time.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// What a subscription is ended by; it ends when nobody keeps this.
public final class AnyCancellable: Hashable, Cancellable {
  private var action: (() -> Void)?

  /// - Parameter cancel: What ends the subscription; it runs once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Ends what could be ended when nobody keeps this.
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

  /// Ends the subscription.
  public func cancel() {
    action?()
    action = nil
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps this at the end of a collection.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  deinit { action?() }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of values of one type, whatever they come from.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  /// A publisher by what begins a subscription.
  public init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  /// Another publisher without its type.
  public init(_ publisher: some Publisher<Output, Failure>) {
    self.init { publisher.sink(receiveValue: $0) }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }
}
