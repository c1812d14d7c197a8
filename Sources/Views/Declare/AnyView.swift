/// A view whose type is not known. When the type changes, the state of what was there is reset.
public struct AnyView: PrimitiveView {
  private let resolve: (ResolveContext, inout NodeList) -> Void
  private let rows: (ResolveContext, inout RowList) -> Void

  /// Hides the type of a view, where views of several types must have one.
  public init<Content: View>(_ view: Content) {
    resolve = { context, nodes in
      view._resolve(context.entering(Content.self).child(.body), into: &nodes)
    }
    rows = { context, rows in
      view._rows(context.entering(Content.self).child(.body), into: &rows)
    }
  }

  /// The same, where the label is wanted.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    resolve(context, &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    self.rows(context, &rows)
  }
}

extension View {
  /// This view without its type, where views of several types must have one.
  public func asAnyView() -> AnyView { AnyView(self) }
}
