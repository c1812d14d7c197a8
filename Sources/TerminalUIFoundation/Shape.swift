/// A form that is drawn by a path in the room that it is given, or that the library draws itself.
public nonisolated protocol Shape: Views.Shape {
  /// The lines of the form in a room, in points.
  func path(in rect: CGRect) -> Path
}

nonisolated extension Shape {
  public var _form: ShapeForm {
    .path(PathForm { path(in: CGRect(x: 0, y: 0, width: $0, height: $1)) })
  }
}

nonisolated extension Rectangle: Shape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension RoundedRectangle: Shape {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }
}

nonisolated extension Capsule: Shape {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

nonisolated extension Ellipse: Shape {
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }
}

nonisolated extension Circle: Shape {
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path {
      $0.addEllipse(
        in: CGRect(
          x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
    }
  }
}

nonisolated extension AnyShape: Shape {
  public func path(in rect: CGRect) -> Path {
    Path(_form, width: Double(rect.width), height: Double(rect.height))
      .offsetBy(dx: Double(rect.minX), dy: Double(rect.minY))
  }
}

nonisolated extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension ContainerRelativeShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> InsetForm<Self> { InsetForm(base: self, amount: amount) }
}

nonisolated extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
