/// The largest circle that fits; in a single row, a dot.
public struct Circle: Shape {
  /// A circle in the middle of its room.
  public init() {}

  public var _form: ShapeForm { .circle }
}

extension Shape where Self == Circle {
  /// The same where a shape is asked for.
  public static var circle: Circle { Circle() }
}
