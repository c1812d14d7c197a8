/// A shadow that a style would cast. A cell has none.
public nonisolated struct ShadowStyle: Equatable, Sendable {
  /// A shadow behind what is drawn.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// A shadow within what is drawn.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

nonisolated extension ShapeStyle {
  /// The style itself: a cell casts no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The style that a view has anyway: a cell casts no shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { .foreground }

  /// The style that a view has anyway: what lies in front covers what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { .foreground }

  /// The style that a view has anyway, with less of it.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

nonisolated extension ShapeStyle {
  /// The style itself: what lies in front covers what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
