import Essentials
import Observation
import StateKit

/// What the reader of many sources shows, and what a person can do there; it knows nothing of any screen.
///
/// What is kept is shown before anything is asked for, and nothing that fails takes it away. Each source has
/// exactly one status, and the list that is looked at exactly one state.
@MainActor @Observable public final class ReaderModel {
  /// The sources in the order in which they were configured.
  public internal(set) var sources: [SourceSummary] = []
  /// What the list shows.
  public internal(set) var shelf: Shelf = .all
  /// The post that is read; nil where none is.
  public internal(set) var open: OpenPost?
  /// What is said in passing; a screen takes away what the person has read.
  public var messages = MessageQueue()
  /// When a spinner is to be seen.
  public internal(set) var spinner = SpinnerTiming()
  /// The words that posts must hold, as they are typed; empty for all.
  public var search = "" {
    didSet { if search != oldValue { listChanged() } }
  }
  /// The words that the posts of the list hold, which follow those that are typed once they are found.
  public internal(set) var found = ""
  /// Adds a source to those that are configured.
  public let adding: Submission<String, AddAnswer>
  /// Signs in to a source that asks who is there.
  public let signingIn: Submission<SignInRequest, Source.ID>

  /// What happened to the lists; those of many sources have one history.
  var histories: [Shelf: ViewStateController<Int>] = [:]
  var posts: [StoredPost]?
  var starredCount = 0
  var changes: [MarkChange] = []
  var forced: ForcedState?
  var alert: (id: Int, shelf: Shelf, error: any Error)?
  @ObservationIgnored var loads: [Source.ID: SourceLoad] = [:]
  @ObservationIgnored var indices: [Source.ID: Int] = [:]
  @ObservationIgnored var pending: [StoredPost.ID: [MarkChange.Mark]] = [:]
  @ObservationIgnored var lastAlert = 0
  @ObservationIgnored var wasBusy = false
  /// How many pieces of work the store has to do for this model.
  @ObservationIgnored var readCount = 0
  /// How many of those read what has come of a load.
  @ObservationIgnored var summaryCount = 0
  @ObservationIgnored var isListWanted = false
  @ObservationIgnored var listTask: Task<Void, Never>?
  @ObservationIgnored var busy: Set<Source.ID> = []
  @ObservationIgnored var lastChange = 0
  /// The sources whose new address is being written down.
  @ObservationIgnored var moving: Set<Source.ID> = []
  @ObservationIgnored var isMoveFailureTold = false
  @ObservationIgnored var adoption = Adoption()
  private let budgets: HostBudgets

  let services: ReaderServices
  let clock: AnyClock
  let executor: (any TaskExecutor)?
  let work: StoreWork
  /// Whether sources are asked by themselves.
  let isRefreshing: Bool
  let freshness: RefreshPolicy

  /// Shows what is kept of the sources, at once; nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - clock: Tells when things happen.
  ///   - executor: Runs the loads; nil does all the work where it is asked for, so that a demo is the same each time.
  ///   - staleTime: How old the posts of a source may be before it is asked again by itself; nil for never.
  public init(
    sources: [Source], services: ReaderServices, clock: AnyClock,
    executor: (any TaskExecutor)? = LoadExecutor(), staleTime: Duration? = .seconds(30 * 60)
  ) {
    self.services = services
    budgets = HostBudgets(random: services.random)
    self.clock = clock
    self.executor = executor
    work = StoreWork(executor: executor)
    isRefreshing = staleTime != nil
    freshness = RefreshPolicy(staleTime: staleTime ?? .seconds(86_400))
    let relay = Relay()
    adding = Submission(executor: executor) { address, _ in
      let answer = try await services.add(address)
      await relay.added(answer)
      return answer
    }
    signingIn = Submission(executor: executor) { request, _ in
      try await services.signIn?(request)
      await relay.signedIn(to: request.source.id)
      return request.source.id
    }
    relay.onAdded = { [weak self] in self?.added($0) }
    relay.onSignedIn = { [weak self] in self?.signedIn(to: $0) }
    take(sources)
    showKeptStart()
    if let notice = services.store.notice { say(notice, .warning, for: .seconds(20)) }
  }
}

extension ReaderModel {
  /// The state of the list.
  public var state: ViewState<[StoredPost]> {
    if let forced { return forced.state }
    return ShelfState(
      posts: posts, emptyMessage: emptyMessage, isLoading: !busyLoads.isEmpty,
      hasAnswer: hasAnswer, failure: failure,
      alert: alert.flatMap { $0.shelf == shelf ? ($0.id, $0.error) : nil }
    ).state
  }

  /// How many posts a shelf counts: those that nobody has read, and of the starred all.
  public func count(of shelf: Shelf) -> Int {
    switch shelf {
    case .all, .unread: unreadCount
    case .starred: starredCount
    case .source(let id): summary(of: id)?.unread ?? 0
    }
  }

  /// What the list is called.
  public var title: String {
    switch shelf {
    case .all: "All posts"
    case .unread: "Unread"
    case .starred: "Starred"
    case .source(let id): summary(of: id)?.title ?? id
    }
  }

  /// What a source is called, which may be gone.
  public func title(of id: Source.ID) -> String { indices[id].map { sources[$0].title } ?? id }

  /// Whether something is being read from the store, or written to it.
  public var isReading: Bool { isListWanted || listTask != nil || readCount > 0 }

  /// Shows another list; what was typed to search stays.
  public func show(_ shelf: Shelf) {
    guard shelf != self.shelf else { return }
    self.shelf = shelf
    forced = nil
    // A post beside another list would not be the one that the keys are about.
    closePost()
    alert = nil
    beginSpinner()
    showKeptStart()
  }

  /// Opens a post, which is read then.
  public func open(_ id: StoredPost.ID) {
    guard let post = posts?.first(where: { $0.id == id }) else { return }
    do {
      guard let text = try services.store.text(of: id) else { return }
      open = OpenPost(id: id, text: text, isRead: true, isStarred: post.isStarred)
      if !post.isRead { mark([id], .read(true), isUndoable: false) }
    } catch {
      say(error.explanation, .error)
    }
  }

  /// Goes back to the list.
  public func closePost() { open = nil }

  /// Says something in passing.
  public func say(
    _ text: String, _ severity: Message.Severity = .info, for duration: Duration = .seconds(4)
  ) {
    // Words in passing are about what the person has just done; a warning or a failure is read to its end.
    while let shown = messages.current(at: clock.now), shown.text != text,
      shown.severity < .warning
    {
      messages.dismiss(id: shown.id, at: clock.now)
    }
    messages.post(text, severity: severity, for: duration, at: clock.now)
  }
}

extension ReaderModel {
  /// By number, as a copy of each of a thousand sources would be most of the time of a frame.
  private var unreadCount: Int {
    let sources = sources
    return sources.indices.reduce(0) { $0 + sources[$1].unread }
  }

  func summary(of id: Source.ID) -> SourceSummary? { indices[id].map { sources[$0] } }

  /// Makes places for sources, keeping what goes on in those that stay.
  func take(_ configured: [Source]) {
    var known: Set<Source.ID> = []
    let configured = configured.filter { known.insert($0.id).inserted }
    // While they still have places, so that what waits for them hears of it.
    let wanted = Dictionary(uniqueKeysWithValues: configured.map { ($0.id, $0) })
    for (id, load) in loads where wanted[id]?.isAsked(as: load.source) != true {
      loads.removeValue(forKey: id)?.cancel()
    }
    do {
      try adoptKept(configured)
      sources = try services.store.summaries(of: configured)
      starredCount = try services.store.starredCount()
    } catch {
      sources = configured.map { SourceSummary(source: $0, title: $0.title(besides: nil)) }
      say(error.explanation, .error, for: .seconds(20))
    }
    indices = Dictionary(
      uniqueKeysWithValues: sources.enumerated().map { ($1.id, $0) })
    for source in configured where loads[source.id] == nil { loads[source.id] = load(of: source) }
    for index in sources.indices { showStatus(at: index) }
  }

  private func load(of source: Source) -> SourceLoad {
    let load = SourceLoad(
      source, refresh: services.refresh, clock: clock, executor: executor,
      retries: budgets.retries(of: source), now: services.now)
    load.onChange = { [weak self] in self?.changed($0, $1) }
    return load
  }
}
