import Cells

/// Frosted glass. A terminal has none, so a material hides what lies behind it and stays uncoloured:
/// what is written on it can be read.
public nonisolated struct Material: ShapeStyle {
  /// The clearest one; here all are alike.
  public static let ultraThin = Material()
  /// A clear one.
  public static let thin = Material()
  /// The usual one.
  public static let regular = Material()
  /// A milky one.
  public static let thick = Material()
  /// The milkiest one.
  public static let ultraThick = Material()
  /// The one of bars.
  public static let bar = Material()

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    style.set(.dim, true)
  }

  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    style.background = .standard
    return .hidden
  }
}

nonisolated extension ShapeStyle where Self == Material {
  /// The clearest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A clear material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A milky material.
  public static var thickMaterial: Material { .thick }
  /// The milkiest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// What becomes of what lies behind the room that a style fills.
public nonisolated enum Backdrop: Equatable, Sendable {
  /// It is painted over.
  case hidden
  /// It shines through, dimmed: a terminal cannot mix colours.
  case dimmed
  /// It stays as it is.
  case kept
}
