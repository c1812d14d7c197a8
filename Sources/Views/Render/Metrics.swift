/// Points, which SwiftUI code speaks in, as cells: a column is 8 points, a row 16.
///
/// Halves are rounded up, so that 8 points of vertical padding are one row.
nonisolated enum Metrics {
  static let pointsPerColumn = 8.0
  static let pointsPerRow = 16.0

  static func columns(_ points: Double) -> Int { cells(points / pointsPerColumn) }

  static func rows(_ points: Double) -> Int { cells(points / pointsPerRow) }

  static func cells(_ points: Double, along axis: Axis) -> Int {
    axis == .horizontal ? columns(points) : rows(points)
  }

  /// The length of something to be seen: whatever is longer than nothing is a cell at least.
  static func visible(_ points: Double, along axis: Axis) -> Int {
    max(points > 0 ? 1 : 0, cells(points, along: axis))
  }

  private static func cells(_ count: Double) -> Int {
    guard count.isFinite, abs(count) < Double(Lengths.unbounded) else {
      return count > 0 ? Lengths.unbounded : 0
    }
    return Int(count.rounded(.toNearestOrAwayFromZero))
  }
}
