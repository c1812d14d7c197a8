import Cells

/// All that text inherits beside its colours, in one place, so that a view copies it at little cost.
struct TextTraits {
  /// The levels of the foreground style.
  var inks = Inks()
  var tint: Color?
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
  var redaction: RedactionReasons = []
  var isPrivate = false
  var symbols = SymbolSet.glyphs
  var variants = SymbolVariants.none

  /// Whether content is to be shown as blocks.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || isPrivate && redaction.contains(.privacy)
  }

  fileprivate var attributes: Style.Attributes {
    let attributes = (font ?? .body).attributes(weight: weight)
    return isItalic ? attributes.union(.italic) : attributes
  }
}

extension EnvironmentValues {
  /// What `.tint` and controls are drawn in; nil for the accent colour.
  var tint: Color? {
    get { text.tint }
    set { text.tint = newValue }
  }

  /// The font that text has by itself; nil for the usual one.
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
  mutating func setForeground(_ style: some ShapeStyle) { setForeground(Inks(style.ink(in: self))) }

  mutating func setForeground(_ inks: Inks) {
    text.inks = inks
    inks.primary.apply(to: &style)
    if text.attributes.contains(.dim) { style.set(.dim, true) }
  }

  /// What the letters look like is all that goes; a dim colour stays dim, a bold button bold.
  private mutating func setType(_ change: (inout TextTraits) -> Void) {
    let before = text.attributes
    change(&text)
    let after = text.attributes
    style.set(before.subtracting(after), false)
    style.set(after, true)
    if text.inks.primary.isDim { style.set(.dim, true) }
  }
}
