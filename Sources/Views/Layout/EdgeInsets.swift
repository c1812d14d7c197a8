/// Room on each side of a view, in points: 8 a column, 16 a row.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// Room above, in points.
  public var top: Double
  /// Room on the left, in points.
  public var leading: Double
  /// Room below, in points.
  public var bottom: Double
  /// Room on the right, in points.
  public var trailing: Double

  /// Room of a length a side, in points; less than none draws the neighbours nearer.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
