import Cells

/// The terminal's own background, as a style: it hides what lies behind it.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// The background that fits the person's theme.
  public init() {}

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    style.foreground = .standard
    style.set(.dim, false)
  }

  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    style.background = .standard
    return .hidden
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's own background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
