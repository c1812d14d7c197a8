/// The first of some views that fits into the room there is; the last one where none does.
///
/// All of them are resolved, to be measured; only the one that is shown gets keys, appears and moves.
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
