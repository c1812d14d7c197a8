/// A side of a view.
public nonisolated enum Edge: Sendable, CaseIterable {
  /// The upper, the left, the lower and the right side.
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The set as bits, one a side.
    public let rawValue: Int
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A side alone.
    public init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    /// The upper side, where room is counted in rows.
    public static let top = Set(rawValue: 1 << 0)
    /// The left side, where room is counted in columns.
    public static let leading = Set(rawValue: 1 << 1)
    /// The lower side, where room is counted in rows.
    public static let bottom = Set(rawValue: 1 << 2)
    /// The right side, where room is counted in columns.
    public static let trailing = Set(rawValue: 1 << 3)
    /// The left and the right side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

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

  /// The room on a side, for a module whose properties hide these.
  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// No room on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
