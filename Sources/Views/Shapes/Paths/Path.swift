/// Lines and curves between points, to be filled or drawn as a shape; curves are kept as short lines.
public nonisolated struct Path: Equatable, Sendable {
  /// A place in points, from the upper left corner.
  public nonisolated struct Point: Equatable, Sendable {
    /// Points from the left.
    public var x: Double
    /// Points from above.
    public var y: Double

    /// A place by its distances from the left and from above.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    func distance(to other: Point) -> Double {
      let (dx, dy) = (other.x - x, other.y - y)
      return (dx * dx + dy * dy).squareRoot()
    }

    /// The place at a part of the way to another one.
    func toward(_ other: Point, by share: Double) -> Point {
      Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
  }

  /// Points of which each is joined to the next.
  package var lines: [[Point]] = []
  /// How many lines a curve is kept as.
  private static let steps = 16

  /// Nothing yet.
  public init() {}

  /// What a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// The place that the next line goes on from; nil before there is any.
  package var last: Point? { lines.last?.last }

  /// Begins at another place.
  public mutating func move(toX x: Double, y: Double) { lines.append([Point(x: x, y: y)]) }

  /// Draws a line from the last place.
  public mutating func addLine(toX x: Double, y: Double) {
    guard let index = lines.indices.last else { return move(toX: x, y: y) }
    lines[index].append(Point(x: x, y: y))
  }

  /// Goes back to where the part that is drawn now began.
  public mutating func closeSubpath() {
    guard let start = lines.last?.first, let last, last != start else { return }
    addLine(toX: start.x, y: start.y)
  }

  /// Draws a curve from the last place that is drawn toward two points on its way.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard let start = last else { return }
    for step in 1...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let first = start.toward(control1, by: share)
      let second = control1.toward(control2, by: share)
      let third = control2.toward(end, by: share)
      let point = first.toward(second, by: share)
        .toward(second.toward(third, by: share), by: share)
      addLine(toX: point.x, y: point.y)
    }
  }

  /// Draws a curve from the last place that is drawn toward a point on its way.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard let start = last else { return }
    for step in 1...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let point = start.toward(control, by: share)
        .toward(control.toward(end, by: share), by: share)
      addLine(toX: point.x, y: point.y)
    }
  }

  /// Draws another path beside what is there.
  public mutating func addPath(_ path: Path) { lines += path.lines }

  /// The path elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    var path = self
    path.lines = lines.map { $0.map { Point(x: $0.x + dx, y: $0.y + dy) } }
    return path
  }

  /// The part of the path between two parts of its length, from 0 to 1.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let length = lines.map(Self.length).reduce(0, +)
    var rest = (from: length * max(0, min(1, from)), to: length * max(0, min(1, to)))
    var path = Path()
    for line in lines {
      let part = Self.part(of: line, from: rest.from, to: rest.to)
      if part.count > 1 { path.lines.append(part) }
      let length = Self.length(line)
      rest = (rest.from - length, rest.to - length)
    }
    return path
  }

  private static func length(_ line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  private static func part(of line: [Point], from: Double, to: Double) -> [Point] {
    var part: [Point] = []
    var place = 0.0
    for (start, end) in zip(line, line.dropFirst()) {
      let length = start.distance(to: end)
      let first = max(from, place)
      let last = min(to, place + length)
      if first < last, length > 0 {
        if part.isEmpty { part.append(start.toward(end, by: (first - place) / length)) }
        part.append(start.toward(end, by: (last - place) / length))
      }
      place += length
    }
    return part
  }
}
