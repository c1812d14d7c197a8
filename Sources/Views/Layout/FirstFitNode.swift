import Cells

/// Nodes of which one is shown: the first that fits, or the last.
struct FirstFitNode: Node {
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
    frame.take(choice.asked)
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
final class ShownChoice {
  private var place: StateNode?

  func settle(on place: StateNode, in frame: FrameContext) {
    if let before = self.place, before !== place { before.clear(in: frame) }
    self.place = place
  }
}
