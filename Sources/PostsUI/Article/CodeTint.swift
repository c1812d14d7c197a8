import Views

extension EnvironmentValues {
  /// What code stands on; nil where the terminal may show no color that its text is legible on.
  public var codeTint: Color? {
    get { self[CodeTintKey.self] }
    set { self[CodeTintKey.self] = newValue }
  }
}

private enum CodeTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension Color {
  /// What code stands on in a terminal: a grey close to its background. Nil where it has fewer than 256 colors, and where
  /// nobody says whether the background is dark or light: no grey is legible on both.
  ///
  /// - Parameter variable: A variable of the environment by its name, such as `COLORFGBG`, in which many terminals name their
  ///   two colors by their numbers.
  public static func codeTint(_ variable: (String) -> String?) -> Color? {
    guard variable("NO_COLOR") ?? "" == "" else { return nil }
    let hasColors =
      ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "")
      || (variable("TERM") ?? "").contains("256color")
    guard hasColors, let last = variable("COLORFGBG")?.split(separator: ";").last,
      let background = Int(last), (0...15).contains(background)
    else { return nil }
    let isLight = background == 7 || background > 8
    return Color(white: isLight ? 238.0 / 255 : 48.0 / 255)
  }
}
