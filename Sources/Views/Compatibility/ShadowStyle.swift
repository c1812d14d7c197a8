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
