import Observation
import Synchronization

/// A property of an `ObservableObject` that views watch.
///
/// Views see every value that is set, equal to the one before or not.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// The value to begin with.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// The same, for an `init` that makes the property itself.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only classes can say that they change; a property of one is read through the subscript below.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.read() }
    nonmutating set { box.write(newValue) }
  }

  /// The value of an object's property. Setting it notifies the object's publisher first.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.read() }
    set { owner[keyPath: storage].box.write(newValue) }
  }

  /// Only classes can say that they change; that of a class is read through the subscript below.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // What is assigned to a property writes through the publisher that it was lent.
    nonmutating set {}
  }

  /// The values of an object's property, to be listened to: `$name`.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected _: KeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get { owner[keyPath: storage].projectedValue }
    set {}
  }
}

extension Published {
  /// The values of the property: the one now, and each new one before it is set.
  public struct Publisher: StateKit.Publisher {
    fileprivate let box: PublishedBox<Value>

    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(box.current)
      return box.changes.sink(receiveValue: receiveValue)
    }
  }
}

extension Published.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
}

extension Publisher {
  /// Writes each value into a property, as long as that is there: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.sources.append(sink { [weak box] in box?.write($0) })
  }
}

extension Published: PublishingProperty {
  var property: any PublishedProperty { box }
}

/// A `Published` of any type.
protocol PublishingProperty {
  var property: any PublishedProperty { get }
}

/// What is behind a `Published` of any type.
protocol PublishedProperty: AnyObject {
  var publisher: ObservableObjectPublisher? { get }
  /// Sets the publisher to notify of changes, unless there is one; returns the one that is notified.
  func join(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// The value behind one property of one object, observed like a property of an `@Observable` class.
private final class PublishedBox<Value>: Observable, PublishedProperty {
  private let registrar = ObservationRegistrar()
  private let joined = Mutex<ObservableObjectPublisher?>(nil)
  private var value: Value
  /// Hands each new value on before it is set.
  let changes = PassthroughSubject<Value, Never>()
  /// What is assigned to it.
  var sources: [AnyCancellable] = []
  /// The value, without being observed.
  var current: Value { value }

  init(_ value: Value) { self.value = value }

  var publisher: ObservableObjectPublisher? { joined.withLock { $0 } }

  func join(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    joined.withLock { joined in
      let notified = joined ?? publisher
      joined = notified
      return notified
    }
  }

  func read() -> Value {
    registrar.access(self, keyPath: \.value)
    return value
  }

  func write(_ newValue: Value) {
    publisher?.send()
    changes.send(newValue)
    registrar.withMutation(of: self, keyPath: \.value) { value = newValue }
  }
}
