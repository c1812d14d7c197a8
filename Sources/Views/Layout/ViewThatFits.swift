import Cells

/// The first of some views that fits into the width there is; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(FirstFitNode(choices: context.nodes(of: content)))
  }
}

/// Nodes of which one is shown.
struct FirstFitNode: Node {
  let choices: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = choices.map { $0.lengths(axis, across: across) }
    return Lengths(min: parts.map(\.min).min() ?? 0, max: parts.map(\.max).max() ?? 0)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let room = proposal.width ?? Lengths.unbounded
    let fitting = choices.first {
      $0.lengths(.horizontal, across: proposal.height).max <= room
    }
    return (fitting ?? choices.last)?.layout(proposal) ?? .empty
  }
}
