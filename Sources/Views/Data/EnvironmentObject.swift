import StateKit

/// A model that a view around this one has set by `.environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, Nonisolated {
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
    guard let object = values[of: ObjectType.self] else { return }
    slot.kept { ObjectWatch(object) }.observe(object)
  }
}

/// The values in the environment that are the only ones of their type, such as models.
private nonisolated struct TypeKey<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

nonisolated extension EnvironmentValues {
  /// The only value of its type; nil where no view has set one.
  subscript<Value>(of type: Value.Type) -> Value? {
    get { self[TypeKey<Value>.self] }
    set { self[TypeKey<Value>.self] = newValue }
  }

  /// The object that a view cannot do without.
  func required<Object: AnyObject>(
    _ type: Object.Type, setBy modifier: String
  ) -> Object {
    guard let object = self[of: type] else {
      // As in SwiftUI: there is no value to go on with, and the program is wrong.
      fatalError(MissingObject(type: type, modifier: modifier).description)
    }
    return object
  }
}

/// An object that a view asks the environment for, and that nobody has put there.
nonisolated struct MissingObject: CustomStringConvertible {
  let type: Any.Type
  /// The modifier that puts such an object into the environment.
  let modifier: String

  var description: String {
    "No \(type) in the environment: add .\(modifier)(\(variable)) to a view around this one."
  }

  /// The type's name as one would name a variable, as `urlStore` for a `URLStore<Post>`.
  private var variable: String {
    let name = "\(type)".prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let capitals = name.prefix { $0.isUppercase }
    let lowered = capitals.count > 1 && capitals.count < name.count ? capitals.dropLast() : capitals
    return lowered.lowercased() + name.dropFirst(lowered.count)
  }
}
