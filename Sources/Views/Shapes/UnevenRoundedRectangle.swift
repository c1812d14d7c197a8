/// A rectangle whose corners are rounded each by its own radius; cells know one, the largest.
public nonisolated struct UnevenRoundedRectangle: Shape {
  private let cornerRadius: Double

  /// - Parameters:
  ///   - topLeadingRadius: Points, as are the others; any radius above 0 rounds all four corners.
  ///   - style: Of no effect.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadius = max(
      topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  public var _form: ShapeForm { .rectangle(cornerRadius: cornerRadius) }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each by its own radius, where a shape is asked for.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

/// The shape of what a view stands in, which in cells is a rectangle.
public struct ContainerRelativeShape: Shape {
  /// A rectangle as large as its room.
  public init() {}

  public var _form: ShapeForm { .rectangle(cornerRadius: 0) }
}
