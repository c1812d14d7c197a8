/// Which view has the focus, for a view that wants to know it or to move it.
///
/// A flag, or an optional custom value: `@FocusState var field: Field?` with
/// `.focused($field, equals: .name)` on each view.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, Nonisolated {
  private let none: Value
  private var box: FocusBox?

  /// A flag that begins with the focus elsewhere.
  public init() where Value == Bool { none = false }

  /// An optional value that begins with the focus elsewhere.
  public init<Wrapped: Hashable>() where Value == Wrapped? { none = nil }

  /// What the views around the focus are tied to; false or nil when none of them has it. Writing it
  /// moves the focus in the next frame, or takes it away.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// Ties views to the state: `$field`.
  public var projectedValue: Binding { Binding(box: box, none: none) }

  public mutating func _link(_ slot: PropertySlot) {
    let box = slot.kept {
      FocusBox(
        none: AnyHashable(none), isFollowed: true, invalidate: slot.context.frame.invalidate)
    }
    // Though no view is tied to it, it wants to know that none of them has the focus.
    slot.context.scope.add(box)
    self.box = box
  }

  /// A way to read and to move the focus, handed to the views that can have it.
  @propertyWrapper public struct Binding {
    let box: FocusBox?
    let none: Value

    /// The value that the focus is at now.
    public var wrappedValue: Value {
      get { box?.value.base as? Value ?? none }
      nonmutating set { box?.request(AnyHashable(newValue)) }
    }

    /// The binding itself, to be handed on.
    public var projectedValue: Binding { self }
  }
}
