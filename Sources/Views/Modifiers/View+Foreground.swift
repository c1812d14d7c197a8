import Cells

extension View {
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
        Inks(primary.ink(in: values), secondary.ink(in: values)))
    }
  }

  /// Sets the foreground style, and those that `.secondary` and `.tertiary` stand for in this view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    environment { values in
      values.setForeground(
        Inks(primary.ink(in: values), secondary.ink(in: values), tertiary.ink(in: values)))
    }
  }

  /// Sets the colour of what can be used in this view; nil goes back to the accent colour.
  public func tint(_ tint: Color?) -> some View { environment { $0.tint = tint } }

  /// Sets the style of what can be used in this view, as far as it is a colour.
  public func tint(_ tint: some ShapeStyle) -> some View {
    environment { $0.tint = Color(tint.ink(in: $0)) }
  }

  /// The same as `tint`, by its older name.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}

nonisolated extension Color {
  /// The colour that a style came to.
  fileprivate init(_ ink: Ink) { self = Color(ink.color).opacity(ink.isDim ? 0.5 : 1) }
}
