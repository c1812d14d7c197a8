/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier to use where one is asked for and none is wanted.
  public static let identity = EmptyModifier()

  /// Fills a place that asks for a modifier.
  public init() {}

  public func body(content: Content) -> Content { content }
}
