/// Messages that wait for each other: one is shown at a time, each for its own while.
///
/// It asks no clock: what is shown is a function of the instant.
public struct MessageQueue: Sendable {
  private struct Waiting {
    let id: Int
    let text: String
    let severity: Message.Severity
    let duration: Duration
  }

  private var shown: Message?
  private var waiting: [Waiting] = []
  private var lastID = 0

  /// No messages.
  public init() {}

  /// The message to show then, nil if all are read.
  public func current(at instant: AnyClock.Instant) -> Message? { advanced(to: instant).shown }

  /// Appends a message and returns its id. One that says the same and is still unread is not said twice:
  /// its id is answered, and where no other waits it stays at least as long as a new one would.
  @discardableResult public mutating func post(
    _ text: String, severity: Message.Severity = .info, for duration: Duration = .seconds(4),
    at instant: AnyClock.Instant
  ) -> Int {
    self = advanced(to: instant)
    if let shown, shown.text == text, shown.severity == severity {
      let again = Waiting(id: shown.id, text: text, severity: severity, duration: duration)
      if waiting.isEmpty, instant.advanced(by: duration) > shown.deadline {
        show(again, at: instant)
      }
      return shown.id
    }
    if let same = waiting.first(where: { $0.text == text && $0.severity == severity }) {
      return same.id
    }
    lastID += 1
    waiting.append(Waiting(id: lastID, text: text, severity: severity, duration: duration))
    if shown == nil { showNext(at: instant) }
    return lastID
  }

  /// Takes a message away, shown or waiting; the next is shown from then on.
  public mutating func dismiss(id: Int, at instant: AnyClock.Instant) {
    self = advanced(to: instant)
    waiting.removeAll { $0.id == id }
    if shown?.id == id { showNext(at: instant) }
  }
}

extension MessageQueue {
  private func advanced(to instant: AnyClock.Instant) -> MessageQueue {
    var queue = self
    while let shown = queue.shown, shown.deadline <= instant { queue.showNext(at: shown.deadline) }
    return queue
  }

  private mutating func showNext(at instant: AnyClock.Instant) {
    shown = nil
    if !waiting.isEmpty { show(waiting.removeFirst(), at: instant) }
  }

  private mutating func show(_ next: Waiting, at instant: AnyClock.Instant) {
    shown = Message(
      id: next.id, text: next.text, severity: next.severity,
      deadline: instant.advanced(by: next.duration))
  }
}

/// A short text that is shown for a while and asks for nothing.
public struct Message: Identifiable, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Comparable, Sendable {
    /// It went as it was meant to.
    case info
    /// There was nothing to do.
    case note
    /// Something is not as it should be.
    case warning
    /// Something failed.
    case error
  }

  /// Names it for `dismiss`.
  public let id: Int
  /// The text.
  public let text: String
  /// How much it matters.
  public let severity: Severity
  /// When it goes automatically.
  public let deadline: AnyClock.Instant
}
