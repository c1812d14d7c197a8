import Observation
import StateKit

/// What is shown of the load that the list waits for: its spinner, and the alert that it ended in.
@MainActor @Observable final class ListProgress {
  struct Alert {
    let id: Int
    let filter: PostFilter
    let error: any Error
  }

  private(set) var spinner = SpinnerTiming()
  private(set) var alert: Alert?
  /// What is shown in place of the real state.
  var forced: ForcedState?
  @ObservationIgnored private var wasBusy = false
  @ObservationIgnored private var lastAlert = 0
  private let clock: AnyClock

  init(clock: AnyClock) { self.clock = clock }

  /// Begins again, with a list that is another one than before.
  func restart(isBusy: Bool) {
    spinner = SpinnerTiming()
    wasBusy = false
    update(isBusy: isBusy)
  }

  /// Records whether the list waits for a load.
  func update(isBusy: Bool) {
    guard isBusy != wasBusy else { return }
    wasBusy = isBusy
    if isBusy { spinner.began(at: clock.now) } else { spinner.ended(at: clock.now) }
  }

  func present(_ error: any Error, in filter: PostFilter) {
    lastAlert += 1
    alert = Alert(id: lastAlert, filter: filter, error: error)
  }

  func dismissAlert() { alert = nil }
}

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
