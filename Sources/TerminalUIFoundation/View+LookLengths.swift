// Looks whose lengths are constants of `CGFloat`: see `View+Lengths.swift`.

nonisolated extension View {
  /// Rounds the corners of this view.
  @_disfavoredOverload public func cornerRadius(_ radius: CGFloat) -> some View {
    cornerRadius(Double(radius))
  }

  /// Draws a box of lines around this view.
  @_disfavoredOverload public func border(
    _ style: some ShapeStyle, width: CGFloat
  ) -> some View {
    border(style, width: Double(width))
  }

  /// Of no effect: a cell casts no shadow.
  @_disfavoredOverload public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Of no effect: a glyph is sharp.
  @_disfavoredOverload public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Of no effect: a glyph has one size.
  @_disfavoredOverload public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Of no effect: a glyph has one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Of no effect: a glyph has one size both ways.
  @_disfavoredOverload public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Of no effect: glyphs are flat.
  @_disfavoredOverload public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Puts empty room between the lines of texts.
  @_disfavoredOverload public func lineSpacing(_ spacing: CGFloat) -> some View {
    lineSpacing(Double(spacing))
  }

  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Of no effect: letters have one size.
  @_disfavoredOverload public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Of no effect: a sheet is a box of lines.
  @_disfavoredOverload public func presentationCornerRadius(
    _ cornerRadius: CGFloat?
  ) -> some View {
    self
  }
}

nonisolated extension Text {
  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Of no effect: letters stand in cells.
  @_disfavoredOverload public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

nonisolated extension Font {
  /// A font by its size in points.
  @_disfavoredOverload public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    system(size: Double(size), weight: weight, design: design)
  }

  /// A font by its size alone: a terminal has only its own.
  @_disfavoredOverload public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: Double(size))
  }

  /// A font by its size alone, which a text style scales where sizes exist.
  @_disfavoredOverload public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    custom(name, size: Double(size), relativeTo: style)
  }

  /// A font by its size alone, which does not scale.
  @_disfavoredOverload public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, fixedSize: Double(fixedSize))
  }
}

nonisolated extension ShadowStyle {
  /// A shadow behind what is drawn.
  @_disfavoredOverload public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    drop(color: color, radius: Double(radius))
  }

  /// A shadow within what is drawn.
  @_disfavoredOverload public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    inner(color: color, radius: Double(radius))
  }
}

nonisolated extension Gradient.Stop {
  /// A colour at a place from 0 to 1.
  @_disfavoredOverload public init(color: Color, location: CGFloat) {
    self.init(color: color, location: Double(location))
  }
}

nonisolated extension RadialGradient {
  /// A gradient between two distances from a point.
  @_disfavoredOverload public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: gradient, center: center, startRadius: Double(startRadius),
      endRadius: Double(endRadius))
  }

  /// Colours at even distances.
  @_disfavoredOverload public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places.
  @_disfavoredOverload public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

nonisolated extension PresentationDetent {
  /// A part of the screen, from 0 to 1.
  @_disfavoredOverload public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .fraction(Double(fraction))
  }

  /// A height in points.
  @_disfavoredOverload public static func height(_ height: CGFloat) -> PresentationDetent {
    .height(Double(height))
  }
}

nonisolated extension ButtonBorderShape {
  /// With corners of a radius in points.
  @_disfavoredOverload public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    .roundedRectangle(radius: Double(radius))
  }
}
