/// A width and a height, in cells.
public struct Size: Equatable, Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size of columns and rows; a negative one is kept as it is.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No cells at all.
  public static let zero = Size(width: 0, height: 0)
}

/// A point on the screen, in cells; the top left corner is (0, 0).
public struct Point: Equatable, Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Rows from the top.
  public var y: Int

  /// A point by its column and its row; it may lie outside the screen.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// The point so many columns to the right and rows down; negative ones lead back.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A block of cells.
public struct Rect: Equatable, Hashable, Sendable {
  /// The top left corner of the block, itself a cell of it.
  public var origin: Point
  /// The columns and rows that the block covers.
  public var size: Size

  /// A block from its top left corner on.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A block from its first column and row on, all in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The first column of the block.
  public var minX: Int { origin.x }
  /// The first row of the block.
  public var minY: Int { origin.y }
  /// The first column to the right of the block.
  public var maxX: Int { origin.x + size.width }
  /// The first row below the block.
  public var maxY: Int { origin.y + size.height }
  /// Whether the block covers no cell.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether a cell is one of the block's.
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
