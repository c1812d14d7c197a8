/// A short text that is shown for a while and asks for nothing.
public struct Message: Identifiable, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Comparable, Sendable {
    /// It went as it was meant to.
    case info
    /// There was nothing to do.
    case note
    /// Something is not as it should be.
    case warning
    /// Something failed.
    case error
  }

  /// Names it for `dismiss`.
  public let id: Int
  /// What it says.
  public let text: String
  /// How much it matters.
  public let severity: Severity
  /// When it goes by itself.
  public let deadline: AnyClock.Instant
}
