import Cells

extension ResolveContext {
  /// Lets the view at this place have the focus, and be pressed with Enter and Space.
  @discardableResult
  func takePress(_ press: @escaping () -> Void) -> FocusID {
    takeFocus { key in
      guard key == KeyPress(.return) || key == KeyPress(.space) else { return .ignored }
      press()
      return .handled
    }
  }

  /// A view that stands below this place as one node; several lie beside one another.
  func row(of view: some View, at key: StateNode.Key = .body) -> any Node {
    var context = self
    context.environment.stackAxis = .horizontal
    let nodes = context.nodes(of: view, at: key)
    guard nodes.count != 1 else { return nodes[0] }
    return StackNode(axis: .horizontal, spacing: 1, alignment: .center, children: nodes)
  }
}
