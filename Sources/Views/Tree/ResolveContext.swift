import Cells
import StateKit

/// Where in the tree a view is resolved, and what it inherits there.
public nonisolated struct ResolveContext {
  let frame: FrameContext
  private(set) var node: StateNode
  private(set) var inherited: Inherited
  /// Takes part in the keys and the focus of the screen or of the modal that the view stands in.
  var scope: FocusScope
  /// The key handlers around this place, the outermost first.
  var handlers: [KeyHandler] = []
  /// The focus states that are updated when a view at this place has the focus.
  var focusLinks: [FocusLink] = []

  init(frame: FrameContext, node: StateNode, environment: EnvironmentValues, scope: FocusScope) {
    self.frame = frame
    self.node = node
    inherited = Inherited(environment)
    self.scope = scope
  }

  /// What the views here inherit. Places share it until one changes something in it.
  var environment: EnvironmentValues {
    _read { yield inherited.values }
    _modify {
      var values = inherited.values
      defer { inherited = Inherited(values) }
      yield &values
    }
  }
}

extension ResolveContext {
  /// Changes several values at once: each change alone copies all of them.
  nonisolated mutating func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
  }

  func child(_ key: StateNode.Key) -> ResolveContext {
    var context = self
    context.node = node.child(key, visit: frame.visit)
    return context
  }

  /// Lets the view at this place have the focus, unless it is disabled.
  ///
  /// - Parameters:
  ///   - isMoving: Whether it only moves what is shown, which it may do while something is loaded.
  ///   - isAdjustable: Whether the arrows to the left and to the right change it.
  ///   - paste: What it does with pasted text; nil lets a paste go nowhere.
  @discardableResult
  func takeFocus(
    isDestructive: Bool = false, isMoving: Bool = false, isAdjustable: Bool = false,
    paste: ((String) -> Void)? = nil, _ press: @escaping (KeyPress) -> KeyPress.Result
  ) -> FocusID {
    let id = FocusID(node: node)
    scope.add(
      FocusScope.Member(
        id: id, handlers: [KeyHandler(action: press)] + handlers.reversed(), links: focusLinks,
        paste: paste, isEnabled: environment.isEnabled || isMoving && environment.isWaiting,
        isDestructive: isDestructive, isAdjustable: isAdjustable))
    return id
  }

  /// Ties the views at this place to a value of a focus state.
  nonisolated mutating func tieFocus(to box: FocusBox, _ tag: AnyHashable) {
    scope.add(box)
    focusLinks.append(FocusLink(box: box, tag: tag))
  }

  /// Lets other places have the focus with the views here.
  nonisolated mutating func shareFocus(by box: FocusBox) {
    focusLinks.append(FocusLink(box: box, tag: true))
  }

  /// The same place with what is inherited at another one.
  func inheriting(from other: ResolveContext) -> ResolveContext {
    var context = other
    context.node = node
    return context
  }

  /// The same place inside a view that can have the focus.
  func inside(_ id: FocusID) -> ResolveContext {
    var context = self
    context.environment.focusable = id
    return context
  }

  /// Whether this frame has resolved something at a place below this one already.
  func isVisited(_ key: StateNode.Key) -> Bool { node.isVisited(key, by: frame.visit) }

  func entering(_ type: Any.Type) -> ResolveContext {
    node.enter(type, in: frame)
    return self
  }

  /// A view as it is here, with its properties filled in, and the place of its body.
  @MainActor @usableFromInline func entering<Entered: View>(
    _ view: Entered
  ) -> (view: Entered, body: ResolveContext) {
    let context = entering(Entered.self)
    return (context.linked(view), context.child(.body))
  }

  /// The nodes of a view that stands below this place.
  func nodes(of view: some View, at key: StateNode.Key = .body) -> [any Node] {
    var list = NodeList()
    view._resolve(child(key), into: &list)
    return list.nodes
  }

  /// The same in a stack that lies along an axis.
  func nodes(of view: some View, at key: StateNode.Key = .body, along axis: Axis?) -> [any Node] {
    var context = self
    if context.environment.stackAxis != axis { context.environment.stackAxis = axis }
    return context.nodes(of: view, at: key)
  }

  /// A view that stands below this place as one node; several lie below one another.
  func node(of view: some View, at key: StateNode.Key = .body) -> any Node {
    let nodes = nodes(of: view, at: key, along: .vertical)
    return nodes.count == 1 ? nodes[0] : StackNode.column(nodes)
  }

  /// A view behind another one or in front of it, as one node; several lie in front of one another.
  func layer(_ view: some View, at key: StateNode.Key, alignment: Alignment) -> any Node {
    let nodes = nodes(of: view, at: key, along: nil)
    return nodes.count == 1 ? nodes[0] : DepthNode(alignment: alignment, children: nodes)
  }

  /// The label of a control as one node; several views lie beside one another.
  func label(_ view: some View, at key: StateNode.Key = .body) -> any Node {
    let nodes = nodes(of: view, at: key, along: .horizontal)
    return nodes.count == 1 ? nodes[0] : StackNode.row(nodes)
  }
}

/// The environment of one place or of many: it has too many values to be copied for each, or to be read.
nonisolated final class Inherited {
  let values: EnvironmentValues

  fileprivate init(_ values: EnvironmentValues) { self.values = values }
}
