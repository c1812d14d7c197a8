/// The parts of a bar at the top of a screen, as far as code names them.
public struct NavigationBarItem: Sendable {
  /// How large a title would be; in cells it has one size.
  public enum TitleDisplayMode: Sendable {
    /// As before, in the bar, or below it.
    case automatic, inline, large
  }
}
