/// A button that opens a box of things to do: `[ Title ▾ ]`.
///
/// Enter, Space or a click open it; the arrows go through it, Escape or a click beside it closes it. What is pressed in it
/// closes it, too.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (() -> Void)?

  /// A menu with any views as its label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  /// A menu whose label does something; a button beside it opens the menu.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The label with a mark, and the box once it is open; or what a style draws.
  public var body: some View {
    StyledControl {
      MenuStyleConfiguration(
        label: AnyView(label), content: { AnyView(content()) }, primaryAction: primaryAction)
    } usual: {
      if let primaryAction {
        HStack(spacing: 0) {
          Button(action: primaryAction) { label }
          MenuButton {
            Text("▾")
          } items: {
            content()
          }
        }
      } else {
        MenuButton {
          label
          Text("▾")
        } items: {
          content()
        }
      }
    }
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style draws, for the style to add to.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

nonisolated extension Menu where Label == Text {
  /// A menu with a text as its label.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a text as its label that does something; a button beside it opens the menu.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == Views.Label<Text, Image> {
  /// A menu with a text and a symbol before it as its label.
  public init(
    _ title: some StringProtocol, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }

  /// The same with a label that does something; a button beside it opens the menu.
  public init(
    _ title: some StringProtocol, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
