import Cells

/// The tint that a view inherits, else the accent colour.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// A style that follows the `tint` of the views around.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.tint ?? .accentColor
  }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that a view inherits.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
