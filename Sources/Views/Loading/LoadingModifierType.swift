/// How a view shows that it loads, and what becomes of its content meanwhile. Lengths are in points.
public nonisolated enum LoadingModifierType {
  /// The side of the content that a spinner stands on.
  public nonisolated enum HorizontalOption: String, CaseIterable, Sendable {
    /// Before the content.
    case leading
    /// After it.
    case trailing
  }

  /// The side of the content that a spinner stands on, above or below.
  public nonisolated enum VerticalOption: String, CaseIterable, Sendable {
    /// Below the content.
    case bottom
    /// Above it.
    case top
  }

  /// Nothing is shown, and the content stays as it is.
  case none
  /// The content is dim and cannot be used, with the spinner over it.
  ///
  /// A terminal dims letters, which have no corners to be rounded, so `cornerRadius` changes nothing.
  case material(
    padding: Double = 0, displayIndicator: Bool = true, indicatorPadding: Double = 8,
    cornerRadius: Double = 8, alignment: Alignment = .center)
  /// The spinner stands over the content, `indicatorPadding` away from its edges where there is room.
  case overCurrentContent(
    padding: Double = 0, displayIndicator: Bool = true, indicatorPadding: Double = 8,
    contentOpacity: Double = 1, disableInteraction: Bool = true, alignment: Alignment = .trailing)
  /// The spinner stands beside the content.
  case horizontal(
    option: HorizontalOption = .trailing, contentOpacity: Double = 1,
    disableInteraction: Bool = true, alignment: VerticalAlignment = .center, spacing: Double = 8)
  /// The spinner stands above or below the content.
  case vertical(
    option: VerticalOption = .bottom, contentOpacity: Double = 1, disableInteraction: Bool = true,
    alignment: HorizontalAlignment = .leading, spacing: Double = 8)
  /// The spinner stands in the title bar of the screen, or in its corner where it has none.
  case toolbar(contentOpacity: Double = 1, disableInteraction: Bool = true)
  /// Another view takes the content's place; the content keeps its state until it is back.
  case custom(_ view: AnyView)
}
