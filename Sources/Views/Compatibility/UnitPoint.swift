/// A point in a view as parts of its width and height, (0, 0) at the top left and (1, 1) at the bottom right.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The part of the width to the left.
  public var x: Double
  /// The part of the height above.
  public var y: Double

  /// A point by the parts of the width and of the height before it.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner, by its plain name.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Half way down the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Half way down the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
