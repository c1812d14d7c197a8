/// The name of a value of one's own in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where no view sets another.
  static var defaultValue: Value { get }
}
