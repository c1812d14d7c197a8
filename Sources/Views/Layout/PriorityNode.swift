/// A node that a stack offers room to before or after the others.
struct PriorityNode: Node {
  let content: any Node
  let priority: Double

  func lengths(_ axis: Axis, across: Int?) -> Lengths { content.lengths(axis, across: across) }

  func layout(_ proposal: Proposal) -> Placement { content.layout(proposal) }
}
