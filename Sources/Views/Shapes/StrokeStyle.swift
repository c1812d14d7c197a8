/// The pen that a shape is drawn with.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in points; a terminal has one kind of dashes, and none where this is empty.
  public var dash: [Double]

  /// - Parameters:
  ///   - lineWidth: Points.
  ///   - dash: Points; empty for a line without gaps.
  public init(lineWidth: Double = 1, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
