import Cells

/// A style, resolved for a form that is filled or drawn with it.
nonisolated enum ShapePaint {
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
  /// A gradient: another colour in each cell, behind what is written or to be seen itself.
  case shaded(Shading, isGround: Bool)

  /// The paint of a form that is to be seen itself.
  static func style<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> ShapePaint {
    if let shading = style._shading(in: environment) { return .shaded(shading, isGround: false) }
    if S.Resolved.self != Never.self, !(style is Color) {
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

  /// The paint of a line: one that would only dim what it covers is faint.
  static func stroke(_ style: some ShapeStyle, in environment: EnvironmentValues) -> ShapePaint {
    let paint = self.style(style, in: environment)
    guard case .dimming = paint else { return paint }
    var faint = Style.plain
    style._apply(to: &faint, in: environment)
    return .style(faint)
  }

  /// The paint of what lies behind a view.
  static func ground(_ style: some ShapeStyle, in environment: EnvironmentValues) -> ShapePaint {
    if let shading = style._shading(in: environment) { return .shaded(shading, isGround: true) }
    var ground = Style.plain
    switch style._applyBackground(to: &ground, in: environment) {
    case .kept: return .none
    case .dimmed: return .dimming
    case .hidden: return ground.background == .standard ? .covering : .ground(ground)
    }
  }

  /// The paint of one cell of a room.
  func at(_ cell: Point, in room: Rect) -> ShapePaint {
    guard case .shaded(let shading, let isGround) = self else { return self }
    let place = Point(x: cell.x - room.minX, y: cell.y - room.minY)
    return shading.color(of: place, in: room.size).paint(isGround: isGround)
  }

  /// The paint in one colour, for what is too small to have several.
  var flat: ShapePaint {
    guard case .shaded(let shading, let isGround) = self else { return self }
    return shading.middle.paint(isGround: isGround)
  }
}

nonisolated extension MixedColor {
  /// A colour is to be seen, or it is not: cells mix none.
  fileprivate func paint(isGround: Bool) -> ShapePaint {
    guard alpha >= 0.5 else { return alpha >= 0.25 ? .dimming : .none }
    if isGround { return .ground(Style(background: color)) }
    return .style(Style(foreground: color, background: color))
  }
}
