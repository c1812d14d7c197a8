import Essentials
import Observation
import StateKit

/// The sources, with what is kept of each and what each is doing.
@MainActor @Observable final class SourceTable {
  /// In the order in which they were configured.
  private(set) var summaries: [SourceSummary] = [] { didSet { lastOverview = nil } }
  private(set) var starredCount = 0

  /// Is told of what a load has come to, once the source's status says so.
  @ObservationIgnored var onLoad: ((SourceLoad, LoadTrigger) -> Void)?
  /// Is told when what is kept by now was read after a load, with the summary before it, nil where that failed; it
  /// calls back when the list shows it, too.
  @ObservationIgnored var onRead:
    (
      (SourceLoad, LoadTrigger, _ before: SourceSummary?, _ finish: @escaping @MainActor () -> Void)
        -> Void
    )?
  /// Is told when posts may be there, or be gone, that were not read with a load.
  @ObservationIgnored var onPostsChanged: (() -> Void)?

  /// That of sources that name none.
  @ObservationIgnored var proxy: String?
  /// How old the posts of a source may be before it is asked again automatically; nil for never.
  @ObservationIgnored var staleTime: Duration?
  @ObservationIgnored private var lastOverview: SourceOverview?
  @ObservationIgnored private var indices: [Source.ID: Int] = [:]
  @ObservationIgnored private var loads: [Source.ID: SourceLoad] = [:]
  @ObservationIgnored private var busy: Set<Source.ID> = []
  /// Those whose loads have ended, but whose results are still read from the store, and for the list; once for each load.
  private var ending: [Source.ID] = []
  @ObservationIgnored private var lastUpdate = 0
  /// Whether all sources have rows in the store, without which no document of theirs is kept.
  @ObservationIgnored private var hasRows = false
  /// What waits for that.
  private var waitingCount = 0
  @ObservationIgnored private var hasReportedError = false
  private let budgets: HostBudgets
  private let context: ReaderContext

  init(_ context: ReaderContext, staleTime: Duration?) {
    self.context = context
    self.staleTime = staleTime
    budgets = HostBudgets(random: context.services.random)
  }

  var configured: [Source] { summaries.map(\.source) }

  /// Made once for all frames that show the same sources.
  var overview: SourceOverview {
    let summaries = summaries
    let overview = lastOverview ?? SourceOverview(summaries)
    lastOverview = overview
    return overview
  }

  var unreadCount: Int { overview.unread }

  func unreadCount(in folder: String) -> Int {
    overview.folders.first { $0.name == folder }?.unread ?? 0
  }

  func index(of id: Source.ID) -> Int? { indices[id] }

  func contains(_ id: Source.ID) -> Bool { indices[id] != nil }

  subscript(id: Source.ID) -> SourceSummary? { indices[id].map { summaries[$0] } }

  func load(of id: Source.ID) -> SourceLoad? { loads[id] }

  /// For sources that have no interval of their own.
  private var freshness: RefreshPolicy { RefreshPolicy(staleTime: staleTime ?? .seconds(86_400)) }

  /// Whether any load runs.
  var isBusy: Bool { !busy.isEmpty }

  /// The loads that run, in no order.
  var busyLoads: [SourceLoad] { busy.compactMap { loads[$0] } }

  /// Whether no load runs, and all that they came to was read.
  var isAtRest: Bool { busy.isEmpty && ending.isEmpty }

  /// Whether a load is about to begin, or what one came to is not to be seen yet; of any source where none is named.
  func isSettling(_ id: Source.ID?) -> Bool {
    waitingCount > 0 || id.map(ending.contains) ?? !ending.isEmpty
  }
}

extension SourceTable {
  /// Has these sources from now on, keeping what goes on in those that stay. A new one has a row at once, and its
  /// counts when they were read.
  func update(_ configured: [Source], then finish: @escaping @MainActor () -> Void = {}) {
    var known: Set<Source.ID> = []
    var configured = context.services.tour.among(configured).filter { known.insert($0.id).inserted }
    for index in configured.indices where configured[index].proxy == nil {
      configured[index].proxy = proxy
    }
    // While they still have rows, so that what waits for them hears of it.
    let wanted = Dictionary(uniqueKeysWithValues: configured.map { ($0.id, $0) })
    for source in self.configured where wanted[source.id]?.isAsked(as: source) != true {
      loads.removeValue(forKey: source.id)?.cancel()
    }
    hide(self.configured.filter { wanted[$0.id] == nil })
    summaries = configured.map { SourceSummary($0, after: self[$0.id]) }
    indices = Dictionary(uniqueKeysWithValues: configured.enumerated().map { ($1.id, $0) })
    for source in configured where loads[source.id] == nil { loads[source.id] = load(of: source) }
    showStatuses()
    read(configured, then: finish)
  }

  /// Asks one source for news once it has a row.
  func refresh(_ id: Source.ID) {
    whenAllHaveRows(.user) { [weak self] in
      guard let self else { return }
      refresh(id, .user)
    }
  }

  /// Asks all sources that may be asked, once they have rows.
  ///
  /// - Parameter begin: Is called before that.
  func refreshAll(_ trigger: LoadTrigger, begin: @escaping @MainActor () -> Void) {
    whenAllHaveRows(trigger) { [weak self] in
      guard let self else { return }
      begin()
      let now = context.services.now()
      for summary in summaries where mayAsk(summary, trigger, at: now) {
        refresh(summary.id, trigger)
      }
    }
  }

  private func refresh(_ id: Source.ID, _ trigger: LoadTrigger) {
    guard let load = loads[id] else { return }
    load.refresh(
      trigger, under: load.source.interval.map { RefreshPolicy(staleTime: $0) } ?? freshness)
  }

  /// Counts again what sources have; nil is all of them.
  func readCounts(of ids: Set<Source.ID>?) {
    let wanted = ids.map { $0.compactMap { self[$0]?.source } } ?? configured
    context.work.run(.details) {
      (try $0.summaries(of: wanted), try $0.starredCount())
    } then: { [weak self] result in
      guard let self, case .success((let read, let starred)) = result else { return }
      for summary in read {
        guard let index = indices[summary.id] else { continue }
        summaries[index].unread = summary.unread
        summaries[index].total = summary.total
      }
      starredCount = starred
    }
  }

  /// Shows what the sources are doing, which changes as they age.
  func showStatuses() { for index in summaries.indices { showStatus(at: index) } }
}

extension SourceTable {
  private func load(of source: Source) -> SourceLoad {
    let load = SourceLoad(
      source, refresh: context.services.refresh, clock: context.clock, executor: context.executor,
      retries: budgets.retries(of: source), now: context.services.now)
    load.onChange = { [weak self] in self?.changed($0, $1) }
    return load
  }

  /// Reads what is kept of sources, and finds out whether all have rows.
  private func read(_ wanted: [Source], then finish: @escaping @MainActor () -> Void) {
    lastUpdate += 1
    hasRows = false
    context.work.run(.details) {
      _ = try $0.subscribeToExisting(wanted)
      return (try $0.summaries(of: wanted), try $0.starredCount())
    } then: { [weak self] result in
      guard let self else { return }
      hideGone(of: wanted)
      switch result {
      case .success((let read, let starred)):
        var all = summaries
        for summary in read { if let index = indices[summary.id] { all[index] = summary } }
        summaries = all
        tellTitlesApart()
        starredCount = starred
        showStatuses()
      case .failure(let error): context.messages.show(.failure(error, for: .seconds(20)))
      }
      onPostsChanged?()
      finish()
    }
  }

  /// Goes on once all sources have rows. Where none can be made, as on a disk that is full, nothing goes on; that is
  /// told once, and the user each time.
  private func whenAllHaveRows(_ trigger: LoadTrigger, _ use: @escaping @MainActor () -> Void) {
    guard !hasRows else { return use() }
    if trigger == .user { hasReportedError = false }
    let (wanted, update) = (configured, lastUpdate)
    waitingCount += 1
    func end(_ result: Result<Void, any Error>) {
      waitingCount -= 1
      hideGone(of: wanted)
      switch result {
      case .success:
        // Others may have come meanwhile.
        hasRows = hasRows || update == lastUpdate
        whenAllHaveRows(trigger, use)
      case .failure(let error):
        if !hasReportedError { context.messages.show(.failure(error, for: .seconds(20))) }
        hasReportedError = true
      }
    }
    // After what is kept was read, by which is known who may be asked.
    context.work.run(.details) {
      try $0.subscribeToExisting(wanted)
    } then: { [weak self] missing in
      if case .success([]) = missing { return end(.success(())) }
      // Written only where some are missing: it may have to wait for another program that writes.
      self?.context.work.run(.changes) {
        try $0.subscribe(to: wanted)
      } then: {
        end($0)
      }
    }
  }

  /// Sources of the same title get their host, those of one server the rest of their addresses, and those that are alike
  /// even then all of it.
  private func tellTitlesApart() {
    var distinctions: [Int: String] = [:]
    var alike = Dictionary(grouping: summaries.indices) { summaries[$0].ownTitle }
      .values.filter { $0.count > 1 }
    for way in [\Source.host, \.addressAfterHost] {
      alike = alike.flatMap { group in
        Dictionary(grouping: group) { summaries[$0].source[keyPath: way] }.values.filter { same in
          guard same.count == 1, let index = same.first else { return true }
          let source = summaries[index].source
          distinctions[index] = source[keyPath: way] ?? source.host
          return false
        }
      }
    }
    for index in alike.joined() { distinctions[index] = summaries[index].source.address }
    for index in summaries.indices where summaries[index].distinction != distinctions[index] {
      summaries[index].distinction = distinctions[index]
    }
  }

  /// Hides what went while it was read, or was given a row.
  private func hideGone(of wanted: [Source]) { hide(wanted.filter { !contains($0.id) }) }

  private func hide(_ gone: [Source]) {
    guard !gone.isEmpty else { return }
    context.services.store.unsubscribe(from: Set(gone.map(\.id)))
    // Nothing of it is of use to anybody.
    if gone.contains(where: \.isTour) {
      context.work.run(.changes, { try $0.forget(Tour.source.id) }, then: { _ in })
    }
    onPostsChanged?()
  }

  private func changed(_ load: SourceLoad, _ trigger: LoadTrigger) {
    guard let index = indices[load.source.id] else { return }
    if load.isLoading { busy.insert(load.source.id) } else { busy.remove(load.source.id) }
    showStatus(at: index)
    onLoad?(load, trigger)
    guard !load.isLoading, !load.isCancelled else { return }
    ending.append(load.source.id)
    readResult(of: load, trigger)
  }

  private func readResult(of load: SourceLoad, _ trigger: LoadTrigger) {
    // The user may have renamed or moved it since the load was made.
    let source = self[load.source.id]?.source ?? load.source
    context.work.run(.details) {
      (try $0.summaries(of: [source]).first, try $0.starredCount())
    } then: { [weak self] result in
      guard let self else { return }
      var before: SourceSummary?
      if case .success((let summary?, let starred)) = result, let index = indices[source.id] {
        guard summaries[index].source == source else { return readResult(of: load, trigger) }
        before = summaries[index]
        summaries[index] = summary
        summaries[index].distinction = before?.distinction
        if summary.ownTitle != before?.ownTitle { tellTitlesApart() }
        starredCount = starred
        showStatus(at: index)
      }
      onRead?(load, trigger, before) { [weak self] in
        guard let self, let index = ending.firstIndex(of: source.id) else { return }
        ending.remove(at: index)
      }
    }
  }
}

extension SourceTable {
  /// Shows what a source is doing, or how it last ended.
  private func showStatus(at index: Int) {
    guard let load = loads[summaries[index].id] else { return }
    let summary = summaries[index]
    if let progress = load.progress {
      summaries[index].status = progress.counting(since: summary.lastFailure)
    } else if load.isCancelled, let failure = summary.lastFailure {
      summaries[index].status = .failed(failure)
    } else if let error = load.error {
      // What the store knows of it is better, and is not told again.
      if case .failed = summary.status { return }
      summaries[index].status = .failed(
        summary.lastFailure
          ?? SourceFailure(
            error, attempts: 1, at: context.services.now(), random: context.services.random))
    } else if isFresh(load) {
      summaries[index].status = .fresh
    } else if load.answeredAt != nil || summary.status.failure == nil, summary.lastSuccess != nil {
      summaries[index].status = isFresh(summary, at: context.services.now()) ? .fresh : .stale
    } else if summary.status.isBusy {
      summaries[index].status = .idle
    }
  }

  /// Whether a source may be asked with the others: automatically when its time has come, for the user unless it asked
  /// to be left alone.
  private func mayAsk(_ summary: SourceSummary, _ trigger: LoadTrigger, at now: Date) -> Bool {
    if let failure = summary.status.failure, !failure.mayBeAsked(at: now) {
      return trigger == .user && failure.kind != .asksToWait
    }
    return trigger == .user || !isFresh(summary, at: now) && !summary.schedule.skips(now)
  }

  private func isFresh(_ load: SourceLoad) -> Bool {
    let policy = RefreshPolicy(staleTime: load.source.interval ?? freshness.staleTime)
    return load.answeredAt.map { !policy.isStale(loadedAt: $0, at: context.clock.now) } ?? false
  }

  private func isFresh(_ summary: SourceSummary, at now: Date) -> Bool {
    let usual = summary.source.interval ?? freshness.staleTime
    let time = max(usual, summary.schedule.interval ?? .zero)
    return summary.lastSuccess.map { now.timeIntervalSince($0) < time / .seconds(1) } ?? false
  }
}

extension SourceSummary {
  /// What is known of a source before its row was read.
  fileprivate init(_ source: Source, after known: SourceSummary?) {
    let title = source.title(besides: nil)
    self = known ?? SourceSummary(source: source, title: title)
    guard self.source != source else { return }
    self.source = source
    self.title = title
  }
}

extension Source {
  /// With the port, where it has one.
  fileprivate var host: String? {
    URL(string: address).flatMap { $0.host() == nil ? nil : $0.hostAndPort }
  }

  /// What follows the host in its address; nil where nothing does.
  fileprivate var addressAfterHost: String? {
    guard let host = URL(string: address)?.host(), let range = address.firstRange(of: host) else {
      return nil
    }
    let rest = address[range.upperBound...].drop { $0 != "/" }.dropFirst()
    return rest.isEmpty ? nil : String(rest)
  }
}
