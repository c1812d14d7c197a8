/// A view around another one that shows nothing itself: it changes what the other inherits, or
/// watches it come and go.
package protocol WrappingView: PrimitiveView, RowWrapper {
  /// Does what the view is for, and returns where its content is to be resolved.
  func enter(_ context: ResolveContext) -> ResolveContext

  /// Does what must wait until the content has been resolved.
  func leave(_ context: ResolveContext)
}

extension WrappingView {
  package func enter(_ context: ResolveContext) -> ResolveContext { context.child(.body) }

  package func leave(_ context: ResolveContext) {}

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    content._resolve(enter(context), into: &nodes)
    leave(context)
  }

  /// Around one row it waits until the row is made; around several it is there as long as they are.
  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    if Self._makesSeveralRows {
      content._rows(enter(context), into: &rows)
      leave(context)
    } else {
      appendRow(context, into: &rows)
    }
  }
}
