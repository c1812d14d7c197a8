import Cells

/// The first of some views that fits into the room there is; the last one where none does.
///
/// All of them are resolved, to be measured; only the one that is shown gets keys, appears and moves.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: The directions in which a view must fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let shown = context.node.kept(0) { ShownChoice() }
    let choices = context.rows(of: content).all.map { row in
      var row = row
      let part = context.scope.part()
      part.isShown = false
      row.context.scope = part
      let (node, asked) = context.frame.gather { row.node() }
      return FirstFitNode.Choice(node: node, place: row.context.node, part: part, asked: asked)
    }
    nodes.append(
      FirstFitNode(axes: axes, choices: choices, frame: context.frame, shown: shown))
  }
}

/// Nodes of which one is shown: the first that fits, or the last.
private struct FirstFitNode: Node {
  struct Choice {
    let node: any Node
    let place: StateNode
    let part: FocusScope
    let asked: FrameContext.Asked
  }

  let axes: Axis.Set
  let choices: [Choice]
  let frame: FrameContext
  let shown: ShownChoice

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = choices.map { $0.node.lengths(axis, across: across) }
    return Lengths(
      min: parts.map(\.min).min() ?? 0, ideal: parts.first?.ideal,
      max: parts.map(\.max).max() ?? 0)
  }

  func layout(_ proposal: Proposal) -> Placement {
    guard let choice = choices.first(where: { fits($0.node, proposal) }) ?? choices.last else {
      return .empty
    }
    shown.settle(on: choice.place, in: frame)
    choice.part.isShown = true
    frame.add(choice.asked)
    return choice.node.layout(proposal)
  }

  private func fits(_ node: any Node, _ room: Proposal) -> Bool {
    if axes.contains(.horizontal), let width = room.width,
      node.lengths(.horizontal, across: room.height).ideal > width
    {
      return false
    }
    guard axes.contains(.vertical), let height = room.height else { return true }
    return node.lengths(.vertical, across: room.width).ideal <= height
  }
}

/// Which of several views was shown last, so that it disappears when another one takes its place.
private final class ShownChoice {
  private var place: StateNode?

  func settle(on place: StateNode, in frame: FrameContext) {
    if let before = self.place, before !== place { before.clear(in: frame) }
    self.place = place
  }
}
