import Observation

/// A value that a view inherits from the views around it.
@propertyWrapper public struct Environment<Value>: DynamicProperty, Nonisolated {
  private let read: (EnvironmentValues) -> Value
  private var place: (frame: FrameContext, inherited: Inherited, node: StateNode)?

  /// Names the value to inherit, as in `@Environment(\.isEnabled)`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// The value where the view stands; its default while the view is in no tree.
  public var wrappedValue: Value {
    guard let place else { return read(EnvironmentValues()) }
    let value = read(at: place.node, place.inherited)
    if place.frame.isBeingMade { place.frame.note { isSame(read($0.environment), value) } }
    return value
  }

  public mutating func _link(_ slot: PropertySlot) {
    place = (slot.context.frame, slot.context.inherited, slot.node)
  }

  /// The value at a place. A view that is a row of a list knows whether the row has the focus.
  private func read(at node: StateNode, _ inherited: Inherited) -> Value {
    guard Value.self == Bool.self, inherited.values.isAroundRows else {
      return read(inherited.values)
    }
    var values = inherited.values
    values.focusable = FocusID(node: node)
    return read(values)
  }

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

/// Whether two values are known to be the same; those that cannot be compared may not be.
nonisolated func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  if let one = one as? any Equatable { return isEqual(one) }
  return Value.self is AnyObject.Type && one as AnyObject === other as AnyObject
}
