import Cells

/// A foreground style, resolved for a terminal.
nonisolated struct ResolvedForeground: Equatable {
  var color = CellColor.standard
  var isDim = false
  /// Whether nothing is to be seen: text in a clear colour takes room and draws nothing.
  var isClear = false

  var dimmed: ResolvedForeground { ResolvedForeground(color: color, isDim: true, isClear: isClear) }

  func apply(to style: inout Style) {
    style.foreground = color
    style.set(.dim, isDim)
  }
}

/// The levels of a foreground style; those that were not set are the first one dimmed.
nonisolated struct ForegroundLevels: Equatable {
  let primary: ResolvedForeground
  private let second: ResolvedForeground?
  private let third: ResolvedForeground?

  init(
    _ primary: ResolvedForeground = ResolvedForeground(), _ second: ResolvedForeground? = nil,
    _ third: ResolvedForeground? = nil
  ) {
    self.primary = primary
    self.second = second
    self.third = third
  }

  var secondary: ResolvedForeground { second ?? primary.dimmed }
  var tertiary: ResolvedForeground { third ?? secondary.dimmed }
}

nonisolated extension ShapeStyle {
  /// This style as glyphs are drawn in it where a view stands.
  func resolvedForeground(in environment: EnvironmentValues) -> ResolvedForeground {
    var style = environment.style
    _apply(to: &style, in: environment)
    let isClear = (self as? Color)?.isClear ?? false
    return ResolvedForeground(
      color: style.foreground, isDim: style.attributes.contains(.dim), isClear: isClear)
  }
}
