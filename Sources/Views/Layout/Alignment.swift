/// Where a view lies in the width it is given.
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  /// At the left edge, in the middle, or at the right edge; an odd column is left on the right.
  case leading, center, trailing
  /// Where the line of an alignment of one's own lies.
  case custom(AlignmentName)

  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading, .custom: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}

/// Where a view lies in the height it is given.
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  /// At the upper edge, in the middle, or at the lower edge; an odd row is left below.
  case top, center, bottom
  /// Where the line of an alignment of one's own lies.
  case custom(AlignmentName)

  /// At the first row of each, which is where the first line of a text stands.
  public static let firstTextBaseline = VerticalAlignment.top
  /// At the last row of each, which is where the last line of a text stands.
  public static let lastTextBaseline = VerticalAlignment.bottom

  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top, .custom: 0
    case .center: (room - length) / 2
    case .bottom: room - length
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}

/// Where a view lies in the room it is given.
public nonisolated struct Alignment: Equatable, Sendable {
  /// The position in the width.
  public var horizontal: HorizontalAlignment
  /// The position in the height.
  public var vertical: VerticalAlignment

  /// Joins a position in the width and one in the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle both ways.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the left edge, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the right edge, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the upper edge, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the lower edge, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, with the first line of its text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle, with the last line of its text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the left edge, with the first line of its text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// At the left edge, with the last line of its text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// At the right edge, with the first line of its text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the right edge, with the last line of its text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How the lines of a text lie in its width: even on the left, centred line by line, or even on the right.
public typealias TextAlignment = HorizontalAlignment
