import Cells

/// A style, resolved for a form that is filled or drawn with it.
enum ShapePaint {
  /// Nothing is to be seen.
  case none
  /// What lies beneath is dimmed.
  case dimming
  /// What lies beneath is covered by the terminal's own background.
  case covering
  /// A colour behind what is written; it shows only where there are colours.
  case ground(Style)
  /// Glyphs, to be seen without colours too, in a style whose background goes with them.
  case style(Style)

  /// The paint of a form that is to be seen itself.
  static func style<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> ShapePaint {
    if S.Resolved.self != Never.self {
      return self.style(style.resolve(in: environment), in: environment)
    }
    var ground = Style.plain
    let backdrop = style._applyBackground(to: &ground, in: environment)
    if style is Material || style is BackgroundStyle { return .covering }
    if let color = style as? Color {
      if color.isClear { return .none }
      if backdrop == .dimmed { return .dimming }
    }
    var resolved = Style.plain
    style._apply(to: &resolved, in: environment)
    if backdrop == .hidden { resolved.background = ground.background }
    return .style(resolved)
  }

  /// The paint of what lies behind a view.
  static func ground(_ style: some ShapeStyle, in environment: EnvironmentValues) -> ShapePaint {
    var ground = Style.plain
    switch style._applyBackground(to: &ground, in: environment) {
    case .kept: return .none
    case .dimmed: return .dimming
    case .hidden: return ground.background == .standard ? .covering : .ground(ground)
    }
  }
}
