/// A rectangle whose corners are rounded each by its own radius; cells know one, the largest.
public nonisolated struct UnevenRoundedRectangle: Shape, Sendable {
  /// The radius of each corner in points.
  package let radii: Path.CornerRadii

  /// - Parameters:
  ///   - topLeadingRadius: Points, as are the others; any radius above 0 rounds all four corners.
  ///   - style: Of no effect.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    func radius(_ length: Double) -> Path.Point { Path.Point(x: length, y: length) }
    var radii = Path.CornerRadii()
    radii.topLeading = radius(topLeadingRadius)
    radii.bottomLeading = radius(bottomLeadingRadius)
    radii.bottomTrailing = radius(bottomTrailingRadius)
    radii.topTrailing = radius(topTrailingRadius)
    self.radii = radii
  }

  public var _form: ShapeForm {
    .rectangle(
      cornerRadius: max(
        radii.topLeading.x, radii.bottomLeading.x, radii.bottomTrailing.x, radii.topTrailing.x))
  }
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
public nonisolated struct ContainerRelativeShape: Shape, Sendable {
  /// A rectangle as large as its room.
  public init() {}

  public var _form: ShapeForm { .rectangle(cornerRadius: 0) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of what a view stands in, where a shape is asked for.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
