/// A value that a view owns. It lives as long as the view keeps its place in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// The value to begin with; once the view is in the tree, only what is written counts.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The same, for an `init` that makes the state itself.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now. Writing it asks for a frame; while the view is in no tree, it is forgotten.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      box?.value = newValue
      box?.invalidate()
    }
  }

  /// A binding for views that write the value too: `$name`.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func _link(_ slot: PropertySlot) {
    box = slot.kept { StateBox(initial, invalidate: slot.context.frame.invalidate) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil, so that `@State var name: String?` needs no value.
  public init() { self.init(wrappedValue: nil) }
}

/// What a state is while its view is on the screen.
final class StateBox<Value> {
  var value: Value
  let invalidate: () -> Void

  init(_ value: Value, invalidate: @escaping () -> Void) {
    self.value = value
    self.invalidate = invalidate
  }
}
