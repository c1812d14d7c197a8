/// Whether the bar of a scrolling view would be seen.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let visibility: Visibility

  /// As the view finds best.
  public static let automatic = ScrollIndicatorVisibility(visibility: .automatic)
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(visibility: .visible)
  /// Only with a mouse.
  public static let hidden = ScrollIndicatorVisibility(visibility: .hidden)
  /// Never.
  public static let never = ScrollIndicatorVisibility(visibility: .hidden)
}
