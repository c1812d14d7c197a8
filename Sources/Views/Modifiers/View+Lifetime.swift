/// A view that does something when it comes and when it goes.
package nonisolated struct LifetimeView<Content: View>: WrappingView {
  package let content: Content
  /// Runs after the first frame that shows the view.
  var onAppear: (() -> Void)?
  /// Runs when the view goes, as the last frame had it.
  var onDisappear: (() -> Void)?

  private final class Appearance {
    var hasBegun = false
    var end: (() -> Void)?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let appearance = context.node.kept(0) { Appearance() }
    appearance.end = onDisappear
    guard !appearance.hasBegun else { return context.child(.body) }
    context.node.onRemoval = {
      guard appearance.hasBegun else { return }
      appearance.hasBegun = false
      appearance.end?()
    }
    // Again in each frame until it runs: a view that is only measured has not appeared yet.
    context.frame.afterAppearance {
      guard !appearance.hasBegun else { return }
      appearance.hasBegun = true
      onAppear?()
    }
    return context.child(.body)
  }
}

nonisolated extension View {
  /// Runs an action once, after the first frame that shows this view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, onAppear: action)
  }

  /// Runs an action once, after the frame that shows this view no more.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, onDisappear: action)
  }

  /// Starts a task when this view appears, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// The same; when the id changes, the task is cancelled and another is started.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}

/// A view with a task that lives as long as the view and an id do.
package nonisolated struct TaskView<Content: View, ID: Equatable>: WrappingView {
  package let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  private final class Running {
    var id: ID?
    var task: Task<Void, Never>?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let running = context.node.kept(0) { Running() }
    context.node.onRemoval = {
      running.task?.cancel()
      (running.id, running.task) = (nil, nil)
    }
    if running.id != id {
      // Again in each frame until it runs: a view that is only measured has not appeared yet.
      context.frame.afterAppearance {
        guard running.id != id else { return }
        running.id = id
        running.task?.cancel()
        running.task = Task(priority: priority) { await action() }
      }
    }
    return context.child(.body)
  }
}
