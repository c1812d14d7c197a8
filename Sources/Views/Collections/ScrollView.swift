import Cells

/// A view that may be longer than its room, and scrolls up and down in it.
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  /// Lays the views of a closure out as a column and scrolls it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let control = context.node.kept(0) { ScrollControl(invalidate: context.frame.invalidate) }
    var inner = context
    inner.environment.stackAxis = .vertical
    // What has the focus in it leaves it the keys that it does not take itself.
    inner.handlers.append(KeyHandler(action: control.press))
    let column = StackNode.column(inner.nodes(of: content), alignment: .leading)
    nodes.append(ScrollNode(content: column, context: context, control: control))
  }
}
