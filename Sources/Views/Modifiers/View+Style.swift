import Cells

nonisolated extension View {
  /// Gives the text in this view a font; nil goes back to the usual one.
  public func font(_ font: Font?) -> some View { environment { $0.font = font } }

  /// Gives the text in this view a weight, which wins over its font's; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment { $0.setWeight(weight) }
  }

  /// Changes nothing: a terminal has one kind of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes the text in this view bold, or with `false` plain, unless its font is bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes the text in this view italic, or with `false` upright again.
  public func italic(_ isActive: Bool = true) -> some View {
    environment { $0.setItalic(isActive) }
  }

  /// Draws a line below the text in this view, or with `false` takes it away.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style { $0.set(.underline, isActive) }
  }

  /// Draws a line through the text in this view, or with `false` takes it away.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style { $0.set(.strikethrough, isActive) }
  }

  /// Changes nothing: in a terminal every letter is as wide as the next.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing: in a terminal every digit is as wide as the next.
  public func monospacedDigit() -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func kerning(_ kerning: Double) -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func tracking(_ tracking: Double) -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func baselineOffset(_ offset: Double) -> some View { self }

  /// Gives the text in this view a colour; nil takes away the inherited one, as if none had been set.
  public func foregroundColor(_ color: Color?) -> some View {
    environment { $0.setForeground(color) }
  }

  /// Draws text, symbols and shapes in this view in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment { $0.setForeground(style) }
  }

  /// Sets the foreground style, and the one that `.secondary` stands for in this view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    environment { values in
      values.setForeground(
        ForegroundLevels(
          primary.resolvedForeground(in: values), secondary.resolvedForeground(in: values)))
    }
  }

  /// Sets the foreground style, and those that `.secondary` and `.tertiary` stand for in this view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    environment { values in
      values.setForeground(
        ForegroundLevels(
          primary.resolvedForeground(in: values), secondary.resolvedForeground(in: values),
          tertiary.resolvedForeground(in: values)))
    }
  }

  /// Sets the colour of what can be used in this view; nil goes back to the accent colour.
  public func tint(_ tint: Color?) -> some View { environment { $0.tint = tint } }

  /// Sets the style of what can be used in this view; only colours have an effect.
  public func tint(_ tint: some ShapeStyle) -> some View {
    environment { $0.tint = Color(tint.resolvedForeground(in: $0)) }
  }

  /// The same as `tint`, by its older name.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}

nonisolated extension Color {
  /// The colour that a style came to.
  fileprivate init(_ resolved: ResolvedForeground) {
    self = Color(resolved.color).opacity(resolved.isDim ? 0.5 : 1)
  }
}
