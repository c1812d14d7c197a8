/// A way to read and to write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: Nonisolated {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reaches a value that is kept elsewhere by a way to read it and a way to write it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Takes over a binding that was handed in with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written where it is kept.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be handed on: `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to one property of the value, as in `$post.title`.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding: DynamicProperty {
  public func _link(_ slot: PropertySlot) {}
}
