import StateKit

/// A model that a view around this one has set by `.environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var values = EnvironmentValues()

  /// Asks for the model of this type.
  public init() {}

  /// The model. Reading it ends the program where no view around has set one.
  public var wrappedValue: ObjectType {
    values.required(ObjectType.self, setBy: "environmentObject")
  }

  /// What makes bindings to the model's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _link(_ slot: PropertySlot) {
    values = slot.context.environment
    guard let object = values[object: ObjectType.self] else { return }
    slot.kept { ObjectWatch<ObjectType>() }.observe(object)
  }
}
