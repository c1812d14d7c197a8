/// A value that a view owns. It lives as long as the view keeps its place in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty, Nonisolated {
  private let initial: Value
  private var box: StateBox<Value>?

  /// The value to begin with; once the view is in the tree, only what is written counts.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The same, for an `init` that makes the state itself.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now. Writing it asks for a frame if the last one has read it; while the view is in no
  /// tree, what is written is forgotten.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding for views that write the value too: `$name`.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func _link(_ slot: PropertySlot) {
    let frame = slot.context.frame
    let box = slot.kept { StateBox(initial, in: frame) }
    box.frame = frame
    self.box = box
  }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil, so that `@State var name: String?` needs no value.
  public init() { self.init(wrappedValue: nil) }
}

/// What a state is while its view is on the screen.
nonisolated final class StateBox<Value> {
  /// The last frame that the view was part of.
  var frame: FrameContext
  private var kept: Value
  /// The number of the last frame that shows the value.
  private var reader: Int?
  /// How often the value was written.
  private var changes = 0

  init(_ value: Value, in frame: FrameContext) {
    kept = value
    self.frame = frame
  }

  var value: Value {
    get {
      if frame.isBeingMade {
        reader = frame.visit
        frame.note(isSame(as: changes))
      }
      return kept
    }
    set {
      kept = newValue
      changes += 1
      if reader == frame.visit { frame.invalidate() }
    }
  }

  private func isSame(as then: Int) -> FrameContext.Read {
    { [self] context in
      reader = context.frame.visit
      return changes == then
    }
  }
}
