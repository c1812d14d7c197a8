import Observation
import StateKit

/// What happened to the lists; those of many sources have one history.
@MainActor @Observable final class ReaderHistory {
  private var controllers: [PostFilter: ViewStateController<Int>] = [:]
  private let clock: AnyClock

  init(clock: AnyClock) { self.clock = clock }

  subscript(filter: PostFilter) -> ViewStateController<Int> {
    controllers[filter.source == nil ? .all : filter] ?? ViewStateController(clock: clock)
  }

  /// Whether the lists of many sources have begun to load, and not ended.
  var isLoadingAll: Bool { controllers[.all]?.isLoading == true }

  /// Records how far a load has come, for the list of its source or for those of many.
  ///
  /// - Parameters:
  ///   - error: Why it gave nothing.
  ///   - total: The posts that there are after it.
  func record(
    _ load: SourceLoad, in filter: PostFilter, _ trigger: LoadTrigger, error: (any Error)?,
    total: Int
  ) {
    let end = error.map { ViewStateController<Int>.State.error($0) } ?? .loaded(total)
    let state = load.isLoading ? .loading : load.isCancelled ? .initial : end
    controllers[filter, default: ViewStateController(clock: clock)].setState(
      state, trigger: trigger)
  }

  /// Goes on with the same history under another address.
  func follow(_ old: Source.ID, to new: Source.ID) {
    let history = controllers.removeValue(forKey: .source(old))
    controllers[.source(new)] = controllers[.source(new)] ?? history
  }
}
