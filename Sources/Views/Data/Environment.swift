/// A value that a view inherits from the views around it.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var values: EnvironmentValues?
  }

  private let link = Link()
  private let path: KeyPath<EnvironmentValues, Value>

  /// Names the value to inherit, as in `@Environment(\.isEnabled)`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value where the view stands; its default while the view is in no tree.
  public var wrappedValue: Value { (link.values ?? EnvironmentValues())[keyPath: path] }

  public func _link(_ slot: PropertySlot) { link.values = slot.context.environment }
}
