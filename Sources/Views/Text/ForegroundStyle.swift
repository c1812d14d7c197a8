import Cells

/// The foreground style that a view inherits, as a style to draw something else in.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// A style that follows the `foregroundStyle` of the views around.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .primary }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that a view inherits.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
