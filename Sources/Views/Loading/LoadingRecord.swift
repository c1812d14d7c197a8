import StateKit

/// What a view that loads keeps from frame to frame: since when it loads, and how it shows that.
///
/// Beginning and end are recorded with the instants of frames, because the controller dates its history by
/// another clock.
final class LoadingRecord {
  /// The room that the content got when it was last seen; what is not seen stays laid out in it.
  var room: Proposal?
  private var timing = SpinnerTiming()
  private var isLoading = false
  /// What the spinner that is to be seen began with, or begins with. No view is kept in it.
  private var spinner = LoadingLook()
  /// Until when the spinner of the load before stays, though the next one has begun.
  private var carriedUntil: AnyClock.Instant?

  /// What is to be seen in a frame. It asks for the next one where something comes or goes automatically.
  ///
  /// Nobody can use the content from the first frame of a load on, so that a second Enter does not start
  /// it twice. All else waits for the spinner. When the load is over the content is at once what it was:
  /// only the spinner stays its least time, where it began, so that nothing moves twice.
  func look(
    _ type: LoadingModifierType, isLoading: Bool, in frame: FrameContext
  ) -> LoadingLook {
    // A frame between two events that came at once is made for an instant that may be long past.
    if frame.isShown { record(isLoading, at: frame.now) }
    let full = type.look
    let isCarried = carriedUntil.map { frame.now < $0 } ?? false
    if frame.isShown, isLoading, !isCarried {
      spinner = full
      spinner.replacement = nil
    }
    if !full.isPlain || !spinner.isPlain {
      for next in [timing.nextChange(after: frame.now), isCarried ? carriedUntil : nil] {
        if let next { frame.animate(at: next) }
      }
    }
    var look = LoadingLook(isDisabled: isLoading && full.isDisabled)
    guard timing.isVisible(at: frame.now) else { return look }
    (look.position, look.padding) = (spinner.position, spinner.padding)
    guard isLoading, !isCarried else { return look }
    (look.sight, look.replacement) = (full.sight, full.replacement)
    return look
  }

  private func record(_ isLoading: Bool, at now: AnyClock.Instant) {
    guard isLoading != self.isLoading else { return }
    self.isLoading = isLoading
    if isLoading {
      carriedUntil = timing.isVisible(at: now) ? timing.nextChange(after: now) : nil
      timing.began(at: now)
    } else {
      carriedUntil = nil
      timing.ended(at: now)
    }
  }
}
