/// Whether text is light on dark or dark on light.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .dark }
}

extension EnvironmentValues {
  /// Which of the two views here are drawn for. Terminals are dark unless somebody knows better.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
