/// A node that takes its room and is not seen.
struct HiddenNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: content.layout(proposal).size) { _, _ in }
  }
}
