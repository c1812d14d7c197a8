import TestSupport

@testable import StateKit

/// A promise of the machine of pages: what a run breaks of it, nil if it holds.
struct PagesPromise: Sendable, CustomStringConvertible {
  let name: String
  let violation: @Sendable ([PagesStep]) -> String?

  var description: String { name }

  /// A promise about each step alone.
  static func each(_ name: String, _ check: @escaping @Sendable (PagesStep) -> String?) -> Self {
    PagesPromise(name: name) { steps in steps.lazy.compactMap(check).first }
  }

  func property(_ subject: PagesSubject) -> Property<PagesCommand> {
    Property(name: name, command: PagesCommand.random) {
      violation(PagesWorld.steps(of: $0, subject))
    }
  }

  /// All of them, each history run once.
  static let all = PagesPromise(name: "pages") { steps in
    promises.lazy.compactMap { promise in
      promise.violation(steps).map { "\(promise): \($0)" }
    }.first
  }

  private static let promises = [
    deterministic, newestList, onlyHeard, uniqueIDs, placesStay, failedAppendKeepsRows,
    contentStays, oneLiveTask, sameCursor, cancelRestores, noCircles, noCancelledErrors,
    nothingToAppend,
  ]
}

extension PagesPromise {
  static let deterministic = each("the same again is the same") { step in
    let same =
      PagesPicture(step.again.machine) == step.shown && step.again.effects == step.effects
    return same ? nil : "two outcomes of \(step.event)"
  }

  static let newestList = each("no answer about an older list changes the rows") { step in
    step.isOfOldList && step.shown != step.shownBefore ? "\(step.event) changed it" : nil
  }

  static let onlyHeard = each("what was given up is not heard") { step in
    guard step.event.isAnswer, !step.isHeard else { return nil }
    let isUnchanged = step.effects == [.ignored] && step.shown == step.shownBefore
    return isUnchanged ? nil : "\(step.event) changed it"
  }

  static let uniqueIDs = each("each id is there once") { step in
    let ids = step.shown.rows?.map(\.id) ?? []
    return Set(ids).count == ids.count ? nil : "\(ids)"
  }

  static let placesStay = each("rows keep their first place and take the newest value") { step in
    guard case .append(.succeeded(_, .value(let page))) = step.event, step.isHeard,
      var expected = step.shownBefore.rows
    else { return nil }
    for row in page.elements {
      if let place = expected.firstIndex(where: { $0.id == row.id }) {
        expected[place] = row
      } else {
        expected.append(row)
      }
    }
    return step.shown.rows == expected ? nil : "\(step.shown.rows ?? []), not \(expected)"
  }

  static let failedAppendKeepsRows = each("an append that brings no page changes no row") { step in
    switch step.event {
    case .refresh, .append(.succeeded): return nil
    case .append: break
    }
    let isUnchanged =
      step.shown.rows == step.shownBefore.rows && step.shown.whole == step.shownBefore.whole
      && step.shown.cursor == step.shownBefore.cursor
    return isUnchanged ? nil : "\(step.event) changed it"
  }

  static let contentStays = each("rows stay until others take their place") { step in
    switch step.event {
    case .refresh(.reset), .refresh(.succeeded): return nil
    case .append(.succeeded):
      return (step.shown.rows?.count ?? 0) >= (step.shownBefore.rows?.count ?? 0)
        ? nil : "\(step.event) lost some"
    case .refresh, .append:
      return step.shown.rows == step.shownBefore.rows ? nil : "\(step.event) changed them"
    }
  }

  static let oneLiveTask = each("each that loads is one live task, and at rest there is none") {
    step in
    let isRight =
      step.refreshTasks == (step.shown.isRefreshing ? 1 : 0)
      && step.appendTasks == (step.shown.isAppending ? 1 : 0)
    return isRight ? nil : "\(step.refreshTasks) and \(step.appendTasks) while \(step.shown)"
  }

  static let noCancelledErrors = each("what was cancelled is no error") { step in
    step.shown.isCancelledShown ? "shown" : nil
  }

  static let nothingToAppend = each("where there is no next page nothing is asked") { step in
    guard case .append(.load) = step.event, step.shownBefore.cursor == nil else { return nil }
    let expected: [RowPages.Effect] = step.shownBefore.rows == nil ? [.ignored] : []
    return step.effects == expected && step.shown == step.shownBefore ? nil : "\(step.effects)"
  }
}
