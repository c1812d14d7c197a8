import TestSupport

@testable import StateKit

/// What can happen around a load machine. A pick counts from the newest, and the oldest stands for all beyond.
enum LoadCommand: Sendable {
  case load(LoadTrigger)
  /// Asked for by the user, to begin so many milliseconds later.
  case loadLater(milliseconds: Int)
  case reload, cancel, reset
  /// The alert that was presented so many before the newest, or one that never was.
  case dismiss(pick: Int)
  /// One of the tries that have not answered yet does so, those that were cancelled too.
  case answer(pick: Int, Response)
  /// Time passes, and the waits that are over are reported, those that were cancelled too.
  case pass(milliseconds: Int)

  enum Response {
    case value, nothing, permanent, cancelled
    /// Milliseconds.
    case transient(retryAfter: Int)
  }

  /// A load that fails again and again, and is not cancelled.
  static func unlucky(_ random: inout SeededGenerator) -> LoadCommand {
    switch random.number(0...2) {
    case 0: .load(.background)
    case 1: .answer(pick: 0, .transient(retryAfter: 0))
    default: .pass(milliseconds: 5000)
    }
  }

  static func random(_ random: inout SeededGenerator) -> LoadCommand {
    let pick = max(random.number(-3...2), 0)
    return switch random.number(0...19) {
    case 0...2: .load(.user)
    case 3: .loadLater(milliseconds: random.number(0...5) * 1000)
    case 4: .load(.background)
    case 5: .reload
    case 6: .cancel
    case 7: .reset
    case 8...9: .dismiss(pick: random.number(0...2))
    case 10...15: .answer(pick: pick, .random(&random))
    default: .pass(milliseconds: random.number(0...5) * 1000)
    }
  }
}

extension LoadCommand.Response {
  static func random(_ random: inout SeededGenerator) -> LoadCommand.Response {
    switch random.number(0...9) {
    case 0...2: .value
    case 3: .nothing
    case 4...6: .transient(retryAfter: 0)
    case 7: .transient(retryAfter: random.number(1...70) * 1000)
    case 8: .permanent
    default: .cancelled
    }
  }
}

/// A failure of a try, each with a number.
struct TryFailure: Error {
  let number: Int
  let kind: RetryPolicy.Failure

  var isPermanent: Bool { if case .permanent = kind { true } else { false } }

  var retryAfter: Duration {
    if case .transient(let duration?) = kind { duration } else { .zero }
  }
}

extension ViewState<String> {
  /// The state as text that tells failures apart.
  var detail: String {
    switch self {
    case .error(let error as TryFailure, _), .loading(.failed(let error as TryFailure)):
      "\(summary) \(error.number)"
    case .error(let error, _) where error is CancellationError: "\(summary) cancelled"
    case .idle, .loading, .loaded, .empty, .error: summary
    }
  }

  var alertID: Int? {
    if case .error(_, .alert(let id, _)) = self { id } else { nil }
  }
}
