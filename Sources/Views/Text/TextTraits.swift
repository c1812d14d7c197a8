import Cells

/// All that text inherits beside its colours, in one place, so that a view copies it at little cost.
nonisolated struct TextTraits {
  /// The levels of the foreground style.
  var foreground = ForegroundLevels()
  var font: Font?
  /// Wins over the weight of the font.
  var weight: Font.Weight?
  var isItalic = false
  var truncation = Text.TruncationMode.tail
  var textCase: Text.Case?
  /// Points between two lines.
  var lineSpacing = 0.0
  /// Lines that a text takes even where it has fewer.
  var reservedLines = 0
  /// Stands before each line of a text that continues a paragraph.
  var wrappedLinePrefix = ""
  var redaction: RedactionReasons = []
  var isPrivate = false
  var variants = SymbolVariants.none
  /// The address that the terminal opens; nil for none.
  var link: String?

  /// Whether content is to be shown as blocks.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || isPrivate && redaction.contains(.privacy)
  }

  fileprivate var attributes: Style.Attributes {
    let attributes = (font ?? .body).attributes(weight: weight)
    return isItalic ? attributes.union(.italic) : attributes
  }
}

nonisolated extension EnvironmentValues {
  /// The font of the text; nil for the default one.
  public var font: Font? {
    get { text.font }
    set { setType { $0.font = newValue } }
  }

  mutating func setWeight(_ weight: Font.Weight?) {
    style.set(.bold, false)
    setType { $0.weight = weight }
  }

  mutating func setItalic(_ isActive: Bool) {
    style.set(.italic, false)
    setType { $0.isItalic = isActive }
  }

  /// Draws in a colour from here on; nil goes back to the terminal's own.
  mutating func setForeground(_ color: Color?) { setForeground(color ?? .primary) }

  /// Draws in a style from here on.
  mutating func setForeground(_ style: some ShapeStyle) {
    setForeground(ForegroundLevels(style.resolvedForeground(in: self)))
  }

  mutating func setForeground(_ levels: ForegroundLevels) {
    text.foreground = levels
    levels.primary.apply(to: &style)
    if text.attributes.contains(.dim) { style.set(.dim, true) }
  }

  /// What the letters look like is all that goes; a dim colour stays dim, a bold button bold.
  private mutating func setType(_ change: (inout TextTraits) -> Void) {
    let before = text.attributes
    change(&text)
    let after = text.attributes
    style.set(before.subtracting(after), false)
    style.set(after, true)
    if text.foreground.primary.isDim { style.set(.dim, true) }
  }
}

/// Why what a view shows is hidden.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits, one a reason.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: blocks show how it will lie.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Somebody else may look: blocks hide what is marked as private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; it is shown as it is.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

nonisolated extension View {
  /// Hides the content of this view for one more reason. A placeholder shows a block for each character.
  public func redacted(reason: RedactionReasons) -> some View {
    environment { $0.text.redaction.formUnion(reason) }
  }

  /// Shows the content of this view, whatever reason there is to hide it.
  public func unredacted() -> some View { environment { $0.text.redaction = [] } }

  /// Marks the content of this view as private, so that the reason `.privacy` hides it.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    environment { $0.text.isPrivate = isSensitive }
  }
}

nonisolated extension EnvironmentValues {
  /// Why content is hidden here; custom views may show less of theirs.
  public var redactionReasons: RedactionReasons {
    get { text.redaction }
    set { text.redaction = newValue }
  }
}
