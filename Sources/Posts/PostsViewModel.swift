import Observation
import StateKit

/// What the posts screen shows, and what a person can do there; it knows nothing of any screen.
@MainActor @Observable public final class PostsViewModel {
  /// What to show now.
  public var state: ViewState<[Post]> { forced?.state ?? loader.state }
  /// The name of the source, for the title bar.
  public let title: String
  /// When the load that runs was started, for the seconds gone; nil at rest.
  public var loadingSince: AnyClock.Instant? { forced?.since ?? loader.startedAt }
  /// When the posts that are shown came, for their age; nil while there are none.
  public var loadedAt: AnyClock.Instant? { loader.loadedAt }
  /// When the next try of the load begins, for a countdown; nil while one is under way, and at rest.
  public var nextTry: AnyClock.Instant? { forced == nil ? loader.nextTry : nil }
  /// Why the load is tried again, and how often; nil during a first try and at rest.
  public var retry: Retry? { forced == nil ? loader.retry : nil }
  /// When a spinner is to be seen.
  public var spinner: SpinnerTiming { forced?.spinner ?? loader.spinner }
  /// What happened so far, with the number of posts that came.
  public private(set) var history: ViewStateController<Int>

  private var forced: Forced?
  private let loader: Loader<[Post]>
  private let clock: AnyClock
  private let executor: (any TaskExecutor)?
  private let freshness: RefreshPolicy?

  /// Shows nothing yet: the screen asks for the first load.
  ///
  /// - Parameters:
  ///   - clock: Tells when things happen.
  ///   - executor: Runs the loads; nil is the default executor, nothing said is one that lets the program be
  ///     still once they are over.
  ///   - retries: Which failures are tried again without being asked for.
  ///   - freshness: When posts are loaded again without being asked for, and how often at most; nil where
  ///     only the person asks.
  public init(
    service: any PostsService, clock: AnyClock, executor: (any TaskExecutor)? = LoadExecutor(),
    retries: RetryPolicy = .never, freshness: RefreshPolicy? = nil
  ) {
    title = service.name
    history = ViewStateController(clock: clock)
    self.clock = clock
    self.executor = executor
    self.freshness = freshness
    loader = Loader(clock: clock, executor: executor, retries: retries) {
      let posts = try await service.posts()
      return posts.isEmpty
        ? .nothing("The source answered with an empty list. Press r to ask again.")
        : .value(posts)
    }
    loader.onHappening = { [weak self] what, why in
      self?.history.setState(what.map(\.count), trigger: why)
    }
  }

  /// Asks for the posts now: the first time, or to try again. While a load runs this starts nothing, and
  /// while a retry is waited for it does not wait.
  public func load() {
    forced = nil
    loader.load(.person)
  }

  /// Asks for the posts anew, when it is time for that.
  public func refresh(_ trigger: LoadTrigger = .person) {
    if trigger == .person { forced = nil }
    if let freshness {
      loader.refresh(trigger, under: freshness)
    } else if trigger == .person {
      loader.load()
    }
  }

  /// Asks for the posts anew whenever they have become stale, until its task is cancelled.
  public func keepFresh() async {
    guard let freshness else { return }
    while !Task.isCancelled {
      let instant = nextInterval(of: freshness)
      let rest: Void? = try? await withTaskExecutorPreference(executor) {
        try await clock.sleep(until: instant, tolerance: nil)
      }
      guard rest != nil else { return }
      refresh(.interval)
    }
  }

  /// Gives the running load up and goes back to what was there before it, or to how its last try failed.
  public func cancel() {
    forced = nil
    loader.cancel()
  }

  /// Closes the alert of this id; the posts beneath it stay.
  public func dismissAlert(id: Int) {
    if case .error(_, .alert(id, let posts)) = forced?.state {
      force(.loaded(posts))
    } else {
      loader.dismiss(id: id)
    }
  }

  /// Goes back to the beginning, with nothing loaded.
  public func reset() {
    forced = nil
    loader.reset()
  }

  /// Shows a state that did not come about, to look at it; the next thing that is asked for ends it.
  public func force(_ state: ViewState<[Post]>) { forced = Forced(state, at: clock.now) }

  /// When what is shown becomes stale, or its time from now where it is stale already or there is none.
  private func nextInterval(of freshness: RefreshPolicy) -> AnyClock.Instant {
    let now = clock.now
    let staleAt = loadedAt?.advanced(by: freshness.staleTime) ?? now
    return staleAt > now ? staleAt : now.advanced(by: freshness.staleTime)
  }

  /// A state that did not come about, as if it had begun then.
  private struct Forced {
    let state: ViewState<[Post]>
    let since: AnyClock.Instant?
    var spinner = SpinnerTiming()

    init(_ state: ViewState<[Post]>, at now: AnyClock.Instant) {
      self.state = state
      since = state.isLoading ? now : nil
      if state.isLoading { spinner.began(at: now) }
    }
  }
}
