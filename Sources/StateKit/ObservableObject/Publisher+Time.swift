extension Publisher {
  /// The last value, once no other has come for a time; on the main actor.
  package func debounce(
    for time: Duration, clock: AnyClock
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var waiting: Task<Void, Never>?
      let upstream = sink { value in
        waiting?.cancel()
        waiting = onMainActor(after: time, by: clock) { receive(value) }
      }
      return AnyCancellable {
        upstream.cancel()
        waiting?.cancel()
      }
    }
  }

  /// Each value, a time after it came; on the main actor.
  package func delay(for time: Duration, clock: AnyClock) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var isOver = false
      let upstream = sink { value in
        _ = onMainActor(after: time, by: clock) { if !isOver { receive(value) } }
      }
      return AnyCancellable {
        upstream.cancel()
        isOver = true
      }
    }
  }
}

/// Runs an action on the main actor: after a time, or as soon as that is free.
private func onMainActor(
  after time: Duration, by clock: AnyClock, _ action: @escaping () -> Void
) -> Task<Void, Never> {
  // It was made where publishers are used, on the main actor, and runs there.
  nonisolated(unsafe) let action = action
  return Task { @MainActor in
    if time > .zero { try? await clock.sleep(for: time) }
    if !Task.isCancelled { action() }
  }
}
