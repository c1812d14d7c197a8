/// A value with its name before it: the name to the left, the value, dim, to the right.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  private let label: Label
  private let content: Content

  /// Any views as the value and as its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The name and the value at the two ends of a row, or as a style draws them.
  public var body: some View {
    StyledControl {
      LabeledContentStyleConfiguration(
        label: areLabelsHidden ? AnyView(EmptyView()) : AnyView(label), content: AnyView(content))
    } usual: {
      HStack(alignment: .top) {
        if !areLabelsHidden {
          label
          Spacer()
        }
        content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// Any view as the value, with a text as its name.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A text as the value, with a text as its name.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The value with its name that a style draws, for a style that only adds to it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
