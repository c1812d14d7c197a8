/// A form that a path gives at each size, in points.
public final nonisolated class PathForm: Equatable {
  let make: (_ width: Double, _ height: Double) -> Path

  /// A form by what makes its path for a width and a height.
  public init(_ make: @escaping (_ width: Double, _ height: Double) -> Path) {
    self.make = make
  }

  public static func == (left: PathForm, right: PathForm) -> Bool { left === right }
}

nonisolated extension Path: Shape {
  public var _form: ShapeForm { .path(PathForm { [self] _, _ in self }) }

  public var body: Never { preconditionFailure("a path has no body") }
}

nonisolated extension Shape {
  /// The part of the edge of this shape between two parts of its length, from 0 to 1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    let form = _form
    return PathShape(
      _form: .path(
        PathForm { width, height in
          Path(form, width: width, height: height)
            .trimmedPath(from: startFraction, to: endFraction)
        }))
  }
}

/// A shape by its form.
private nonisolated struct PathShape: Shape {
  let _form: ShapeForm
}
