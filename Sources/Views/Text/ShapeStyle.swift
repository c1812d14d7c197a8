import Cells

/// A colour or a pattern: what text, shapes and backgrounds are drawn in.
///
/// A style of one's own says in `resolve(in:)` which other style it stands for. Only the library's own
/// styles replace the rest.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for; the library's own stand for themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw with where a view stands.
  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved

  /// Draws glyphs in this style. It sets the colour and whether they are dim, and nothing else.
  @MainActor func _apply(to style: inout Style, in environment: EnvironmentValues)

  /// Draws on this style: sets the colour behind the glyphs, and answers what becomes of what was there.
  @MainActor @discardableResult
  func _applyBackground(to style: inout Style, in environment: EnvironmentValues) -> Backdrop
}

nonisolated extension ShapeStyle {
  @MainActor public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    resolve(in: environment)._apply(to: &style, in: environment)
  }

  @MainActor @discardableResult
  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    resolve(in: environment)._applyBackground(to: &style, in: environment)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  @MainActor public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style")
  }
}

nonisolated extension Never: ShapeStyle {}
