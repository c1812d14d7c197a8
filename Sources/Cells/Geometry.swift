/// A width and a height, in cells.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

/// A place on the screen, in cells; the top left corner is (0, 0).
public struct Point: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public func moved(x dx: Int = 0, y dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A block of cells.
public struct Rect: Equatable, Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  /// The first column to the right of the block.
  public var maxX: Int { origin.x + size.width }
  /// The first row below the block.
  public var maxY: Int { origin.y + size.height }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both blocks cover; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
