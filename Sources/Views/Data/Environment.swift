import Observation

/// A value that a view inherits from the views around it.
@propertyWrapper public struct Environment<Value>: DynamicProperty, Nonisolated {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  /// Names the value to inherit, as in `@Environment(\.isEnabled)`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// The value where the view stands; its default while the view is in no tree.
  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

  public mutating func _link(_ slot: PropertySlot) { values = slot.context.environment }

  /// Asks for a model by its type. Reading it ends the program where no view around has set one by
  /// `.environment(model)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0.required(type, setBy: "environment") }
  }

  /// Asks for a model by its type; nil where no view around has set one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[of: type] }
  }
}
