import Cells

/// What a foreground style comes to on a terminal.
struct Ink: Equatable {
  var color = CellColor.standard
  var isDim = false
  /// Whether nothing is to be seen: text in a clear colour takes room and draws nothing.
  var isClear = false

  var dimmed: Ink { Ink(color: color, isDim: true, isClear: isClear) }

  func apply(to style: inout Style) {
    style.foreground = color
    style.set(.dim, isDim)
  }
}

/// The levels of a foreground style; those that were not set are the first one dimmed.
struct Inks: Equatable {
  let primary: Ink
  private let second: Ink?
  private let third: Ink?

  init(_ primary: Ink = Ink(), _ second: Ink? = nil, _ third: Ink? = nil) {
    self.primary = primary
    self.second = second
    self.third = third
  }

  var secondary: Ink { second ?? primary.dimmed }
  var tertiary: Ink { third ?? secondary.dimmed }
}

nonisolated extension ShapeStyle {
  /// This style as glyphs are drawn in it where a view stands.
  @MainActor func ink(in environment: EnvironmentValues) -> Ink {
    var style = environment.style
    _apply(to: &style, in: environment)
    let isClear = (self as? Color)?.isClear ?? false
    return Ink(
      color: style.foreground, isDim: style.attributes.contains(.dim), isClear: isClear)
  }
}
