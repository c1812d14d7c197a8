/// Views in front of one another, the last one on top.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// - Parameter alignment: Where views lie that are smaller than the largest one.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.stackAxis = nil
    nodes.append(DepthNode(alignment: alignment, children: context.nodes(of: content)))
  }
}
