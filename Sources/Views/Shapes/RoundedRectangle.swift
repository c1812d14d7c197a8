/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// - Parameter cornerRadius: Points; any radius above 0 rounds a cell at least.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public var _form: ShapeForm { .rectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle where a shape is asked for.
  ///
  /// - Parameter cornerRadius: Points.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
