import Cells

/// A view that may be longer or wider than its room, and scrolls in it.
///
/// Tab reaches it only while there is something to scroll to. When the focus moves to a view in it, it
/// scrolls to that view.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  private var place: ScrollPlace?

  /// Lays the views of a closure out as a column and scrolls it.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content may go beyond its room.
  ///   - showsIndicators: Whether a bar shows which part of the content is on the screen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The same, scrolled to a place that the program keeps.
  package init(place: ScrollPlace, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.place = place
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let control = context.node.kept(0) { ScrollControl(invalidate: context.frame.invalidate) }
    control.axes = axes
    control.place = place
    var own = context
    own.scope = context.scope.part()
    let id = own.takeFocus(isMoving: true, control.press)
    var inner = context
    inner.environment.stackAxis = .vertical
    inner.environment.isPane = false
    // What has the focus in it leaves it the keys that it does not take itself.
    if !context.environment.isUnseen {
      inner.handlers.append(KeyHandler(isMoving: true, action: control.press))
    }
    let column = StackNode.column(inner.nodes(of: content), alignment: .leading)
    nodes.append(
      ScrollNode(
        content: column, axes: axes, showsIndicators: showsIndicators, control: control,
        stop: own.scope, pane: context.environment.isPane ? id : nil,
        style: context.environment.style))
  }
}
