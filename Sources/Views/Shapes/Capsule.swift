/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// A capsule as large as its room.
  public init() {}

  public var _form: ShapeForm { .capsule }
}

extension Shape where Self == Capsule {
  /// The same where a shape is asked for.
  public static var capsule: Capsule { Capsule() }
}
