/// Views in a box of lines, perhaps with a title in the upper one.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// A box with any view as its title, cut to one line.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context
    inner.environment.stackAxis = .vertical
    let content = inner.node(of: content, at: .index(0))
    inner.environment.lineLimit = 1
    inner.environment.style = context.environment.style.adding(.bold)
    let label = inner.nodes(of: label, at: .index(1))
    nodes.append(
      TitledBoxNode(
        box: BorderNode(
          content: PaddingNode(content: content, top: 0, leading: 1, bottom: 0, trailing: 1),
          style: context.environment.style),
        label: label.first))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a text as its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
