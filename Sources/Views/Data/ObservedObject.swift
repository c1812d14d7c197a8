import StateKit

/// A model that somebody else keeps, and whose changes this view shows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, Nonisolated {
  /// The model itself.
  public var wrappedValue: ObjectType

  /// Watches a model that is handed in.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The same, for an `init` that makes the property itself.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// What makes bindings to the model's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _link(_ slot: PropertySlot) {
    slot.kept { ObjectWatch(wrappedValue) }.observe(wrappedValue)
  }

  /// Makes bindings to the properties of a model.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to one property of the model.
    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// Lets each frame see the changes of an object. An object is looked through for its publisher once.
final class ObjectWatch<Object: ObservableObject> {
  private(set) var object: Object
  private var publisher: ObservableObjectPublisher

  init(_ object: Object) {
    self.object = object
    publisher = object.objectWillChange
  }

  func observe(_ wanted: Object) {
    if wanted !== object { (object, publisher) = (wanted, wanted.objectWillChange) }
    publisher.observe()
  }
}

/// A model that this view makes, once for each place where it stands, and keeps while it stands there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, Nonisolated {
  private let make: () -> ObjectType
  private var kept: ObjectWatch<ObjectType>?

  /// - Parameter wrappedValue: Makes the model, when the view first comes.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The model; a new one each time while the view is in no tree.
  @MainActor public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// What makes bindings to the model's properties: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }

  public mutating func _link(_ slot: PropertySlot) {
    let kept = slot.kept { ObjectWatch(make()) }
    kept.observe(kept.object)
    self.kept = kept
  }
}
