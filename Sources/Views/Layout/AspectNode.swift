import Cells

/// A node that is offered room of a shape: as much of what there is as has it, or as little as covers it.
struct AspectNode: WrappingNode {
  let content: any Node
  /// The width divided by the height, in points; greater than 0.
  let ratio: Double
  let mode: ContentMode

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard let across else { return content.lengths(axis, across: nil) }
    let length = length(axis, across: across)
    return Lengths(min: mode == .fill ? length : 0, max: length)
  }

  func layout(_ proposal: Proposal) -> Placement { content.layout(shaped(proposal)) }

  private func shaped(_ proposal: Proposal) -> Proposal {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil):
      return Proposal(width: width, height: length(.vertical, across: width))
    case (nil, let height?):
      return Proposal(width: length(.horizontal, across: height), height: height)
    case (let width?, let height?):
      let byHeight = length(.horizontal, across: height)
      let isWide = mode == .fit ? byHeight <= width : byHeight >= width
      return isWide
        ? Proposal(width: byHeight, height: height)
        : Proposal(width: width, height: length(.vertical, across: width))
    }
  }

  /// The length along an axis that goes with one across it.
  private func length(_ axis: Axis, across: Int) -> Int {
    switch axis {
    case .horizontal:
      Metrics.visible(Double(across) * Metrics.pointsPerRow * ratio, along: axis)
    case .vertical:
      Metrics.visible(Double(across) * Metrics.pointsPerColumn / ratio, along: axis)
    }
  }
}
