import TestSupport

@testable import StateKit

/// What can happen around a list of pages. A pick counts from the newest, and the oldest stands for all beyond.
enum PagesCommand: Sendable {
  case refresh(LoadTrigger)
  case append(LoadTrigger)
  case cancelRefresh, cancelAppend, reset
  /// The alert that is on the screen, if one is.
  case dismiss
  /// One of the tries that have not answered yet does so, those that were given up too.
  case answer(pick: Int, Answer)
  /// Time passes, and the waits that are over are told, those that were given up too.
  case pass(seconds: Int)

  enum Answer {
    /// These rows, and where the next page is: pages overlap, and a server may lead in a circle.
    case page([Int], next: Int?)
    case permanent, transient, cancelled
  }

  static func random(_ random: inout SeededGenerator) -> PagesCommand {
    switch random.number(0...24) {
    case 0...1: .refresh(.person)
    case 2...3: .refresh(.background)
    case 4...7: .append(.person)
    case 8: .append(.background)
    case 9: .cancelRefresh
    case 10: .cancelAppend
    case 11: .dismiss
    case 12: random.number(0...2) == 0 ? .reset : .dismiss
    case 13...21: .answer(pick: max(random.number(-3...3), 0), .random(&random))
    default: .pass(seconds: random.number(0...5))
    }
  }
}

extension PagesCommand.Answer {
  static func random(_ random: inout SeededGenerator) -> PagesCommand.Answer {
    switch random.number(0...9) {
    case 0...5:
      let rows = (0..<random.number(0...3)).map { _ in random.number(0...7) }
      return .page(rows, next: random.number(0...9) == 0 ? nil : random.number(0...5))
    case 6: return .permanent
    case 7...8: return .transient
    default: return .cancelled
    }
  }
}
