/// Colours that go over into one another from one point to another. As a view it fills its room.
public nonisolated struct LinearGradient: GradientStyle, GradientView {
  let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// A gradient between two points of the room that is filled.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func position(of point: UnitPoint, in size: GeometryProxy.Size) -> Double {
    let across = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
    let length = across.0 * across.0 + across.1 * across.1
    guard length > 0 else { return 1 }
    let way = ((point.x - start.x) * size.width, (point.y - start.y) * size.height)
    return (way.0 * across.0 + way.1 * across.1) / length
  }
}

/// A gradient as a view.
protocol GradientView: View, ShapeStyle {}

extension GradientView {
  public var body: some View { Rectangle().fill(self) }
}
