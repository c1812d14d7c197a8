extension View {
  /// Takes the room of this view and draws nothing there; no key, no focus and no click gets to it.
  public func hidden() -> some View { VisibleView(content: self, visibility: .none) }

  /// Makes this view fainter. A terminal knows three steps: below 0.6 what is written is dim and a colour
  /// dims what it covers; at 0 the view is hidden, and takes its room.
  ///
  /// - Parameter opacity: From 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    VisibleView(
      content: self, visibility: opacity <= 0 ? .none : opacity < 0.6 ? .faint : .full)
  }
}

/// A view that is seen well, hardly, or not at all. Its state is the same in all three.
private struct VisibleView<Content: View>: PrimitiveView {
  enum Visibility {
    case none, faint, full
  }

  let content: Content
  let visibility: Visibility

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context
    if visibility == .none {
      // Nobody asks this scope, so that nothing in the view is reached.
      inner.scope = FocusScope()
      inner.handlers = []
    }
    for node in inner.nodes(of: content) {
      switch visibility {
      case .none: nodes.append(HiddenNode(content: node))
      case .faint: nodes.append(FaintNode(content: node))
      case .full: nodes.append(node)
      }
    }
  }
}

extension View {
  /// Says whether clicks get to this view; keys do in either case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedNodes(content: self) { enabled ? $0 : UntouchableNode(content: $0) }
  }
}
