import Essentials
import StateKit

/// The loads of one source: how far the one that runs has come, and how the last one ended.
@MainActor final class SourceLoad {
  let source: Source
  /// Is told whenever the status has changed, and who asked.
  var onChange: ((SourceLoad, LoadTrigger) -> Void)?

  private let loader: Loader<RefreshOutcome>
  private let request = Request()
  private let clock: AnyClock
  private let now: () -> Date
  /// When the source was really asked, once it had a permit.
  private var askedAt: AnyClock.Instant?

  init(
    _ source: Source, refresh: SourceRefresh, clock: AnyClock, executor: (any TaskExecutor)?,
    retries: RetryPolicy, now: @escaping () -> Date
  ) {
    self.source = source
    self.now = now
    self.clock = clock
    loader = Loader(clock: clock, executor: executor, retries: retries) { [request] in
      .value(
        try await refresh.run(source, for: request.trigger) {
          Task { @MainActor in request.onStart?() }
        })
    }
    request.onStart = { [weak self] in self?.started() }
    loader.onTransition = { [weak self] what, trigger in self?.happened(what, trigger) }
  }

  /// What the load that runs waits for; nil at rest.
  var progress: SourceStatus? {
    guard loader.state.isLoading else { return nil }
    if let nextTry = loader.nextTry {
      return failedAttempt.map { .waiting($0, until: nextTry) } ?? .queued
    }
    return askedAt.map { .loading(since: $0) } ?? .queued
  }

  var isLoading: Bool { loader.state.isLoading }
  var startedAt: AnyClock.Instant? { loader.startedAt }
  var nextTry: AnyClock.Instant? { loader.nextTry }
  var retry: Retry? { loader.retry }
  /// How the last load ended, if it ended badly.
  private(set) var error: (any Error)?
  /// Whether the last load was cancelled.
  private(set) var isCancelled = false
  /// When a load went well last; nil where none has since the program began.
  private(set) var answeredAt: AnyClock.Instant?
  /// What the last load brought, if it went well.
  private(set) var outcome: RefreshOutcome?
  /// Whether the user asked for the last load.
  var isOfUser: Bool { request.trigger == .user }
  /// The failure of the last attempt, after which another one follows.
  private var failedAttempt: SourceFailure?

  /// Files may be asked as often as the user likes.
  func refresh(_ trigger: LoadTrigger, under policy: RefreshPolicy) {
    let isFile = source.server.isEmpty
    loader.refresh(
      trigger,
      under: isFile ? RefreshPolicy(staleTime: policy.staleTime, throttle: .zero) : policy)
  }

  func cancel() { loader.cancel() }
}

extension SourceLoad {
  /// What the load is told, and tells, from wherever it runs.
  @MainActor private final class Request {
    /// Who asked for the load that runs.
    var trigger = LoadTrigger.background
    var onStart: (() -> Void)?
  }

  private func started() {
    guard loader.state.isLoading, loader.nextTry == nil, askedAt == nil else { return }
    askedAt = clock.now
    onChange?(self, .background)
  }

  private func happened(
    _ what: ViewStateController<RefreshOutcome>.State, _ trigger: LoadTrigger
  ) {
    askedAt = nil
    outcome = nil
    switch what {
    case .initial: isCancelled = true
    case .loading:
      isCancelled = false
      if trigger != .retry { request.trigger = trigger }
    case .error(let error):
      if let retry = loader.retry {
        failedAttempt = SourceFailure(error, attempts: retry.attempt - 1, at: now())
      } else {
        self.error = error
      }
    case .loaded(let result):
      outcome = result
      error = nil
      answeredAt = clock.now
    case .empty:
      error = nil
      answeredAt = clock.now
    }
    if !loader.state.isLoading { failedAttempt = nil }
    // The alert, if there is one, is the list's; under one of its own a load would not begin again.
    if case .error(_, .alert(let id, _)) = loader.state { loader.dismiss(id: id) }
    onChange?(self, trigger)
  }
}
