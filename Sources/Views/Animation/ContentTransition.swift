/// How the content of a view would turn into another. A terminal shows the new one at once.
public nonisolated struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// Glyph by glyph.
  public static let interpolate = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digit by digit, up or down as a value goes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
