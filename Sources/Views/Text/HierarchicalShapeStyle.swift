import Cells

/// A level of the foreground style that a view inherits: itself, or something fainter.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  private enum Level: Sendable {
    case primary, secondary, tertiary
  }

  private let level: Level

  /// The inherited style itself, undimmed.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The second style that was set, else the first one dimmed.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The third style that was set, else as the second: a terminal knows one kind of faint.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// As the third.
  public static let quaternary = HierarchicalShapeStyle(level: .tertiary)
  /// As the third.
  public static let quinary = HierarchicalShapeStyle(level: .tertiary)

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    let inks = environment.text.inks
    switch level {
    case .primary: inks.primary.apply(to: &style)
    case .secondary: inks.secondary.apply(to: &style)
    case .tertiary: inks.tertiary.apply(to: &style)
    }
  }

  /// The first level paints over in the foreground's colour, the fainter ones let through.
  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    switch level {
    case .primary:
      style.background = environment.text.inks.primary.color
      return .hidden
    case .secondary, .tertiary: return .dimmed
    }
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The inherited foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A fainter one, for what is read second.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
