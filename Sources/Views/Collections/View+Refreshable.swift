import Cells

nonisolated extension View {
  /// Lets the user reload the content of this view: with `r` while the focus is in it, or with Ctrl-R.
  ///
  /// While the action runs, a spinner turns in the upper right corner, and no second one is started. It is
  /// cancelled when this view goes.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

/// A view that can be reloaded, with a spinner in the corner of its first part meanwhile.
private nonisolated struct RefreshableView<Content: View>: PrimitiveView, RowWrapper {
  let content: Content
  let action: @MainActor () async -> Void

  private final class Running {
    var task: Task<Void, Never>?
  }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let (inner, isRunning) = enter(context)
    for (index, node) in inner.nodes(of: content).enumerated() {
      nodes.append(isRunning && index == 0 ? turning(node, in: context) : node)
    }
  }

  func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self._makesSeveralRows else { return appendRow(context, into: &rows) }
    var (inner, isRunning) = enter(context)
    rows.append {
      content._rows(inner.child(.body), into: &$0)
    } changing: { (part: RowList.Part) in
      guard isRunning, part.count > 0 else { return }
      isRunning = false
      let row = part.row
      part.row = { index in
        var row = row(index)
        guard index == 0 else { return row }
        let nodes = row.nodes
        row.nodes = { nodes($0).enumerated().map { $0 == 0 ? turning($1, in: context) : $1 } }
        return row
      }
    }
  }

  @MainActor private func turning(_ node: any Node, in context: ResolveContext) -> any Node {
    let spinner = context.node(of: ProgressView(), at: .index(0))
    return LayerNode(content: node, layer: spinner, alignment: .topTrailing, isInFront: true)
  }

  /// Takes the keys. Returns where the content is to be resolved, and whether the action runs.
  @MainActor private func enter(_ context: ResolveContext) -> (
    inner: ResolveContext, isRunning: Bool
  ) {
    let running = context.node.kept(0) { Running() }
    context.node.onRemoval = {
      running.task?.cancel()
      running.task = nil
    }
    let start = start(running, context.frame.invalidate)
    var inner = context
    inner.environment.refresh = RefreshAction { await start().value }
    if context.environment.isEnabled {
      let letter = KeyHandler(for: KeyPress("r")) { _ = start() }
      inner.handlers.append(letter)
      inner.scope.add(letter)
      let shortcut = KeyHandler(for: KeyPress("r", modifiers: .control)) { _ = start() }
      inner.scope.add(shortcut: shortcut)
    }
    return (inner, running.task != nil)
  }

  /// Starts the action, unless it is running.
  @MainActor private func start(
    _ running: Running, _ invalidate: @escaping () -> Void
  ) -> () -> Task<Void, Never> {
    { [action] in
      if let task = running.task { return task }
      let task = Task {
        await action()
        // Another may have begun since this one was cancelled.
        if !Task.isCancelled { running.task = nil }
        invalidate()
      }
      running.task = task
      invalidate()
      return task
    }
  }
}

/// Reloads the content of the enclosing views, and returns when that is done.
public nonisolated struct RefreshAction {
  private let action: @MainActor () async -> Void

  init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  /// Runs the refresh; while one is running already, it waits for that one.
  @MainActor public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
  /// The refresh of the views around, nil where there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[of: RefreshAction.self] }
    set { self[of: RefreshAction.self] = newValue }
  }
}
