/// How a corner is rounded; in cells both look alike.
public nonisolated enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle, or a curve that starts earlier.
  case circular, continuous
}
