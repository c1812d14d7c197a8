/// A node that gets the size it likes best along some axes, whatever room there is.
struct FixedSizeNode: WrappingNode {
  let content: any Node
  let axes: Axis.Set

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let lengths = content.lengths(axis, across: isFixed(axis.other) ? nil : across)
    return isFixed(axis) ? .fixed(lengths.ideal) : lengths
  }

  func layout(_ proposal: Proposal) -> Placement {
    content.layout(
      Proposal(
        width: isFixed(.horizontal) ? nil : proposal.width,
        height: isFixed(.vertical) ? nil : proposal.height))
  }

  private func isFixed(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}
