import StateKit

/// A state of the list that did not come about, as if it had begun then.
struct ForcedState {
  let state: ViewState<[StoredPost]>
  /// When its load was started; nil where there is none.
  let since: AnyClock.Instant?

  init(_ state: ViewState<[StoredPost]>, at now: AnyClock.Instant) {
    self.state = state
    since = state.isLoading ? now : nil
  }
}

extension ReaderModel {
  /// Shows a state that did not come about, to look at it; the next thing that is asked for ends it, and nil does.
  public func force(_ state: ViewState<[StoredPost]>?) {
    let wasForced = progress.forced != nil
    progress.forced = state.map { ForcedState($0, at: context.clock.now) }
    if state != nil || wasForced { progress.restart(isBusy: isBusy) }
  }
}
