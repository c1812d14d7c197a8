import Cells

nonisolated extension Color {
  /// Palette entry 0; on many dark themes it looks like the background.
  public static let black = Color(.palette(0))
  /// Palette entry 1, as the user's theme has it.
  public static let red = Color(.palette(1))
  /// Palette entry 2, as the user's theme has it.
  public static let green = Color(.palette(2))
  /// Palette entry 3, which some themes show as brown.
  public static let yellow = Color(.palette(3))
  /// Palette entry 208 of 256, because the sixteen have no orange.
  public static let orange = Color(.palette(208))
  /// Palette entry 4, which is hard to read on black in some themes.
  public static let blue = Color(.palette(4))
  /// Palette entry 5, which terminals call magenta.
  public static let purple = Color(.palette(5))
  /// Palette entry 6, as the user's theme has it.
  public static let cyan = Color(.palette(6))
  /// Palette entry 15, the bright one; 7 is often a light grey.
  public static let white = Color(.palette(15))
  /// Palette entry 8, which terminals call bright black.
  public static let gray = Color(.palette(8))
  /// Palette entry 79 of 256, a pale green.
  public static let mint = Color(.palette(79))
  /// Palette entry 37 of 256, a dark cyan.
  public static let teal = Color(.palette(37))
  /// Palette entry 62 of 256, between blue and purple.
  public static let indigo = Color(.palette(62))
  /// Palette entry 205 of 256, a light red.
  public static let pink = Color(.palette(205))
  /// Palette entry 137 of 256, a dark orange.
  public static let brown = Color(.palette(137))

  /// The colour itself: a gradient takes more colours than a terminal has.
  public var gradient: Color { self }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Palette entry 0.
  public static var black: Color { .black }
  /// Palette entry 1.
  public static var red: Color { .red }
  /// Palette entry 2.
  public static var green: Color { .green }
  /// Palette entry 3.
  public static var yellow: Color { .yellow }
  /// Palette entry 208 of 256.
  public static var orange: Color { .orange }
  /// Palette entry 4.
  public static var blue: Color { .blue }
  /// Palette entry 5.
  public static var purple: Color { .purple }
  /// Palette entry 6.
  public static var cyan: Color { .cyan }
  /// Palette entry 15.
  public static var white: Color { .white }
  /// Palette entry 8.
  public static var gray: Color { .gray }
  /// Palette entry 79 of 256.
  public static var mint: Color { .mint }
  /// Palette entry 37 of 256.
  public static var teal: Color { .teal }
  /// Palette entry 62 of 256.
  public static var indigo: Color { .indigo }
  /// Palette entry 205 of 256.
  public static var pink: Color { .pink }
  /// Palette entry 137 of 256.
  public static var brown: Color { .brown }
  /// No colour.
  public static var clear: Color { .clear }
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
