import Essentials
import Observation
import StateKit

/// The toasts of the reader, and which of them replaces which.
@MainActor @Observable final class ReaderMessages {
  var queue = MessageQueue()
  /// What keys are called in toasts.
  @ObservationIgnored var keys = KeyMap()
  private let clock: AnyClock

  init(clock: AnyClock) { self.clock = clock }

  /// A toast is about what the user has just done, and replaces older ones; a warning or a failure is read
  /// to its end.
  func show(_ toast: ReaderToast) { _ = post(toast) }

  /// The same, for one that is ended when it is true no more.
  func post(_ toast: ReaderToast) -> Int {
    end(but: toast.text)
    return queue.post(
      toast.text, severity: toast.severity, for: toast.duration, at: clock.now)
  }

  /// Ends what is true no more; nil is none.
  func end(_ id: Int?) {
    if let id { queue.dismiss(id: id, at: clock.now) }
  }

  /// Ends what is told of what the user did before.
  func end(but text: String? = nil) {
    while let shown = queue.current(at: clock.now), shown.text != text, shown.severity < .warning {
      queue.dismiss(id: shown.id, at: clock.now)
    }
  }
}

/// A toast of the reader. All of them are worded here.
struct ReaderToast {
  let text: String
  let severity: Message.Severity
  let duration: Duration

  init(
    _ text: String, _ severity: Message.Severity = .info, for duration: Duration = .seconds(4)
  ) {
    self.text = text
    self.severity = severity
    self.duration = duration
  }
}

extension ReaderToast {
  static let nothingUnread = ReaderToast("No unread posts here.", .note)
  static let nothingToUndo = ReaderToast("Nothing to undo.", .note)
  static let alreadyThere = ReaderToast("Already subscribed.", .note)

  static func failure(_ error: any Error, for duration: Duration = .seconds(4)) -> Self {
    Self(error.explanation, .error, for: duration)
  }

  /// Of the store or of the settings.
  static func warning(_ warning: String) -> Self { Self(warning, .warning, for: .seconds(20)) }

  static func brokenConfiguration(_ error: any Error) -> Self {
    if case ConfigurationError.missing = error { return warning(error.explanation) }
    return Self("Settings not reloaded. \(error.explanation)", .error, for: .seconds(20))
  }

  /// - Parameter undo: The key that takes it back.
  static func changed(_ change: FlagChange, undo: String) -> Self {
    Self(
      "\(change.flag.isRead == true ? "\(change.ids.count) marked" : change.summary) · \(undo) Undo",
      for: .seconds(8))
  }

  static func undone(_ change: FlagChange) -> Self { Self("Undone: \(change.summary).") }

  static func notMarked(_ error: any Error) -> Self {
    Self("Could not save: \(error.explanation)", .error, for: .seconds(8))
  }

  static func imported(_ answer: ImportResult, addedCount: Int) -> Self {
    let skipped = answer.skipped + answer.added.count - addedCount
    let parts = [
      "\(addedCount) added", skipped == 0 ? nil : "\(skipped) skipped (duplicates)",
      answer.posts == 0 ? nil : answer.posts == 1 ? "1 post" : "\(answer.posts) posts",
      answer.refused.isEmpty
        ? nil
        : "\(answer.refused.count) refused: \(answer.refused[0])"
          + (answer.refused.count == 1 ? "" : " …"),
      answer.withoutPassword.isEmpty
        ? nil : "\(answer.withoutPassword.count) without a password (http)",
      answer.isTruncated ? "the list is incomplete" : nil,
    ]
    let isWhole = answer.refused.isEmpty && answer.withoutPassword.isEmpty && !answer.isTruncated
    return Self(
      parts.compactMap(\.self).joined(separator: ", "), isWhole ? .info : .warning,
      for: .seconds(8))
  }

  /// - Parameter isKept: Whether it is there after the program has ended, too.
  static func added(_ title: String, isKept: Bool) -> Self {
    Self("Added \(title)\(isKept ? "" : " until you quit").")
  }

  /// - Parameter undo: The key that puts it back.
  static func removed(_ title: String, undo: String) -> Self {
    Self("Removed \(title) · \(undo) Undo", for: .seconds(8))
  }

  static func restored(_ title: String) -> Self { Self("\(title) is back.") }

  /// - Parameter undo: The key that takes the change back.
  static func edited(_ title: String, undo: String) -> Self {
    Self("Changed \(title) · \(undo) Undo", for: .seconds(8))
  }

  static func changedBack(_ title: String) -> Self { Self("\(title) is as it was.") }

  static func notRemoved(_ error: any Error) -> Self {
    Self("Could not remove: \(error.explanation)", .error, for: .seconds(8))
  }

  /// - Parameter other: The source at the new address, where there was one already.
  static func moved(_ title: String, to address: String, joining other: String?) -> Self {
    let end = other.map { "Merged with \($0)." } ?? "Address updated."
    return Self("\(title) moved to \(address). \(end)", for: .seconds(8))
  }

  static func notMoved(_ title: String, to address: String, _ error: any Error) -> Self {
    Self(
      "\(title) moved to \(address), which could not be saved. \(error.explanation)", .warning,
      for: .seconds(20))
  }
}

extension FlagChange {
  fileprivate var summary: String {
    let posts = ids.count == 1 ? "1 post" : "\(ids.count) posts"
    return switch flag {
    case .read(true): "Marked \(posts) as read"
    case .read(false): "Marked \(posts) as unread"
    case .starred(true): "Starred \(posts)"
    case .starred(false): "Unstarred \(posts)"
    }
  }
}
