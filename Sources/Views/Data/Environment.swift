/// A value that a view inherits from the views around it.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var values: EnvironmentValues?
  }

  private let link = Link()
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { (link.values ?? EnvironmentValues())[keyPath: path] }

  public func _link(_ slot: PropertySlot) { link.values = slot.context.environment }
}
