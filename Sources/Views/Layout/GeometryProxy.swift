/// What a view is told of the room that it is given.
public struct GeometryProxy {
  /// A width and a height in points: 8 a column, 16 a row.
  public nonisolated struct Size: Equatable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A width and a height, in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The room, in points.
  public let size: Size
  /// No room at all: a screen of cells has no unsafe edges.
  public let safeAreaInsets = EdgeInsets()
}
