/// Four corners.
public struct Rectangle: Shape {
  /// A rectangle as large as its room.
  public init() {}

  public var _form: ShapeForm { .rectangle(cornerRadius: 0) }
}

extension Shape where Self == Rectangle {
  /// The same where a shape is asked for.
  public static var rect: Rectangle { Rectangle() }
}
