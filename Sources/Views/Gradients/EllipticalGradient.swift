/// Colours that go over into one another from a point outwards, in the shape of the room. As a view it fills its room.
public nonisolated struct EllipticalGradient: GradientStyle, GradientView {
  let gradient: Gradient
  private let center: UnitPoint
  private let start: Double
  private let end: Double

  /// - Parameters:
  ///   - startRadiusFraction: The part of the width and of the height from the centre to the first colour.
  ///   - endRadiusFraction: That to the last one.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  func position(of point: UnitPoint, in size: GeometryProxy.Size) -> Double {
    guard end != start else { return 1 }
    let (x, y) = (point.x - center.x, point.y - center.y)
    return ((x * x + y * y).squareRoot() - start) / (end - start)
  }
}
