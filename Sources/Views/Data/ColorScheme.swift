/// Whether text is light on dark or dark on light.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
