/// A direction in which views can lie.
public nonisolated enum Axis: Sendable, CaseIterable {
  /// Along the width, 8 points a column.
  case horizontal
  /// Along the height, 16 points a row.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The set as bits, one a direction.
    public let rawValue: Int
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction alone.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The width alone.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The height alone.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
