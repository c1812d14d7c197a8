/// A shape whose type is not known, where shapes of several types must have one.
public struct AnyShape: Shape {
  public let _form: ShapeForm

  /// Hides the type of a shape.
  public init(_ shape: some Shape) { _form = shape._form }
}
