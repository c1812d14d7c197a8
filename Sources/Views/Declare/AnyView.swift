/// A view whose type is not known. When the type changes, the state of what was there is reset.
public struct AnyView: PrimitiveView {
  private let resolve: (ResolveContext, inout NodeList) -> Void

  /// Hides the type of a view, where views of several types must have one.
  public init<Content: View>(_ view: Content) {
    resolve = { context, nodes in
      view._resolve(context.entering(Content.self).child(.body), into: &nodes)
    }
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    resolve(context, &nodes)
  }
}
