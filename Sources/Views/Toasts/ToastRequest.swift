import StateKit

/// A toast that a view asks for in one frame.
struct ToastRequest {
  /// How long it is seen.
  enum Time {
    /// From the first frame that shows it; nil is forever.
    case lasting(Duration?)
    /// Whoever asks has given it its own time, which does not wait for other toasts.
    case until(AnyClock.Instant)
  }

  let queue: ToastQueue
  let id: ToastID
  let time: Time
  let options: ToastPositionOptions
  /// Where its view stands.
  let context: ResolveContext
  let view: AnyView
  let tap: () -> Void
  let dismiss: () -> Void

  /// Whether it waits until the one before it at its edge has gone.
  var waits: Bool {
    switch time {
    case .lasting: true
    case .until: false
    }
  }

  /// Whether it is to be seen in a frame. When its time is over it is dismissed after that.
  func runs(in frame: FrameContext) -> Bool {
    guard let deadline = deadline(in: frame) else { return true }
    if frame.now < deadline {
      frame.animate(at: deadline)
      return true
    }
    if !id.isOver { frame.afterFrame(dismiss) }
    id.isOver = true
    return false
  }

  private func deadline(in frame: FrameContext) -> AnyClock.Instant? {
    switch time {
    case .until(let deadline): return deadline
    case .lasting(let duration):
      if id.since == nil, frame.isSeen { id.since = frame.now }
      guard let since = id.since, let duration else { return nil }
      return since.advanced(by: duration)
    }
  }
}

extension ToastRequest.Time {
  /// A time in seconds; what is too long to be counted is forever.
  init(seconds: Double) {
    let longest = 1e9
    self = .lasting(seconds >= longest ? nil : .seconds(seconds > 0 ? seconds : 0))
  }
}
