nonisolated extension Text {
  /// Where a text that does not fit is cut, on its last line.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// The start is left out.
    case head
    /// The end is left out.
    case tail
    /// What is between them is left out.
    case middle
  }

  /// The letters that a text is shown in, however it is written.
  public nonisolated enum Case: Hashable, Sendable {
    /// CAPITAL LETTERS.
    case uppercase
    /// small letters.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// The patterns of a line below or through a text; a terminal draws the solid one.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The patterns by name.
    public nonisolated struct Pattern: Hashable, Sendable {
      private enum Kind: Hashable, Sendable {
        case solid, dash, dot, dashDot, dashDotDot
      }

      private let kind: Kind

      /// Without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes and dots.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }
}
