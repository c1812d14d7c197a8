/// How a cell is drawn: its two colours and its attributes.
public struct Style: Equatable, Hashable, Sendable {
  /// What a terminal can do to a glyph beside colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let reverse = Attributes(rawValue: 1 << 4)
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  public var foreground: CellColor
  public var background: CellColor
  public var attributes: Attributes

  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()

  public func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}
