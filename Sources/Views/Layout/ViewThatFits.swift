import Cells

/// The first of some views that fits into the room there is; the last one where none does.
///
/// All of them are resolved, so none should hold a control.
public struct ViewThatFits<Content: View>: PrimitiveView {
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
    nodes.append(FirstFitNode(axes: axes, choices: context.nodes(of: content)))
  }
}

/// Nodes of which one is shown.
struct FirstFitNode: Node {
  let axes: Axis.Set
  let choices: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = choices.map { $0.lengths(axis, across: across) }
    return Lengths(min: parts.map(\.min).min() ?? 0, max: parts.map(\.max).max() ?? 0)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let fitting = choices.first { fits($0, proposal) }
    return (fitting ?? choices.last)?.layout(proposal) ?? .empty
  }

  private func fits(_ node: any Node, _ room: Proposal) -> Bool {
    if axes.contains(.horizontal), let width = room.width,
      node.lengths(.horizontal, across: room.height).max > width
    {
      return false
    }
    guard axes.contains(.vertical), let height = room.height else { return true }
    return node.lengths(.vertical, across: room.width).max <= height
  }
}
