import Observation

extension Loader {
  /// What the person would see now, and each time it changes, for a program without views.
  ///
  /// States that follow at once upon each other may be left out, the last one never is. It ends when the
  /// loader is let go, which it does not keep alive.
  public var states: AsyncStream<ViewState<Value>> {
    AsyncStream { tell(Listener(stream: $0)) }
  }

  private func tell(_ listener: Listener<ViewState<Value>>) {
    if case .terminated = listener.stream.yield(state) { return }
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      // The change is told before it is made.
      Task { @MainActor () -> Void in self?.tell(listener) }
    }
  }
}

/// Ends its stream when nobody is left who could tell it anything.
private final class Listener<State: Sendable>: Sendable {
  let stream: AsyncStream<State>.Continuation

  init(stream: AsyncStream<State>.Continuation) { self.stream = stream }

  deinit { stream.finish() }
}
