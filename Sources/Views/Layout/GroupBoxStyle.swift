/// A way to draw boxes with a title.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The box to draw.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a box looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default look of boxes: lines, with the title in the upper one.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style that goes back to the usual one.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default look of boxes.
  public static var automatic: Self { Self() }
}

/// The box that a custom style draws.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The type of the title, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the views in the box, whatever they are.
  public typealias Content = AnyView

  /// The title.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

nonisolated extension View {
  /// Draws the boxes in this view in a style.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.groupBoxBody, styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
