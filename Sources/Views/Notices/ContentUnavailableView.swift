/// Says that there is nothing to show, why, and what can be done about it, in the middle of the room.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Any views: what is missing, why, and what can be pressed about it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context
    inner.environment.stackAxis = .vertical
    inner.environment.multilineTextAlignment = .center
    var title = inner
    title.environment.style.attributes.insert(.bold)
    var reason = inner
    reason.environment.style.attributes.insert(.dim)
    nodes.append(
      NoticeNode(
        parts: [
          .column(title.nodes(of: label, at: .index(0))),
          .column(reason.nodes(of: description, at: .index(1))),
          .column(inner.nodes(of: actions, at: .index(2))),
        ]))
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol by its SF Symbols name, and a text that says more.
  public init(
    _ title: some StringProtocol, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      Views.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { content(nil) }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self { content(text) }

  private static func content(_ text: String?) -> Self {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
