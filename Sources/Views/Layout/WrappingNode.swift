/// A node around another one, which keeps the place of that one among its neighbours.
protocol WrappingNode: Node {
  var content: any Node { get }
}

extension WrappingNode {
  var priority: Double { content.priority }
  var depth: Double { content.depth }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { content.lengths(axis, across: across) }

  func layout(_ proposal: Proposal) -> Placement { content.layout(proposal) }
}
