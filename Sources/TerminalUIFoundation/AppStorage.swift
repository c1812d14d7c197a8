/// A value that outlives the program: it is kept under a key in the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, Nonisolated {
  private let store: UserDefaults
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(
    in store: UserDefaults, _ read: @escaping () -> Value, _ write: @escaping (Value) -> Void
  ) {
    self.store = store
    self.read = read
    self.write = write
  }

  /// The value now; writing it changes all that show it.
  @MainActor public var wrappedValue: Value {
    get {
      StoredChanges.publisher.observe()
      return read()
    }
    nonmutating set {
      write(newValue)
      StoredChanges.save(store)
      StoredChanges.publisher.send()
    }
  }

  /// A binding for views that write the value too: `$name`.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public func _link(_ slot: PropertySlot) {}
}

/// Announces that a value in the user's defaults has changed by this program.
private enum StoredChanges {
  static let publisher = ObservableObjectPublisher()
  private static var unsaved: [ObjectIdentifier: UserDefaults] = [:]

  /// Writes a store into its file after what is done now: on Linux nothing else does.
  static func save(_ store: UserDefaults) {
    let isFirst = unsaved.isEmpty
    unsaved[ObjectIdentifier(store)] = store
    guard isFirst else { return }
    Task { @MainActor in
      for store in unsaved.values { _ = store.synchronize() }
      unsaved = [:]
    }
  }
}

/// What the user's defaults can hold as it is.
public protocol StorableValue {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}

nonisolated extension AppStorage where Value: StorableValue {
  /// A value under a key; what it is while nothing is stored stands behind it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init(in: store) {
      store.value(key) ?? wrappedValue
    } _: {
      store.set($0, forKey: key)
    }
  }
}

nonisolated extension AppStorage where Value == URL {
  /// An address under a key.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init(in: store) {
      store.url(forKey: key) ?? wrappedValue
    } _: {
      store.set($0, forKey: key)
    }
  }
}

nonisolated extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// A case under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init(in: store) {
      (store.value(key) as Value.RawValue?).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } _: {
      store.set($0.rawValue, forKey: key)
    }
  }
}

nonisolated extension AppStorage {
  /// A value under a key that need not be there.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    let store = store ?? .standard
    self.init(in: store) {
      store.value(key)
    } _: { value in
      if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    }
  }

  /// A case under a key that need not be there, by its raw value.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    let store = store ?? .standard
    self.init(in: store) {
      (store.value(key) as Wrapped.RawValue?).flatMap(Wrapped.init(rawValue:))
    } _: { value in
      if let value {
        store.set(value.rawValue, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }
}

nonisolated extension UserDefaults {
  /// What is stored under a key, as its type.
  fileprivate func value<Value: StorableValue>(_ key: String) -> Value? {
    guard let object = object(forKey: key) else { return nil }
    if let number = object as? NSNumber {
      if Value.self == Bool.self { return number.boolValue as? Value }
      if Value.self == Int.self { return number.intValue as? Value }
      if Value.self == Double.self { return number.doubleValue as? Value }
    }
    return object as? Value
  }
}
