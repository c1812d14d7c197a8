/// A way to draw groups that open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The group to draw.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group looks like, open and closed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The group that a custom style draws.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the views in the group, whatever they are.
  public typealias Content = AnyView

  /// The label, to be put where the style wants it.
  public let label: Label
  /// The views in the group, to be shown while it is open.
  public let content: Content
  /// Whether the group is open; writing it opens and closes the group.
  @Binding public var isExpanded: Bool
}

/// The usual look of groups: a sign that points to the label, or down to what is open.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style that goes back to the usual one.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    UsualDisclosure(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: configuration.label)
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// Draws the groups in this view that open in a style.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    let isUsual = style is AutomaticDisclosureGroupStyle
    return environment(
      \.disclosureGroupBody,
      isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
