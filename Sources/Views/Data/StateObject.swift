import StateKit

/// A model that this view makes, once for each place where it stands, and keeps while it stands there.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: KeptObject<ObjectType>?

  /// - Parameter wrappedValue: Makes the model, when the view first comes.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The model; a new one each time while the view is in no tree.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// What makes bindings to the model's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _link(_ slot: PropertySlot) {
    let kept = slot.kept { KeptObject(make()) }
    kept.publisher.observe()
    self.kept = kept
  }
}

private final class KeptObject<Object: ObservableObject> {
  let object: Object
  let publisher: ObservableObjectPublisher

  init(_ object: Object) {
    self.object = object
    publisher = object.objectWillChange
  }
}
