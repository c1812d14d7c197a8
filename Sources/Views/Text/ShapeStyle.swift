import Cells

/// A colour or a pattern: what text, shapes and backgrounds are drawn in.
///
/// A custom style returns in `resolve(in:)` the style that it stands for. Only the library's own
/// styles replace the rest.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for; the library's own stand for themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw with where a view stands.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Draws glyphs in this style. It sets the colour and whether they are dim, and nothing else.
  func _apply(to style: inout Style, in environment: EnvironmentValues)

  /// Draws on this style: sets the colour behind the glyphs, and returns what becomes of what was there.
  @discardableResult
  func _applyBackground(to style: inout Style, in environment: EnvironmentValues) -> Backdrop

  /// The colours of this style where it has another one in each cell; nil where it has one.
  func _shading(in environment: EnvironmentValues) -> Shading?
}

nonisolated extension ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> Shading? {
    Resolved.self == Never.self ? nil : resolve(in: environment)._shading(in: environment)
  }

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    resolve(in: environment)._apply(to: &style, in: environment)
  }

  @discardableResult
  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    resolve(in: environment)._applyBackground(to: &style, in: environment)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style")
  }
}

nonisolated extension Never: ShapeStyle {}

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

  public func _shading(in environment: EnvironmentValues) -> Shading? {
    style._shading(in: environment)
  }
}

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

/// The terminal's own background, as a style: it hides what lies behind it.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// The background that fits the user's theme.
  public init() {}

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    style.foreground = .standard
    style.set(.dim, false)
  }

  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    style.background = .standard
    return .hidden
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's own background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A level of the foreground style that a view inherits: itself, or something fainter.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate enum Level: Sendable {
    case primary, secondary, tertiary
  }

  fileprivate let level: Level

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    let levels = environment.text.foreground
    switch level {
    case .primary: levels.primary.apply(to: &style)
    case .secondary: levels.secondary.apply(to: &style)
    case .tertiary: levels.tertiary.apply(to: &style)
    }
  }

  /// The first level paints over in the foreground's colour, the fainter ones let through.
  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    switch level {
    case .primary:
      style.background = environment.text.foreground.primary.color
      return .hidden
    case .secondary, .tertiary: return .dimmed
    }
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The inherited foreground style itself, undimmed.
  public static var primary: Self { Self(level: .primary) }
  /// The second style that was set, else the first one dimmed: for what is read second.
  public static var secondary: Self { Self(level: .secondary) }
  /// The third style that was set, else as the second: a terminal knows one kind of faint.
  public static var tertiary: Self { Self(level: .tertiary) }
  /// As the third.
  public static var quaternary: Self { Self(level: .tertiary) }
  /// As the third.
  public static var quinary: Self { Self(level: .tertiary) }
}
