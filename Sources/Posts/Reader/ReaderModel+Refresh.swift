import Essentials
import StateKit

extension ReaderModel {
  /// Asks the sources of the list for news, because the person wants them now.
  public func refresh() {
    alert = nil
    force(nil)
    if case .source(let id) = shelf {
      refresh(id)
    } else {
      refreshAll(.person)
    }
  }

  /// Asks one source for news, whatever list is shown.
  public func refresh(_ id: Source.ID) {
    whenAdopted(.person) { $0.loads[id]?.refresh(.person, under: $0.freshness) }
  }

  /// Asks all sources for news; those that asked to be left alone are.
  public func refreshAll(_ trigger: LoadTrigger = .person) {
    // What cannot be kept is not asked for by itself.
    guard trigger == .person || isRefreshing && !services.store.isReadOnly else { return }
    whenAdopted(trigger) { $0.askAll(trigger) }
  }

  /// Asks for news of what is old by now, whenever that is, until its task is cancelled.
  public func keepFresh() async {
    while !Task.isCancelled {
      refreshAll(.interval)
      for index in sources.indices { showStatus(at: index) }
      let rest: Void? = try? await withTaskExecutorPreference(executor) {
        try await clock.sleep(until: clock.now.advanced(by: .seconds(60)), tolerance: nil)
      }
      guard rest != nil else { return }
    }
  }

  /// Gives up what the list waits for; what was there before stays.
  public func cancel() {
    force(nil)
    for load in busyLoads { load.cancel() }
  }

  /// Closes the alert of this id; the posts beneath it stay.
  public func dismissAlert(id: Int) {
    if case .error(_, .alert(id, let posts)) = forced?.state { return force(.loaded(posts)) }
    if alert?.id == id { alert = nil }
  }

  /// When the load that the list waits for was started, for the seconds gone; nil at rest.
  public var loadingSince: AnyClock.Instant? {
    forced == nil ? busyLoads.compactMap(\.startedAt).min() : forced?.since
  }

  /// When the next try of the list's source begins; nil while one is under way, and for lists of many sources.
  public var nextTry: AnyClock.Instant? { forced == nil ? onlyLoad?.nextTry : nil }

  /// Why the list's source is tried again, and how often; nil for lists of many sources.
  public var retry: Retry? { forced == nil ? onlyLoad?.retry : nil }

  /// When the newest of what is shown came, for its age; nil where nothing ever did.
  public var loadedAt: AnyClock.Instant? {
    let sources = shelfSources
    let dates = sources.indices.compactMap { sources[$0].lastSuccess }
    guard let last = dates.max() else { return nil }
    return clock.now.advanced(by: .seconds(-max(0, services.now().timeIntervalSince(last))))
  }
}

extension ReaderModel {
  /// The sources whose posts may be on the list.
  var shelfSources: [SourceSummary] {
    switch shelf {
    case .all, .unread, .starred: sources
    case .source(let id): summary(of: id).map { [$0] } ?? []
    }
  }

  var busyLoads: [SourceLoad] {
    if let onlyLoad { return onlyLoad.isLoading ? [onlyLoad] : [] }
    return busy.compactMap { loads[$0] }
  }

  private var onlyLoad: SourceLoad? {
    if case .source(let id) = shelf { loads[id] } else { nil }
  }

  var hasAnswer: Bool {
    shelf == .starred || !search.isEmpty
      || shelfSources.contains { $0.lastSuccess != nil || $0.total > 0 }
  }

  /// Why the sources of the list gave nothing.
  var failure: (any Error)? { onlyLoad?.error ?? failure(of: shelfSources) }

  /// Why some sources gave nothing.
  func failure(of sources: [SourceSummary]) -> FailedSources? {
    let failed = sources.indices.filter { sources[$0].lastFailure != nil }
    guard let first = failed.first.map({ sources[$0] }), let failure = first.lastFailure else {
      return nil
    }
    let example = onlyLoad == nil ? "\(first.title): \(failure.message)" : failure.message
    return FailedSources(count: failed.count, total: sources.count, example: example)
  }

  /// Why the list's only source gave nothing, while it is asked again by itself some time; nil where it is not.
  public var failureToPass: SourceFailure? {
    let sources = shelfSources
    guard sources.count == 1, isRefreshing, let failure = sources[0].status.failure,
      failure.nextTry != nil
    else { return nil }
    return failure
  }

  /// What is wrong with the last good answer of the list's source, or of one of its sources.
  public var remark: String? {
    let sources = shelfSources
    guard let index = sources.indices.first(where: { sources[$0].note != nil }),
      let note = sources[index].note
    else { return nil }
    return onlyLoad == nil ? "\(sources[index].title): \(note)" : note
  }

  var emptyMessage: String {
    if !search.isEmpty { return "Nothing found for “\(search)”. Esc ends the search." }
    switch shelf {
    case .all: return "No posts yet. Press r to ask the sources."
    case .unread: return "Nothing unread. All posts are on the shelf above."
    case .starred: return "Nothing starred yet. Press s on a post to keep it here."
    case .source: return "The source has no posts. Press r to ask again."
    }
  }

  /// Takes in what a load has come to.
  func changed(_ load: SourceLoad, _ trigger: LoadTrigger) {
    guard let index = indices[load.source.id] else { return }
    if load.isLoading { busy.insert(load.source.id) } else { busy.remove(load.source.id) }
    showStatus(at: index)
    noteSpinner()
    let isGood = !load.isLoading && !load.isGivenUp && load.error == nil
    // What it tells of is over, whoever asked again.
    if isGood, alert?.shelf == .source(load.source.id) { alert = nil }
    if !isGood { noteHistory(load, trigger) }
    if load.isLoading || load.isGivenUp { noteMergedHistory(load, trigger) }
    guard !load.isLoading else { return }
    if !load.isGivenUp, let error = load.error, trigger == .person, shelf == .source(load.source.id)
    {
      lastAlert += 1
      alert = (lastAlert, shelf, error)
    }
    if !load.isGivenUp {
      readSummary(of: load.source) { model in
        if isGood { model.noteHistory(load, trigger) }
        model.noteMergedHistory(load, trigger)
      }
    }
  }

  /// Shows what a source is doing, or how it last ended.
  func showStatus(at index: Int) {
    guard let load = loads[sources[index].id] else { return }
    let summary = sources[index]
    if let progress = load.progress {
      sources[index].status = progress.counting(since: summary.lastFailure)
    } else if load.isGivenUp, let failure = summary.lastFailure {
      sources[index].status = .failed(failure)
    } else if let error = load.error {
      // What the store knows of it is better, and is not told anew.
      if case .failed = summary.status { return }
      sources[index].status = .failed(
        summary.lastFailure ?? SourceFailure(error, attempts: 1, at: services.now()))
    } else if isFresh(load) {
      sources[index].status = .fresh
    } else if load.answeredAt != nil || summary.status.failure == nil, summary.lastSuccess != nil {
      sources[index].status = isFresh(summary, at: services.now()) ? .fresh : .stale
    } else if summary.status.isBusy {
      sources[index].status = .idle
    }
  }

  private func askAll(_ trigger: LoadTrigger) {
    if trigger == .person { readConfiguration() }
    let now = services.now()
    for summary in sources {
      guard mayAsk(summary, trigger, at: now) else { continue }
      if trigger != .person, isFresh(summary, at: now) || summary.schedule.skips(now) { continue }
      loads[summary.id]?.refresh(trigger, under: freshness)
    }
  }

  /// Reads what is kept of a source by now, and the list if it is on it.
  private func readSummary(of source: Source, then finish: @escaping (ReaderModel) -> Void) {
    summaryCount += 1
    withStore {
      (try $0.summaries(of: [source]).first, try $0.starredCount())
    } then: { model, result in
      defer {
        model.summaryCount -= 1
        finish(model)
      }
      guard case .success((let summary?, let starred)) = result,
        let index = model.indices[source.id]
      else { return }
      // What another program has moved or removed is kept no more.
      if summary.total == 0, model.sources[index].total > 0 { model.readConfiguration() }
      model.sources[index] = summary
      model.starredCount = starred
      model.showStatus(at: index)
      if model.shelfSources.contains(where: { $0.id == source.id }) { model.listChanged() }
      if let address = summary.newAddress { model.move(summary, to: address) }
    }
  }

  private func isFresh(_ load: SourceLoad) -> Bool {
    load.answeredAt.map { !freshness.isStale(loadedAt: $0, at: clock.now) } ?? false
  }

  private func isFresh(_ summary: SourceSummary, at now: Date) -> Bool {
    let time = max(freshness.staleTime, summary.schedule.interval ?? .zero)
    return summary.lastSuccess.map { now.timeIntervalSince($0) < time / .seconds(1) } ?? false
  }

  /// Shows what the list waits for, which is another one than before.
  func beginSpinner() {
    spinner = SpinnerTiming()
    wasBusy = !busyLoads.isEmpty
    if wasBusy { spinner.began(at: clock.now) }
  }

  private func noteSpinner() {
    let isBusy = !busyLoads.isEmpty
    guard isBusy != wasBusy else { return }
    wasBusy = isBusy
    if isBusy { spinner.began(at: clock.now) } else { spinner.ended(at: clock.now) }
  }

  /// Whether a source may be asked with the others: by itself when its time has come, for the person unless it
  /// asked to be left alone.
  private func mayAsk(_ summary: SourceSummary, _ trigger: LoadTrigger, at now: Date) -> Bool {
    guard let failure = summary.status.failure, !failure.mayBeAsked(at: now) else { return true }
    return trigger == .person && failure.code != 429 && failure.code != 503
  }
}
