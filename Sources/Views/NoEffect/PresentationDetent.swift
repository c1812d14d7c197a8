/// A height at which a sheet would rest; here it is as high as its content.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private let part: Double

  /// Half of the screen.
  public static let medium = PresentationDetent(part: 0.5)
  /// All of the screen.
  public static let large = PresentationDetent(part: 1)

  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(part: fraction)
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(part: height)
  }
}
