/// Whether a part of the screen is shown that views can do with or without.
public enum Visibility: Hashable, Sendable {
  /// Shown where it usually is, shown, or left out.
  case automatic, visible, hidden
}
