/// A view and the modifier that changes it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Joins a view and a modifier; `.modifier(_:)` is the usual way.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let context = context.entering(Modifier.self)
    changed(in: context)._resolve(context.child(.body), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self.makesSeveralRows else { return appendRow(context, into: &rows) }
    let context = context.entering(Modifier.self)
    changed(in: context)._rows(context.child(.body), into: &rows)
  }

  private func changed(in context: ResolveContext) -> Modifier.Body {
    context.linked(modifier).body(
      content: .init(
        resolve: { content._resolve($0, into: &$1) }, rows: { content._rows($0, into: &$1) }))
  }
}

extension ModifiedContent: RowGroup, RowWrapper where Content: View, Modifier: ViewModifier {}
