import Cells

nonisolated extension ShapeStyle where Self == Color {
  /// Palette entry 0; on many dark themes it looks like the background.
  public static var black: Color { Color(.palette(0)) }
  /// Palette entry 1, as the user's theme has it.
  public static var red: Color { Color(.palette(1)) }
  /// Palette entry 2, as the user's theme has it.
  public static var green: Color { Color(.palette(2)) }
  /// Palette entry 3, which some themes show as brown.
  public static var yellow: Color { Color(.palette(3)) }
  /// Palette entry 208 of 256, because the sixteen have no orange.
  public static var orange: Color { Color(.palette(208)) }
  /// Palette entry 4, which is hard to read on black in some themes.
  public static var blue: Color { Color(.palette(4)) }
  /// Palette entry 5, which terminals call magenta.
  public static var purple: Color { Color(.palette(5)) }
  /// Palette entry 6, as the user's theme has it.
  public static var cyan: Color { Color(.palette(6)) }
  /// Palette entry 15, the bright one; 7 is often a light grey.
  public static var white: Color { Color(.palette(15)) }
  /// Palette entry 8, which terminals call bright black.
  public static var gray: Color { Color(.palette(8)) }
  /// Palette entry 79 of 256, a pale green.
  public static var mint: Color { Color(.palette(79)) }
  /// Palette entry 30 of 256, a dark cyan that can be read on black and on white.
  public static var teal: Color { Color(.palette(30)) }
  /// Palette entry 62 of 256, between blue and purple.
  public static var indigo: Color { Color(.palette(62)) }
  /// Palette entry 205 of 256, a light red.
  public static var pink: Color { Color(.palette(205)) }
  /// Palette entry 137 of 256, a dark orange.
  public static var brown: Color { Color(.palette(137)) }
  /// No colour.
  public static var clear: Color { .clear }
}

nonisolated extension Color {
  /// The colour itself: a gradient takes more colours than a terminal has.
  public var gradient: Color { self }
}

nonisolated extension ShapeStyle {
  /// This style with less of it, as `Color.opacity` does it; other styles become dim.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }
}

/// A style of some opacity.
private nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let style: Base
  let opacity: Double

  func _apply(to drawn: inout Style, in environment: EnvironmentValues) {
    style._apply(to: &drawn, in: environment)
    if opacity < 0.75 { drawn.set(.dim, true) }
  }

  func _applyBackground(to drawn: inout Style, in environment: EnvironmentValues) -> Backdrop {
    guard opacity < 0.5 else { return style._applyBackground(to: &drawn, in: environment) }
    return opacity > 0 ? .dimmed : .kept
  }
}
