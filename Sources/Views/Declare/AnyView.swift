/// A view whose type is not known. When the type changes, the state of what was there is reset.
public nonisolated struct AnyView: PrimitiveView {
  private let view: any View

  /// Hides the type of a view, where views of several types must have one.
  public init<Content: View>(_ view: Content) { self.view = view }

  /// The same, where the label is wanted.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    view._resolve(place(of: view, in: context), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    view._rows(place(of: view, in: context), into: &rows)
  }

  @MainActor private func place<Content: View>(
    of view: Content, in context: ResolveContext
  ) -> ResolveContext {
    context.entering(Content.self).child(.body)
  }
}

nonisolated extension View {
  /// This view without its type, where views of several types must have one.
  public func asAnyView() -> AnyView { AnyView(self) }
}
