import Essentials
import StateKit

extension ReaderModel {
  /// The sources in the order in which they were configured.
  public var sources: [SourceSummary] { table.summaries }

  /// The same with their folders.
  public var overview: SourceOverview { table.overview }

  /// What is known of a source; nil where there is none of this id.
  public func summary(of id: Source.ID) -> SourceSummary? { table[id] }

  /// What the list shows, or will once it was read.
  public var filter: PostFilter { list.filter }

  /// What the posts are of that are there: until another list was read, those of the old one.
  public var shownFilter: PostFilter { list.rows?.filter ?? list.filter }

  /// The filters of the user, in the order of the settings.
  public var savedQueries: [SavedQuery] { queries.saved }

  /// The words that the posts of the list were found by.
  public var searchWords: [String] { (try? PostQuery(found))?.words ?? [] }

  /// What is wrong with the query that is typed; nil where nothing is.
  public var searchError: QueryError? { list.searchError }

  /// The query that posts must match, as it is typed; empty for all.
  public var search: String {
    get { list.search }
    set { list.search = newValue }
  }

  /// The query that the posts of the list match, which follows the one that is typed once they are found.
  public var found: String { list.rows?.search ?? "" }

  /// Toasts; a screen takes away what the user has read.
  public var messages: MessageQueue {
    get { context.messages.queue }
    set { context.messages.queue = newValue }
  }

  /// When a spinner is to be seen.
  public var spinner: SpinnerTiming { progress.spinner }

  /// What happened to the list so far, with the number of its posts.
  public var history: ViewStateController<Int> { histories[filter] }

  /// The state of the list.
  public var state: ViewState<[StoredPost]> {
    if let forced = progress.forced { return forced.state }
    return PostListState(
      posts: sources.isEmpty ? [] : list.rows?.posts, emptyMessage: { self.emptyMessage },
      isLoading: isBusy || isSettling,
      hasResponse: hasResponse, failure: failure,
      alert: progress.alert.flatMap { $0.filter == filter ? ($0.id, $0.error) : nil }
    ).state
  }

  /// How many posts a filter counts: the unread ones, and all that are starred.
  public func count(of filter: PostFilter) -> Int {
    switch filter {
    case .all, .unread: table.unreadCount
    case .starred: table.starredCount
    case .downloads: downloadCount
    case .folder(let name): table.unreadCount(in: name)
    case .source(let id): table[id]?.unread ?? 0
    case .query(let query): queries.counts[query.query] ?? 0
    }
  }

  /// What the list is called.
  public var title: String {
    switch filter {
    case .all: "All posts"
    case .unread: "Unread"
    case .starred: "Starred"
    case .downloads: "Downloads"
    case .folder(let name): name
    case .source(let id): title(of: id)
    case .query(let query): query.name
    }
  }

  /// What a source is called, which may be gone.
  public func title(of id: Source.ID) -> String { table[id]?.title ?? id }

  /// Whether something is being read from the store, or written to it.
  public var isReading: Bool { context.work.isBusy }

  /// When the load that the list waits for was started, for the seconds gone; nil at rest.
  public var loadingSince: AnyClock.Instant? {
    progress.forced.map(\.since) ?? busyLoads.compactMap(\.startedAt).min()
  }

  /// When the next try of the list's source begins; nil while one is under way, and for lists of many sources.
  public var nextTry: AnyClock.Instant? { progress.forced == nil ? onlyLoad?.nextTry : nil }

  /// Why the list's source is tried again, and how often; nil for lists of many sources.
  public var retry: Retry? { progress.forced == nil ? onlyLoad?.retry : nil }

  /// When the newest of what is shown came, for its age; nil where nothing ever did.
  public var loadedAt: AnyClock.Instant? {
    guard let last = facts(of: filter).lastSuccess else { return nil }
    return context.clock.now.advanced(
      by: .seconds(-max(0, context.services.now().timeIntervalSince(last))))
  }

  /// Why the list's only source gave nothing, while it is asked again automatically some time; nil where it is not.
  public var failureToPass: SourceFailure? {
    let facts = facts(of: filter)
    guard facts.count == 1, isRefreshing,
      let failure = facts.failed.first.flatMap({ sources[$0].status.failure }),
      failure.nextTry != nil
    else { return nil }
    return failure
  }

  /// What is wrong with the last good answer of the list's only source. Of one of many it is not told for ever: the sign
  /// of that source says so.
  public var warning: String? {
    let facts = facts(of: filter)
    guard facts.count == 1, let index = facts.warned else { return nil }
    return sources[index].warning
  }
}

extension ReaderModel {
  /// What is to be told of the sources whose posts may be on a list.
  private func facts(of filter: PostFilter) -> SourceListFacts {
    switch filter {
    case .all, .unread, .starred, .downloads, .query: overview.facts(of: nil)
    case .folder(let name): overview.facts(of: name)
    case .source(let id):
      SourceListFacts(of: table.index(of: id).map { [$0] } ?? [], among: sources)
    }
  }

  private var onlyLoad: SourceLoad? { filter.source.flatMap(table.load) }

  /// The loads that the list waits for.
  var busyLoads: [SourceLoad] {
    if case .folder(let name) = filter {
      return table.busyLoads.filter { $0.source.folders.contains(name) }
    }
    guard filter.source != nil else { return table.busyLoads }
    return onlyLoad.map { $0.isLoading ? [$0] : [] } ?? []
  }

  var isBusy: Bool {
    if let forced = progress.forced { return forced.state.isLoading }
    return switch filter {
    // Each load of ten thousand asks.
    case .all, .unread, .starred, .downloads, .query: table.isBusy
    case .folder, .source: !busyLoads.isEmpty
    }
  }

  /// Whether posts are about to be there where there are none.
  private var isSettling: Bool { list.posts.isEmpty && table.isSettling(filter.source) }

  private var hasResponse: Bool {
    // Where the only source has failed, that is told, though it had nothing before.
    if found.isEmpty, shownFilter.source.flatMap(table.load)?.error != nil { return false }
    // Posts that were not read yet are no empty list.
    if isSettling, found.isEmpty, shownFilter == .all || shownFilter.source != nil,
      facts(of: shownFilter).hasPosts
    {
      return false
    }
    return shownFilter == .starred || shownFilter == .downloads || shownFilter.isQuery
      || !found.isEmpty
      || facts(of: shownFilter).hasResponse
  }

  private var failure: (any Error)? {
    onlyLoad?.error
      ?? FailedSources(
        facts(of: filter), among: sources, isNamed: onlyLoad == nil,
        isKnown: { filter.source == nil && isKnown($0) })
  }

  private func key(_ command: ReaderCommand) -> String { settings.keys.sign(of: command) }

  private var emptyMessage: String {
    if !found.isEmpty {
      let rest = place[shownFilter].hidesRead ? " Read posts are hidden (\(key(.hideRead)))." : ""
      return "Nothing found for “\(found)”.\(rest) Esc ends the search."
    }
    if place[shownFilter].hidesRead {
      return "Nothing unread. \(key(.hideRead)) shows the posts you have read."
    }
    switch shownFilter {
    case .folder:
      return "The sources of the folder have no posts. Press \(key(.refresh)) to refresh."
    case .all: return "No posts yet. Press \(key(.refresh)) to refresh."
    case .unread: return "No unread posts. All shows the posts you have read."
    case .starred: return "No starred posts. Press \(key(.toggleStar)) on a post to star it."
    case .downloads:
      return "No downloads. Press \(key(.download)) on a post with a sound to download it."
    case .source: return "The source has no posts. Press \(key(.refresh)) to refresh."
    case .query(let query): return "No posts match \(query.query.text)"
    }
  }
}
