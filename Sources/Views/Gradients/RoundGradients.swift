#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Colours that go over into one another from a point outwards. As a view it fills its room.
public nonisolated struct RadialGradient: GradientStyle, GradientView {
  let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// - Parameters:
  ///   - startRadius: Points from the centre to the first colour.
  ///   - endRadius: Points from the centre to the last one.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func position(of point: UnitPoint, in size: GeometryProxy.Size) -> Double {
    let x = (point.x - center.x) * size.width
    let y = (point.y - center.y) * size.height
    let length = endRadius - startRadius
    return length == 0 ? 1 : ((x * x + y * y).squareRoot() - startRadius) / length
  }
}

/// Colours that go over into one another around a point. As a view it fills its room.
public nonisolated struct AngularGradient: GradientStyle, GradientView {
  let gradient: Gradient
  private let center: UnitPoint
  private let start: Double
  private let end: Double

  /// A gradient from one angle to another; 0 is to the right, and angles grow clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle.degrees
    end = endAngle.degrees
  }

  /// Colours at even distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours once around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Colours at even distances once around, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places once around, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func position(of point: UnitPoint, in size: GeometryProxy.Size) -> Double {
    guard end != start else { return 1 }
    let angle = atan2((point.y - center.y) * size.height, (point.x - center.x) * size.width)
    var degrees = angle * 180 / .pi - start
    degrees -= (degrees / 360).rounded(.down) * 360
    return degrees / (end - start)
  }
}
