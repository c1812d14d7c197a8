import Cells

extension View {
  /// Lets a person load the content of this view anew: with `r` while the focus is in it, or with Ctrl-R.
  ///
  /// While the action runs, a spinner turns in the upper right corner, and no second one is started. It is
  /// cancelled when this view goes.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

private struct RefreshableView<Content: View>: PrimitiveView {
  let content: Content
  let action: @MainActor () async -> Void

  private final class Running {
    var task: Task<Void, Never>?
  }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let running = context.node.kept(0) {
      let running = Running()
      context.node.onRemoval = { running.task?.cancel() }
      return running
    }
    let start = start(running, context.frame.invalidate)
    var inner = context
    inner.environment.refresh = RefreshAction { await start().value }
    if context.environment.isEnabled {
      let letter = handler(KeyPress("r"), start)
      inner.handlers.append(letter)
      inner.scope.add(letter)
      inner.scope.add(shortcut: handler(KeyPress("r", modifiers: .control), start))
    }
    let isRunning = running.task != nil
    for (index, node) in inner.nodes(of: content).enumerated() {
      guard isRunning, index == 0 else {
        nodes.append(node)
        continue
      }
      let spinner = context.node(of: ProgressView(), at: .index(0))
      nodes.append(
        LayerNode(content: node, layer: spinner, alignment: .topTrailing, isInFront: true))
    }
  }

  private func handler(
    _ key: KeyPress, _ start: @escaping () -> Task<Void, Never>
  ) -> KeyHandler {
    KeyHandler { press in
      guard press == key else { return .ignored }
      _ = start()
      return .handled
    }
  }

  /// Starts the action, unless it is running.
  private func start(
    _ running: Running, _ invalidate: @escaping () -> Void
  ) -> () -> Task<Void, Never> {
    { [action] in
      if let task = running.task { return task }
      let task = Task {
        await action()
        running.task = nil
        invalidate()
      }
      running.task = task
      invalidate()
      return task
    }
  }
}
