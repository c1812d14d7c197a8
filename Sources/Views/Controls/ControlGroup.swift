/// Controls that belong together: beside one another, and in a menu below one another.
public nonisolated struct ControlGroup<Content: View>: View {
  @Environment(\.isInMenu) private var isInMenu
  private let content: Content
  private let label: AnyView?

  /// Any controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Any controls with a label, which only styles of the program's own show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Any controls with a title, which only styles of the program's own show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Any controls with a title and a symbol before it, which only styles of the program's own show.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// The controls in a row or in a column, or as a style draws them.
  public var body: some View {
    if isInMenu {
      content
    } else {
      StyledControl {
        ControlGroupStyleConfiguration(
          content: AnyView(content), label: label ?? AnyView(EmptyView()))
      } usual: {
        HStack { content }
      }
    }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style draws, for a style that only adds to it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
