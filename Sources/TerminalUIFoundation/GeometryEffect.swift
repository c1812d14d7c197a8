/// A modifier that draws a view elsewhere, without changing its room.
///
/// A view in cells keeps its size and its direction. It is drawn where its middle would be, by whole cells: a translation moves
/// it, a rotation or a scale around the middle does not. What would change little by little has its last value at once.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// Where the points of a view of a size go, in points from its upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    content.offset { size in
      effectValue(size: CGSize(width: size.width, height: size.height)).way(in: size)
    }
  }

  /// The same effect: none has a part in the layout.
  public func ignoredByLayout() -> Self { self }
}

nonisolated extension View {
  /// Draws this view where its middle would be, by whole cells; its room stays where it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws this view where its middle would be, by whole cells; its room stays where it is.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    offset { transform.way(in: $0) }
  }
}

/// Where points go: a matrix by which rows of a point's `x`, `y` and 1 are multiplied.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The first row, which `x` is multiplied by.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row, which `y` is multiplied by.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row, which is added.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// All points stay where they are.
  public init() {}

  /// The same as a transform without perspective.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether all points stay where they are.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// How far the middle of a view of a size goes.
  fileprivate func way(in size: GeometryProxy.Size) -> Path.Point {
    let (x, y) = (CGFloat(size.width) / 2, CGFloat(size.height) / 2)
    let depth = m13 * x + m23 * y + m33
    guard depth != 0 else { return Path.Point(x: 0, y: 0) }
    return Path.Point(
      x: Double((m11 * x + m21 * y + m31) / depth - x),
      y: Double((m12 * x + m22 * y + m32) / depth - y))
  }
}

#if !canImport(CoreGraphics)
  /// Where points go, as Core Graphics has it: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
  public nonisolated struct CGAffineTransform: Equatable, Sendable {
    /// What `x` is multiplied by.
    public var a: CGFloat = 1, b: CGFloat = 0
    /// What `y` is multiplied by.
    public var c: CGFloat = 0, d: CGFloat = 1
    /// What is added.
    public var tx: CGFloat = 0, ty: CGFloat = 0

    /// All points stay where they are.
    public static let identity = CGAffineTransform()

    /// All points stay where they are.
    public init() {}

    /// A transform by its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Moves points to the right and down.
    public init(translationX tx: CGFloat, y ty: CGFloat) { (self.tx, self.ty) = (tx, ty) }

    /// Multiplies the distances from the corner.
    public init(scaleX: CGFloat, y: CGFloat) { (a, d) = (scaleX, y) }

    /// Turns points around the corner, by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      (a, b, c, d) = (cosine, sine, -sine, cosine)
    }

    /// Whether all points stay where they are.
    public var isIdentity: Bool { self == .identity }

    /// Does this and then another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Moves points, and then does this.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Multiplies distances, and then does this.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Turns points, and then does this.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }
#endif
