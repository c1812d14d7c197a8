import Cells

/// The room that a view is offered, in cells; nil asks for the size that the view likes best.
struct Proposal: Equatable {
  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The size of it, of another where none is said.
  func size(or other: Size) -> Size {
    Size(width: width ?? other.width, height: height ?? other.height)
  }

  /// The room that is left inside a border of these thicknesses.
  func inset(columns: Int, rows: Int) -> Proposal {
    Proposal(width: width.map { max(0, $0 - columns) }, height: height.map { max(0, $0 - rows) })
  }
}

/// The shortest and the longest that a node can be along one axis, and what it likes best, in cells.
nonisolated struct Lengths {
  var min: Int
  var ideal: Int
  var max: Int

  /// Longer than any screen: takes whatever there is.
  static let unbounded = 1 << 30

  /// - Parameter ideal: Without one, a node likes to be long, and what could go on forever to be short.
  init(min: Int, ideal: Int? = nil, max: Int) {
    self.min = min
    self.max = Swift.min(max, Lengths.unbounded)
    self.ideal = ideal ?? (max < Lengths.unbounded ? max : min)
  }

  static func fixed(_ length: Int) -> Lengths { Lengths(min: length, max: length) }

  var flexibility: Int { max - min }

  /// Longer by so much; shorter by it where it is negative, down to nothing.
  func adding(_ length: Int) -> Lengths {
    Lengths(
      min: Swift.max(0, min + length), ideal: Swift.max(0, ideal + length),
      max: Swift.max(0, max + length))
  }

  /// As long as nodes are that lie one after another.
  static func sum(_ parts: [Lengths]) -> Lengths {
    parts.reduce(.fixed(0)) {
      Lengths(min: $0.min + $1.min, ideal: $0.ideal + $1.ideal, max: $0.max + $1.max)
    }
  }

  /// As long as the longest of nodes that lie beside one another.
  static func longest(_ parts: [Lengths]) -> Lengths {
    parts.reduce(.fixed(0)) {
      Lengths(
        min: Swift.max($0.min, $1.min), ideal: Swift.max($0.ideal, $1.ideal),
        max: Swift.max($0.max, $1.max))
    }
  }
}

extension Size {
  subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }
}

nonisolated extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  func size(_ length: Int, across: Int) -> Size {
    self == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  func point(_ position: Int, across: Int) -> Point {
    self == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
  }
}
