import Cells

nonisolated extension View {
  /// Takes the room of this view and draws nothing there; no key, no focus and no click gets to it.
  public func hidden() -> some View { seen(.hidden) }

  /// Makes this view fainter. A terminal knows three steps: below 0.6 what is written is dim and a colour
  /// dims what it covers; at 0 the view is hidden, and takes its room.
  ///
  /// - Parameter opacity: From 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    seen(opacity <= 0 ? .hidden : opacity < 0.6 ? .faint : .full)
  }

  private func seen(_ sight: Sight) -> some View {
    ModifiedNodes(
      content: ModifiedContext(content: self) { context in
        guard sight == .hidden else { return }
        let scope = FocusScope()
        scope.isShown = false
        context.scope.add(scope)
        context.scope = scope
        context.environment.isHidden = true
      }, wrap: sight.node)
  }

  /// Sets whether clicks reach this view; keys do in either case. What lies behind it may still be clicked.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedNodes(content: self) {
      if enabled { return $0 }
      return PaintedNode(content: $0) { content, painter, origin in
        painter.withoutHitTesting { content.paint(&$0, origin) }
      }
    }
  }
}

/// How well a view is seen. Its state is the same in all of them.
nonisolated enum Sight {
  case full
  /// Drawn dim, on a background that keeps its colours.
  case dimmed
  /// Drawn dim, for an opacity below 1.
  case faint
  /// It takes its room.
  case hidden

  /// A node as it is seen so.
  @MainActor func node(_ content: any Node) -> any Node {
    if self == .full { return content }
    return PaintedNode(content: content) { content, painter, origin in
      switch self {
      case .full: content.paint(&painter, origin)
      case .dimmed:
        content.paint(&painter, origin)
        painter.restyle(Rect(origin: origin, size: content.size)) { $0.attributes.insert(.dim) }
      case .faint: painter.faint { content.paint(&$0, origin) }
      case .hidden: break
      }
    }
  }
}

/// Whether a part of a view is to be seen.
public nonisolated enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view finds best, always, or never.
  case automatic, visible, hidden
}
