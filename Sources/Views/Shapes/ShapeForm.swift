/// The forms that can be drawn with cells.
public nonisolated enum ShapeForm: Equatable, Sendable {
  /// Four corners, rounded by so many points.
  case rectangle(cornerRadius: Double)
  /// A rectangle whose short sides are half circles.
  case capsule
  /// The largest circle that fits.
  case circle
  /// As wide and as high as the room.
  case ellipse
}
