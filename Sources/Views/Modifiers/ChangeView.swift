/// A view that does something after the frame in which a value is another than in the frame before.
struct ChangeView<Content: View, Value>: WrappingView {
  let content: Content
  let value: Value
  /// Whether the action runs when the view comes, too.
  let runsInitially: Bool
  let isSame: (Value, Value) -> Bool
  /// Is given the value before and the value now.
  let action: (Value, Value) -> Void

  private final class Known {
    var value: Value?
  }

  func enter(_ context: ResolveContext) -> ResolveContext {
    let known = context.node.kept(0) { Known() }
    if let before = known.value {
      if !isSame(before, value) { context.frame.afterFrame { action(before, value) } }
    } else if runsInitially {
      context.frame.afterFrame { action(value, value) }
    }
    known.value = .some(value)
    return context.child(.body)
  }
}
