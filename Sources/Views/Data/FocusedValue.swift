import Observation
import StateKit

/// A value of the view that has the focus, of a view around that, or of the screen; nil where none of them has one.
///
/// A frame in which a body has read another one is made again before it is shown.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty, Nonisolated {
  private let read: (FocusedValues) -> Value?
  private var place: FocusedPlace?

  /// Names the value, as in `@FocusedValue(\.post)`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Asks for a model by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value; nil while the view is in no tree.
  public var wrappedValue: Value? { place?.value(read) }

  public mutating func _link(_ slot: PropertySlot) { place = FocusedPlace(slot) }
}

/// The value of a binding that the view with the focus, a view around that, or the screen has; nil where none has one.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty, Nonisolated {
  private let read: (FocusedValues) -> Binding<Value>?
  private var place: FocusedPlace?

  /// Names the binding, as in `@FocusedBinding(\.title)`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value now. Writing it changes the value behind the binding; where there is none, or to nil, it does nothing.
  public var wrappedValue: Value? {
    get { place?.value { [read] in read($0)?.wrappedValue } }
    nonmutating set {
      guard let newValue, let binding = place?.values.flatMap(read) else { return }
      binding.wrappedValue = newValue
    }
  }

  /// A binding to the value, whichever view has the focus by then.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func _link(_ slot: PropertySlot) { place = FocusedPlace(slot) }
}

/// A model that the view with the focus, a view around that, or the screen has, and whose changes this view shows; nil
/// where none has one.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, Nonisolated {
  private var place: FocusedPlace?

  /// Asks for the model of this type.
  public init() {}

  /// The model.
  public var wrappedValue: ObjectType? { place?.value { $0[object: ObjectType.self] } }

  /// What makes bindings to the model's properties: `$model?.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { .init(object: $0) }
  }

  public mutating func _link(_ slot: PropertySlot) {
    place = FocusedPlace(slot)
    guard let object = place?.values?[object: ObjectType.self] else { return }
    slot.kept { ObjectWatch(object) }.observe(object)
  }
}

/// Where a view reads the values of the focus.
private nonisolated struct FocusedPlace {
  let frame: FrameContext
  let state: FocusedState?
  var values: FocusedValues? { state?.values }

  @MainActor init(_ slot: PropertySlot) {
    frame = slot.context.frame
    state = slot.context.environment.focusedState
    state?.ask(in: frame)
  }

  func value<Value>(_ read: @escaping (FocusedValues) -> Value?) -> Value? {
    state?.value(in: frame, read)
  }
}
