/// A value that every view of the program shares that names its key. It lasts as long as the program does.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, Nonisolated {
  private let key: String
  private let initial: Value

  private init(_ key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value now; writing it changes all that show it.
  @MainActor public var wrappedValue: Value {
    get {
      SceneValues.publisher.observe()
      return SceneValues.values[key] as? Value ?? initial
    }
    nonmutating set {
      SceneValues.values[key] = newValue
      SceneValues.publisher.send()
    }
  }

  /// A binding for views that write the value too: `$name`.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public func _link(_ slot: PropertySlot) {}
}

/// What the views of a program share by keys.
private enum SceneValues {
  static let publisher = ObservableObjectPublisher()
  static var values: [String: Any] = [:]
}

nonisolated extension SceneStorage where Value: StorableValue {
  /// A value under a key; what it is while nothing is stored stands behind it.
  public init(wrappedValue: Value, _ key: String) { self.init(key, initial: wrappedValue) }
}

nonisolated extension SceneStorage where Value == URL {
  /// An address under a key.
  public init(wrappedValue: URL, _ key: String) { self.init(key, initial: wrappedValue) }
}

nonisolated extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// A case under a key.
  public init(wrappedValue: Value, _ key: String) { self.init(key, initial: wrappedValue) }
}

nonisolated extension SceneStorage {
  /// A value under a key that need not be there.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, initial: nil)
  }

  /// A case under a key that need not be there.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(key, initial: nil)
  }
}
