extension View {
  /// Takes the room of this view and draws nothing there; no key, no focus and no click gets to it.
  public func hidden() -> some View { seen(.none) }

  /// Makes this view fainter. A terminal knows three steps: below 0.6 what is written is dim and a colour
  /// dims what it covers; at 0 the view is hidden, and takes its room.
  ///
  /// - Parameter opacity: From 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    seen(opacity <= 0 ? .none : opacity < 0.6 ? .faint : .full)
  }
}

/// How well a view is seen. Its state is the same in all three.
private enum Sight {
  case none, faint, full
}

extension View {
  fileprivate func seen(_ sight: Sight) -> some View {
    ModifiedNodes(
      content: ModifiedContext(content: self) { context in
        guard sight == .none else { return }
        let scope = FocusScope()
        scope.isShown = false
        context.scope.add(scope)
        context.scope = scope
        context.environment.isHidden = true
      }
    ) { node in
      switch sight {
      case .none: HiddenNode(content: node)
      case .faint: OpacityNode(content: node)
      case .full: node
      }
    }
  }
}

extension View {
  /// Sets whether clicks reach this view; keys do in either case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedNodes(content: self) { enabled ? $0 : HitTestingDisabledNode(content: $0) }
  }
}

extension EnvironmentValues {
  private enum HiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a view takes its room only, so that nothing in it need move.
  var isHidden: Bool {
    get { self[HiddenKey.self] }
    set { self[HiddenKey.self] = newValue }
  }
}

/// Whether a part of a view is to be seen.
public nonisolated enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view finds best, always, or never.
  case automatic, visible, hidden
}

/// A node that no click gets to; what lies behind it may still be clicked.
private struct HitTestingDisabledNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      painter.withoutHitTesting { part.paint(&$0, origin) }
    }
  }
}

/// A node that is drawn dim, for an opacity below 1.
struct OpacityNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      painter.faint { part.paint(&$0, origin) }
    }
  }
}

/// A node that takes its room and is not seen.
struct HiddenNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: content.layout(proposal).size) { _, _ in }
  }
}
