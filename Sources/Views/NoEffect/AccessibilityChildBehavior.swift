/// What becomes of the parts of a view for a person who does not see it.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay parts of it.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
