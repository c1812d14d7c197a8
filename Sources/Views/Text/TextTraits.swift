import Cells

/// All that text inherits beside its colours, in one place, so that a view copies it at little cost.
struct TextTraits {
  /// The levels of the foreground style.
  var inks = Inks()
  var tint: Color?
}

extension EnvironmentValues {
  /// What `.tint` and controls are drawn in; nil for the accent colour.
  var tint: Color? {
    get { text.tint }
    set { text.tint = newValue }
  }
}
