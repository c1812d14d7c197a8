import Observation
import StateKit

/// The toasts of the reader, and which of them takes the place of which.
@MainActor @Observable final class ReaderMessages {
  var queue = MessageQueue()
  private let clock: AnyClock

  init(clock: AnyClock) { self.clock = clock }

  /// A toast is about what the user has just done, and takes the place of older ones; a warning or a failure is read
  /// to its end.
  func show(_ notice: ReaderNotice) {
    while let shown = queue.current(at: clock.now), shown.text != notice.text,
      shown.severity < .warning
    {
      queue.dismiss(id: shown.id, at: clock.now)
    }
    queue.post(
      notice.text, severity: notice.severity, for: notice.duration, at: clock.now)
  }
}
