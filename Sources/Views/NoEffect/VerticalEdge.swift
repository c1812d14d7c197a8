/// The upper or the lower side of a row.
public nonisolated enum VerticalEdge: CaseIterable, Sendable {
  /// Above and below.
  case top, bottom

  /// Both, one or none of them.
  public struct Set: OptionSet, Sendable {
    /// The set as bits, one a side.
    public let rawValue: Int8
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1 << 0)
    /// The lower side.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
