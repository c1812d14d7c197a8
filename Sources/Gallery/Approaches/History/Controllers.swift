import TerminalUI

/// Two controllers that hear the same, and differ in what a failed load does to the posts that are there.
struct Controllers {
  private var keeping: ViewStateController<[Post]>
  private var replacing: ViewStateController<[Post]>

  /// - Parameter clock: Dates the history.
  init(clock: AnyClock) {
    keeping = ViewStateController(clock: clock, failedRefresh: .keepContent)
    replacing = ViewStateController(clock: clock, failedRefresh: .replace)
  }

  subscript(failedRefresh: FailedRefresh) -> ViewStateController<[Post]> {
    switch failedRefresh {
    case .keepContent: keeping
    case .replace: replacing
    }
  }

  mutating func setState(_ state: ViewStateController<[Post]>.State) {
    keeping.setState(state)
    replacing.setState(state)
  }

  mutating func reset() {
    keeping.reset()
    replacing.reset()
  }
}
