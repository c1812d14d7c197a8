/// How far each corner of a rectangle is rounded, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper left corner.
  public var topLeading: CGFloat
  /// The lower left corner.
  public var bottomLeading: CGFloat
  /// The lower right corner.
  public var bottomTrailing: CGFloat
  /// The upper right corner.
  public var topTrailing: CGFloat

  /// A radius for each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var radii: Path.CornerRadii {
    func radius(_ length: CGFloat) -> Path.Point {
      Path.Point(x: Double(length), y: Double(length))
    }
    var radii = Path.CornerRadii()
    radii.topLeading = radius(topLeading)
    radii.bottomLeading = radius(bottomLeading)
    radii.bottomTrailing = radius(bottomTrailing)
    radii.topTrailing = radius(topTrailing)
    return radii
  }
}

nonisolated extension UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each by its own radius.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: Double(cornerRadii.topLeading),
      bottomLeadingRadius: Double(cornerRadii.bottomLeading),
      bottomTrailingRadius: Double(cornerRadii.bottomTrailing),
      topTrailingRadius: Double(cornerRadii.topTrailing), style: style)
  }

  /// The same with radii that are constants of `CGFloat`.
  @_disfavoredOverload public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// How far each corner is rounded.
  public var cornerRadii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: CGFloat(radii.topLeading.x), bottomLeading: CGFloat(radii.bottomLeading.x),
      bottomTrailing: CGFloat(radii.bottomTrailing.x), topTrailing: CGFloat(radii.topTrailing.x))
  }
}

nonisolated extension Views.Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each by its own radius, where a shape is asked for.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

nonisolated extension RoundedRectangle {
  /// A rectangle whose corners are quarters of an ellipse; in cells they are as round as its longer side.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(max(cornerSize.width, cornerSize.height)), style: style)
  }

  /// How wide and how high a corner is.
  public var cornerSize: CGSize { CGSize(width: cornerRadius, height: cornerRadius) }
}

nonisolated extension Views.Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are quarters of an ellipse, where a shape is asked for.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
