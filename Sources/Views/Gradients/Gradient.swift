import Cells

/// Colours that go over into one another.
public nonisolated struct Gradient: ShapeStyle, Hashable {
  /// A colour, and where it is met.
  public nonisolated struct Stop: Hashable, Sendable {
    /// The colour at this place alone.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: Double

    /// A colour at a place from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How colours go over into one another; in cells they do so part by part.
  public nonisolated enum ColorSpace: Hashable, Sendable {
    /// As the screen mixes them, or as the eye does.
    case device, perceptual
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
  }
}

/// A style that has another colour in each cell. What is written in it has the colour of its middle.
nonisolated protocol GradientStyle: ShapeStyle {
  var gradient: Gradient { get }

  /// How far along the gradient a point is, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: As parts of the width and the height of the room.
  ///   - size: Of the room, in points.
  func position(of point: UnitPoint, in size: GeometryProxy.Size) -> Double
}

nonisolated extension GradientStyle {
  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    style.foreground = _shading(in: environment)?.middle.color ?? .standard
    style.set(.dim, false)
  }

  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    guard let color = _shading(in: environment)?.middle, color.alpha >= 0.5 else { return .kept }
    style.background = color.color
    return .hidden
  }

  public func _shading(in environment: EnvironmentValues) -> Shading? {
    Shading(
      stops: gradient.stops.map { ($0.location, $0.color.mixed(in: environment)) },
      position: position)
  }
}

/// A gradient, resolved for a terminal.
public nonisolated struct Shading {
  private let stops: [(location: Double, color: MixedColor)]
  private let position: (UnitPoint, GeometryProxy.Size) -> Double

  init(
    stops: [(Double, MixedColor)], position: @escaping (UnitPoint, GeometryProxy.Size) -> Double
  ) {
    self.stops = stops.map { ($0, $1) }
    self.position = position
  }

  var middle: MixedColor { color(at: 0.5) }

  /// The colour of a cell of a room.
  func color(of cell: Point, in room: Size) -> MixedColor {
    let size = GeometryProxy.Size(
      width: Double(room.width) * Metrics.pointsPerColumn,
      height: Double(room.height) * Metrics.pointsPerRow)
    let point = UnitPoint(
      x: (Double(cell.x) + 0.5) / Double(max(1, room.width)),
      y: (Double(cell.y) + 0.5) / Double(max(1, room.height)))
    return color(at: position(point, size))
  }

  private func color(at place: Double) -> MixedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
    guard next > 0 else { return first.color }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    return from.color.mixed(with: to.color, by: length > 0 ? (place - from.location) / length : 1)
  }
}
