import Cells

extension View {
  /// Ties this view to a value of a `@FocusState`: the state has the value while the view has the focus,
  /// and writing the value gives it the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.box, tag: AnyHashable(value))
  }

  /// Ties this view to a flag that is true while it has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition.box, tag: AnyHashable(true))
  }

  private func focused(_ box: FocusBox?, tag: AnyHashable) -> some View {
    ModifiedContext(content: self) { context in
      if let box { context.tieFocus(to: box, tag) }
    }
  }

  /// Lets a view that is no control have the focus, so that its key handlers are asked first. With the
  /// focus it is drawn reversed.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable) { _ in .ignored }
  }

  /// Runs an action when this view is clicked, or when Enter or Space is pressed while it has the focus,
  /// which it can have like a button.
  ///
  /// - Parameter count: How many clicks it takes; keys need one press.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    FocusableView(content: self, isFocusable: true, clicks: max(1, count), tap: action) { press in
      guard press == KeyPress(.return) || press == KeyPress(.space) else { return .ignored }
      action()
      return .handled
    }
  }
}

/// A view that can have the focus, though it is no control.
struct FocusableView<Content: View>: DecoratingView {
  let content: Content
  let isFocusable: Bool
  var clicks = 1
  var tap: (() -> Void)?
  let press: (KeyPress) -> KeyPress.Result

  private final class Clicks {
    var count = 0
  }

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    guard isFocusable, context.environment.isEnabled else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let id = context.takeFocus(press)
    let clicked = context.node.kept(0) { Clicks() }
    nodes.append(
      FocusableNode(content: context.node(of: content), id: id) { [tap, clicks] in
        clicked.count += 1
        guard let tap, clicked.count >= clicks else { return tap != nil }
        clicked.count = 0
        tap()
        return true
      })
  }
}
