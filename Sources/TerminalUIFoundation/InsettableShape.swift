/// A shape that can be drawn some points further in.
public nonisolated protocol InsettableShape: Shape {
  /// What it is further in.
  associatedtype InsetShape: InsettableShape

  /// The shape some points further in.
  func inset(by amount: CGFloat) -> InsetShape
}

/// One of the library's shapes, some points further in.
public nonisolated struct InsetForm<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The shape itself, where it is further in by less than half a column.
  public var _form: ShapeForm {
    guard abs(amount) >= 4 else { return base._form }
    return .path(PathForm { path(in: CGRect(x: 0, y: 0, width: $0, height: $1)) })
  }

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> InsetForm<Base> {
    InsetForm(base: base, amount: self.amount + amount)
  }
}

nonisolated extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension UnevenRoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}
