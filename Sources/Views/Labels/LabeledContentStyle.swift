/// A way to draw values with their names.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The value to draw, with its name.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What a value with its name looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value with its name that a custom style draws.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The type of the name, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the value, whatever it is made of.
  public typealias Content = AnyView

  /// The name, to be put where the style wants it.
  public let label: Label
  /// The value, to be put where the style wants it.
  public let content: Content
}

/// The usual look: the name to the left, the value, dim, to the right.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style that goes back to the usual one.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// Draws the values with their names in this view in a style.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    let isUsual = style is AutomaticLabeledContentStyle
    return controlStyle(isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
