import Cells

/// A line between two views, as a style: the faintest foreground.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// The style of dividers.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .tertiary }
}

/// The text of a field that is empty, as a style.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style of what stands in an empty field.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .tertiary }
}

/// A link, as a style: the tint that a view inherits.
public nonisolated struct LinkShapeStyle: ShapeStyle {
  /// The style of links.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { .tint }
}

/// What is selected, as a style: the tint that a view inherits.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  /// The style of what is selected.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { .tint }
}

/// The ground of a small shape, as a style: a fainter foreground, which dims what it lies on.
public nonisolated struct FillShapeStyle: ShapeStyle {
  /// The style of what small shapes are filled with.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .secondary }
}

/// A picture over and over, as a style. Of no effect: it is drawn in the foreground style.
public nonisolated struct ImagePaint: ShapeStyle {
  /// The picture, which is not drawn.
  public var image: Image
  /// How large it would be.
  public var scale: Double

  /// A style that would repeat a picture.
  public init(image: Image, scale: Double = 1) {
    self.image = image
    self.scale = scale
  }

  public func resolve(in environment: EnvironmentValues) -> ForegroundStyle { .foreground }
}

/// A style that is fainter than another one.
private nonisolated struct FainterStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base

  func _apply(to style: inout Style, in environment: EnvironmentValues) {
    base._apply(to: &style, in: environment)
    style.set(.dim, true)
  }

  func _applyBackground(to style: inout Style, in environment: EnvironmentValues) -> Backdrop {
    base._applyBackground(to: &style, in: environment)
  }

  func _shading(in environment: EnvironmentValues) -> Shading? {
    base._shading(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A line between two views.
  public static var separator: Self { Self() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The text of a field that is empty.
  public static var placeholder: Self { Self() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// A link.
  public static var link: Self { Self() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: Self { Self() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The ground of a small shape.
  public static var fill: Self { Self() }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// A picture over and over. Of no effect: it is drawn in the foreground style.
  public static func image(_ image: Image, scale: Double = 1) -> ImagePaint {
    ImagePaint(image: image, scale: scale)
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a window: that of the terminal.
  public static var windowBackground: Self { Self() }
}

nonisolated extension ShapeStyle {
  /// This style, fainter; as a background it is the same.
  public var secondary: some ShapeStyle { FainterStyle(base: self) }
  /// This style, fainter: a terminal knows one kind of faint.
  public var tertiary: some ShapeStyle { FainterStyle(base: self) }
  /// This style, fainter: a terminal knows one kind of faint.
  public var quaternary: some ShapeStyle { FainterStyle(base: self) }
}
