import Cells

nonisolated extension Text {
  /// The text in bold, or with `false` plain, unless its font is bold by itself.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text in a weight, which wins over its font's; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.setWeight(weight) } }

  /// The text in italics, or with `false` upright, whatever it inherits.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.setItalic(isActive) } }

  /// The text with a line below it, or with `false` without, whatever it inherits.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.style.set(.underline, isActive) }
  }

  /// The text with a line through it, or with `false` without, whatever it inherits.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.style.set(.strikethrough, isActive) }
  }

  /// The text in a colour, which wins over the inherited one; nil takes that one away as well.
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.setForeground(color) } }

  /// The text in a style, which wins over the inherited one.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.setForeground(style) }
  }

  /// The text in a font, which wins over the inherited one; nil is the usual one.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }

  /// The text itself: a terminal has one kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text itself: in a terminal every letter is as wide as the next.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text itself: in a terminal every digit is as wide as the next.
  public func monospacedDigit() -> Text { self }

  /// The text itself: letters stand in cells.
  public func kerning(_ kerning: Double) -> Text { self }

  /// The text itself: letters stand in cells.
  public func tracking(_ tracking: Double) -> Text { self }

  /// The text itself: letters stand in cells.
  public func baselineOffset(_ offset: Double) -> Text { self }
}
