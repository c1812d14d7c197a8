import Cells

/// A style whose type is not known, where styles of several types must have one.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  public func _apply(to drawn: inout Style, in environment: EnvironmentValues) {
    style._apply(to: &drawn, in: environment)
  }

  public func _applyBackground(
    to drawn: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    style._applyBackground(to: &drawn, in: environment)
  }
}
