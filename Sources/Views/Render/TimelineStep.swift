/// A view that is made again after some time, and again after that.
package struct TimelineStep<Content: View>: PrimitiveView {
  private let step: Duration
  private let content: () -> Content

  /// - Parameter step: How long it is from one time to the next.
  package init(step: Duration, @ViewBuilder content: @escaping () -> Content) {
    self.step = step
    self.content = content
  }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if !context.environment.isHidden {
      context.frame.animate(at: context.frame.now.advanced(by: step))
    }
    content()._resolve(context.child(.body), into: &nodes)
  }
}
