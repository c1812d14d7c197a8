/// A circle stretched to the width and the height of its room.
public struct Ellipse: Shape {
  /// An ellipse as large as its room.
  public init() {}

  public var _form: ShapeForm { .ellipse }
}

extension Shape where Self == Ellipse {
  /// The same where a shape is asked for.
  public static var ellipse: Ellipse { Ellipse() }
}
