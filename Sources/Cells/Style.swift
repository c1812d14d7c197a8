/// How a cell is drawn: its two colours and its attributes.
public struct Style: Equatable, Hashable, Sendable {
  /// What a terminal can do to a glyph beside colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The set as bits, one an attribute.
    public let rawValue: UInt16
    /// Takes the bits of a set over as they are.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Heavier letters; some terminals make them brighter instead.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter letters, whatever their colour.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted letters; a terminal without them may show nothing of it.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below the glyph.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background are exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the glyph.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// The colour of the glyph.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// All that is done to the glyph beside colouring it.
  public var attributes: Attributes

  /// A style; what is not named keeps the terminal's default.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and no attributes.
  public static let plain = Style()

  /// Switches attributes on or off.
  package mutating func set(_ changed: Attributes, _ isOn: Bool) {
    if isOn {
      attributes.formUnion(changed)
    } else {
      attributes.subtract(changed)
    }
  }

  /// The style with some attributes more; none is taken away.
  public func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}

extension Style {
  /// A number in which styles that are beside each other mostly differ, cheaper than a hash.
  package var mixedBits: Int {
    Int(foreground.mixedBits &* 33 ^ background.mixedBits &* 7) ^ Int(attributes.rawValue)
  }
}
