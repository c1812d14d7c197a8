/// How far something is turned.
public nonisolated struct Angle: Hashable, Sendable {
  /// In radians, a full turn being 2π.
  public var radians: Double

  /// In degrees, a full turn being 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// An angle in degrees, where an angle is asked for.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians, where an angle is asked for.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
