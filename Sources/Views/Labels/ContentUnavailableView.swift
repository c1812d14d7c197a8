import Cells

/// Shows that there is no content, why, and what can be done about it, in the middle of the room.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
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
      ContentUnavailableNode(
        parts: [
          .column(title.nodes(of: label, at: .index(0))),
          .column(reason.nodes(of: description, at: .index(1))),
          .column(inner.nodes(of: actions, at: .index(2))),
        ]))
  }
}

nonisolated extension ContentUnavailableView
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

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Shows that a search found nothing.
  public static var search: Self { content(nil) }

  /// Shows that a search for a text found nothing.
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

/// The parts of what is shown when a search found nothing.
public enum SearchUnavailableContent {
  /// Names what is missing.
  public nonisolated struct Label: View {
    let text: String?

    /// The text that was searched for, where it is known.
    public var body: some View {
      let isKnown = text?.isEmpty == false
      Views.Label(
        isKnown ? "No Results for “\(text ?? "")”" : "No Results", systemImage: "magnifyingglass")
    }
  }

  /// Describes what to try.
  public nonisolated struct Description: View {
    /// The advice to look for something else.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public nonisolated struct Actions: View {
    /// No view.
    public var body: some View { EmptyView() }
  }
}

/// Parts below one another in the middle of all the room: the first of them is kept longest where there is
/// too little, and the empty lines between them go before anything else.
private struct ContentUnavailableNode: Node {
  /// What it is, what it is about, what can be done.
  let parts: [StackNode]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let room = Proposal(width: axis == .vertical ? across : nil, height: nil)
    return Lengths(min: 1, ideal: column(room).lengths(axis, across: across).ideal, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let column = column(proposal)
    let part = column.layout(proposal)
    let size = proposal.size(or: part.size)
    return Placement(size: size) { painter, origin in
      let place = origin.aligned(part.size, in: size, .center)
      painter.clipped(to: Rect(origin: origin, size: size)) {
        part.paint(&$0, Point(x: place.x, y: max(origin.y, place.y)))
      }
    }
  }

  private func column(_ room: Proposal) -> StackNode {
    let height = room.height ?? .max
    func rows(_ indices: [Int], _ length: (Lengths) -> Int) -> Int {
      indices.reduce(0) { $0 + length(parts[$1].lengths(.vertical, across: room.width)) }
    }
    var shown = parts.indices.filter { !parts[$0].children.isEmpty }
    // Why it is so is left out before what can be done about it.
    if rows(shown, \.min) > height { shown.removeAll { $0 == 1 } }
    let isRoomy = rows(shown, \.max) + shown.count - 1 <= height
    return StackNode(
      axis: .vertical, spacing: isRoomy ? 1 : 0, alignment: .center,
      children: shown.map { PriorityNode(content: parts[$0], priority: [2, 0, 1][$0]) })
  }
}
