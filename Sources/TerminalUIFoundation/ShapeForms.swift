// Shapes that are made of others.

/// A shape that is drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape in its own place.
  public var shape: Content
  /// How far to the right and down, in points.
  public var offset: CGSize

  /// A shape elsewhere.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: Double(offset.width), dy: Double(offset.height))
  }
}

/// A shape that is larger or smaller than its room.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape in its own size.
  public var shape: Content
  /// How many times as wide and as high it is drawn.
  public var scale: CGSize
  /// The point of the room that stays where it is.
  public var anchor: UnitPoint

  /// A shape of another size.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: rect))
  }
}

/// A shape that is turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape as it stands upright.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the room that stays where it is.
  public var anchor: UnitPoint

  /// A shape that is turned.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: rect))
  }
}

/// A shape whose points a transform takes elsewhere.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape as it is.
  public var shape: Content
  /// Where its points go, from the corner of the room.
  public var transform: CGAffineTransform

  /// A shape with its points elsewhere.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

nonisolated extension OffsetShape: Sendable where Content: Sendable {}
nonisolated extension ScaledShape: Sendable where Content: Sendable {}
nonisolated extension RotatedShape: Sendable where Content: Sendable {}
nonisolated extension TransformedShape: Sendable where Content: Sendable {}

/// A shape that a closure makes of another one.
private nonisolated struct DerivedShape<Content: Shape>: Shape {
  let shape: Content
  let change: (_ shape: Content, _ rect: CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(shape, rect) }
}

nonisolated extension CGAffineTransform {
  /// The transform with a point of a room in the place of its corner.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * CGFloat(anchor.x)
    let y = rect.minY + rect.height * CGFloat(anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

nonisolated extension Shape {
  /// This shape elsewhere.
  @_disfavoredOverload public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// This shape elsewhere.
  @_disfavoredOverload public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// This shape elsewhere, in points to the right and down.
  @_disfavoredOverload public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// This shape so many times as large, with a point of the room where it was.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// This shape so many times as wide and as high.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// This shape turned clockwise, around a point of the room.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// This shape with its points where a transform takes them.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// This shape in a size of its own, at the upper left of the room.
  public func size(_ size: CGSize) -> some Shape {
    DerivedShape(shape: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }

  /// This shape as wide and as high, at the upper left of the room.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The part of the edge of this shape between two parts of its length, from 0 to 1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    DerivedShape(shape: self) {
      $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// What lies in this shape or in another one; a line along it follows both.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    DerivedShape(shape: self) { $0.path(in: $1).union(other.path(in: $1)) }
  }
}
