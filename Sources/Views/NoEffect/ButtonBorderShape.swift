/// The frame of a button; here all have brackets.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  /// The usual one.
  public static let automatic = ButtonBorderShape()
  /// With round ends.
  public static let capsule = ButtonBorderShape()
  /// A disc.
  public static let circle = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()

  /// With corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}
