import Essentials

/// Tells of new posts by a program of the user, once the sources that were asked automatically have answered.
@MainActor final class NewPostNotifier {
  private var command: [String]?
  /// Whether only those posts count that a rule wants told.
  private var hasRule = false
  private var newCount = 0
  private var hasReportedError = false
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  func update(_ settings: Settings) {
    if settings.notifyCommand != command { hasReportedError = false }
    command = settings.notifyCommand
    hasRule = settings.rules.contains { $0.actions.contains(.notify) }
  }

  /// Counts what a load has brought.
  func count(_ load: SourceLoad) {
    guard !load.isOfUser, !load.source.isTour, !load.source.isMuted,
      case .posts(let new, _, _, let notified) = load.outcome
    else { return }
    newCount += hasRule ? notified : new
  }

  /// Tells what was counted since the last time.
  func notify() {
    guard newCount > 0, let command else {
      newCount = 0
      return
    }
    let arguments = command.map { $0.replacing("{count}", with: "\(newCount)") }
    newCount = 0
    guard !context.services.rehearses else {
      let line = arguments.joined(separator: " ")
      return context.messages.show(ReaderToast("Not run here: \(line)", .note))
    }
    let limit = context.services.notifyLimit
    Task { [weak self] in
      do {
        _ = try await CommandOutput(arguments, limit: limit, maximum: 1000).bytes()
      } catch let failure as CommandOutput.Failure {
        self?.report(PostsError.notNotified(arguments[0], reason: failure.reason))
      }
    }
  }

  private func report(_ error: any Error) {
    guard !hasReportedError else { return }
    hasReportedError = true
    context.messages.show(.warning(error.explanation))
  }
}
