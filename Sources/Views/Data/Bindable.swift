import Observation

/// A model that makes bindings to its properties: `$model.name`.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: Nonisolated {
  /// The model itself.
  public var wrappedValue: Value

  /// What makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// There is no binding to anything but a model.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(model: Value) { wrappedValue = model }
}

nonisolated extension Bindable where Value: AnyObject {
  /// A binding to one property of the model.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

nonisolated extension Bindable where Value: AnyObject & Observable {
  /// Wraps the model of a property, as in `@Bindable var model: Model`.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }

  /// Wraps a model on the spot, as in `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(model: wrappedValue) }

  /// Takes over what was handed in with `$`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

nonisolated extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the model.
  public var id: Value.ID { wrappedValue.id }
}
