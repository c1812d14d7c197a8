/// When content is asked for again, as a function of the instant and of what is on the screen.
public struct RefreshPolicy: Sendable {
  /// How old content may be before it is refreshed without being asked for.
  public let staleTime: Duration
  private let throttle: Duration

  /// - Parameters:
  ///   - staleTime: How old content may be before it is refreshed without being asked for.
  ///   - throttle: How long after the start of a load the next one starts at the earliest.
  public init(staleTime: Duration, throttle: Duration = .seconds(5)) {
    self.staleTime = staleTime
    self.throttle = throttle
  }

  /// Whether content that was loaded then is to be refreshed; it is shown meanwhile, with its age.
  public func isStale(loadedAt: AnyClock.Instant, at now: AnyClock.Instant) -> Bool {
    loadedAt.duration(to: now) >= staleTime
  }

  /// When a load may start that somebody asks for now; nil if it may not.
  ///
  /// The user may try a failure again and end the wait for a retry, once a second. Otherwise a load starts
  /// not too soon after the last one: the user's waits until then, others are left out. None starts under an
  /// alert, and content that is not stale is loaded again for the user only.
  ///
  /// - Parameters:
  ///   - loadedAt: When the last load that went well ended.
  ///   - startedAt: When the last try of a load was started.
  public func start<Value>(
    _ trigger: LoadTrigger, in state: ViewState<Value>, loadedAt: AnyClock.Instant?,
    startedAt: AnyClock.Instant?, at now: AnyClock.Instant
  ) -> AnyClock.Instant? {
    let isUser = trigger == .user
    switch state {
    case .error(_, .alert): return nil
    case .loading, .idle, .error(_, .fullScreen):
      if isUser { return free(after: startedAt, min(throttle, Self.blink), at: now) }
      if state.isLoading { return nil }
    case .error, .loaded, .empty: break
    }
    let free = free(after: startedAt, throttle, at: now)
    if isUser { return free }
    return free == now && !isFresh(state, loadedAt, now) ? now : nil
  }
}

extension RefreshPolicy {
  /// A user means now, and a key that is held down does not.
  private static let blink = Duration.seconds(1)

  private func free(
    after start: AnyClock.Instant?, _ pause: Duration, at now: AnyClock.Instant
  ) -> AnyClock.Instant {
    start.map { max(now, $0.advanced(by: pause)) } ?? now
  }

  /// Whether this is what the last load brought, and not long ago.
  private func isFresh<Value>(
    _ state: ViewState<Value>, _ loadedAt: AnyClock.Instant?, _ now: AnyClock.Instant
  ) -> Bool {
    switch state {
    case .loaded, .empty: loadedAt.map { !isStale(loadedAt: $0, at: now) } ?? false
    case .idle, .loading, .error: false
    }
  }
}
