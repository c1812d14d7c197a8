/// The name of a value of one's own in the environment.
@MainActor public protocol EnvironmentKey {
  /// What the environment holds for this key.
  associatedtype Value

  /// The value where no view sets another.
  static var defaultValue: Value { get }
}
