import StateKit

extension ReaderModel {
  /// What happened to the list so far, with the number of its posts.
  public var history: ViewStateController<Int> {
    histories[shelf.history] ?? ViewStateController(clock: clock)
  }

  /// Notes what a load has come to, for the list of its source.
  func noteHistory(_ load: SourceLoad, _ trigger: LoadTrigger) {
    let total = summary(of: load.source.id)?.total ?? 0
    let end = load.error.map { HistoryState.error($0) } ?? .loaded(total)
    let state = load.isLoading ? .loading : load.isGivenUp ? .initial : end
    note(state, in: .source(load.source.id), trigger)
  }

  /// Notes it for the lists of all sources, of which many are one load: it ends with the last of them.
  func noteMergedHistory(_ load: SourceLoad, _ trigger: LoadTrigger) {
    guard !load.isLoading else { return note(.loading, in: .all, trigger) }
    guard busy.isEmpty, summaryCount == 0, histories[.all]?.isLoading == true else { return }
    guard !load.isGivenUp else { return note(.initial, in: .all, trigger) }
    let sources = sources
    let total = sources.indices.reduce(0) { $0 + sources[$1].total }
    note(failure(of: sources).map { .error($0) } ?? .loaded(total), in: .all, trigger)
  }

  private typealias HistoryState = ViewStateController<Int>.State

  private func note(_ state: HistoryState, in shelf: Shelf, _ trigger: LoadTrigger) {
    histories[shelf, default: ViewStateController(clock: clock)].setState(state, trigger: trigger)
  }
}

extension Shelf {
  /// The shelf that has the history of this one.
  fileprivate var history: Shelf {
    switch self {
    case .all, .unread, .starred: .all
    case .source: self
    }
  }
}
