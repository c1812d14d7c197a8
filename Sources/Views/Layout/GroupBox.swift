import Cells

/// Views in a box of lines, perhaps with a title in the upper one.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// A box with any view as its title, cut to one line.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The same in the order of older code.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if let draw = context.environment.groupBoxBody {
      // Boxes in this one have the style, too; that of the style itself is the usual one.
      let parts = GroupBoxStyleConfiguration(
        label: AnyView(label), content: AnyView(content.environment(\.groupBoxBody, draw)))
      return context.resolve(draw(parts), into: &nodes) { $0.groupBoxBody = nil }
    }
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

nonisolated extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box that a style draws, for a style that only adds to it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A box with a text as its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A box with a title in its upper line: `╭─ Title ──╮`.
private struct TitledBoxNode: Node {
  let box: BorderNode
  let label: (any Node)?

  /// Columns for the corners and for a gap on both sides of the title.
  private static let ends = 6

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = box.lengths(axis, across: across)
    guard axis == .horizontal, let label else { return inner }
    let title = label.lengths(axis, across: 1).ideal + Self.ends
    return Lengths(min: inner.min, ideal: max(inner.ideal, title), max: max(inner.max, title))
  }

  func layout(_ proposal: Proposal) -> Placement {
    let title = label?.layout(
      Proposal(width: proposal.width.map { max(0, $0 - Self.ends) }, height: 1))
    let least = title.map { $0.size.width + Self.ends } ?? 0
    let widened = FrameNode(
      content: box.content, width: .atLeast(least - 2), height: .free,
      alignment: .leading)
    let part = BorderNode(content: widened, style: box.style).layout(proposal)
    return Placement(size: part.size) { painter, origin in
      part.paint(&painter, origin)
      guard let title, title.size.width > 0 else { return }
      let place = origin.moved(x: 3)
      painter.clipped(
        to: Rect(origin: origin, size: Size(width: max(0, part.size.width - 1), height: 1))
      ) {
        let gap = String(repeating: " ", count: title.size.width + 2)
        $0.put(gap, at: origin.moved(x: 2), style: .plain)
        title.paint(&$0, place)
      }
    }
  }
}
