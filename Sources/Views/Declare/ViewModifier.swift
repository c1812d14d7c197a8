/// A change to any view, under a name of its own and with a state of its own.
@MainActor public protocol ViewModifier {
  /// The type of what `body` makes, which the compiler works out.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the change. It is asked for once a frame.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes, for its body to put where it wants it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolve: (ResolveContext, inout NodeList) -> Void
  let rows: (ResolveContext, inout RowList) -> Void

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    resolve(context, &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    self.rows(context, &rows)
  }
}

extension View {
  /// Changes this view by a modifier of your own.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
