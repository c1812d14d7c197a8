import StateKit

/// Where in the tree a view is resolved, and what it inherits there.
public struct ResolveContext {
  let frame: FrameContext
  let node: StateNode
  var environment: EnvironmentValues
  /// Takes part in the keys and the focus of the screen or of the modal that the view stands in.
  var scope: FocusScope
  /// The key handlers around this place, the outermost first.
  var handlers: [KeyHandler] = []

  func child(_ key: StateNode.Key) -> ResolveContext {
    var context = ResolveContext(
      frame: frame, node: node.child(key, visit: frame.visit), environment: environment,
      scope: scope)
    context.handlers = handlers
    return context
  }

  func entering(_ type: Any.Type) -> ResolveContext {
    node.enter(type, in: frame)
    return self
  }

  /// Fills in the dynamic properties of a view.
  func link(_ view: some View) {
    guard frame.properties.hasDynamic(view) else { return }
    var index = 0
    link(childrenOf: view, &index)
  }

  private func link(childrenOf value: Any, _ index: inout Int) {
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      property._link(PropertySlot(index: index, node: node, context: self))
      index += 1
      link(childrenOf: property, &index)
    }
  }

  /// The nodes of a view that stands below this place.
  func nodes(of view: some View, at key: StateNode.Key = .body) -> [any Node] {
    var list = NodeList()
    view._resolve(child(key), into: &list)
    return list.nodes
  }

  /// A view that stands below this place as one node; several lie below one another.
  func node(of view: some View, at key: StateNode.Key = .body) -> any Node {
    let nodes = nodes(of: view, at: key)
    return nodes.count == 1 ? nodes[0] : StackNode.column(nodes)
  }
}
