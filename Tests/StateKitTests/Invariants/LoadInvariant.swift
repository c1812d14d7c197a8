import TestSupport

@testable import StateKit

/// An invariant of the load machine: what a run breaks of it, nil if it holds.
struct LoadInvariant: Sendable, CustomStringConvertible {
  let name: String
  let violation: @Sendable ([LoadStep]) -> String?

  var description: String { name }

  /// An invariant about each step alone.
  static func each(_ name: String, _ check: @escaping @Sendable (LoadStep) -> String?) -> Self {
    LoadInvariant(name: name) { steps in steps.lazy.compactMap(check).first }
  }

  func property(
    _ subject: LoadSubject,
    command: @escaping (inout SeededGenerator) -> LoadCommand = LoadCommand.random
  ) -> Property<LoadCommand> {
    Property(name: name, command: command) { violation(LoadWorld.steps(of: $0, subject)) }
  }
}

extension LoadInvariant {
  /// All of them, each history run once.
  static let all = LoadInvariant(name: "a load") { steps in
    invariants.lazy.compactMap { invariant in
      invariant.violation(steps).map { "\(invariant): \($0)" }
    }.first
  }

  private static let invariants = [
    deterministic, newestToken, noCancelledErrors, cancelRestores, oneLiveTask, contentStays,
    alertsOnce, dismissOnce, fewTries, delaysWithinBounds, answersAreShown,
  ]
}

extension LoadInvariant {
  static let deterministic = each("the same again is the same") { step in
    let same =
      step.again.effects == step.effects
      && step.again.machine.state.detail == step.after.state.detail
      && step.again.machine.liveToken == step.after.liveToken
    return same ? nil : "two outcomes of \(step.event)"
  }

  static let newestToken = each("only the newest token counts") { step in
    guard let token = step.event.token, token != step.before.liveToken else { return nil }
    let isUnchanged =
      step.effects == [.ignored] && step.shown.detail == step.shownBefore.detail
      && step.after.liveToken == step.before.liveToken
    return isUnchanged ? nil : "\(step.event) changed \(step.shownBefore.detail)"
  }

  static let noCancelledErrors = each("what was cancelled is no error") { step in
    if case .error(let error, _) = step.shown, error is CancellationError { return "shown" }
    return nil
  }

  static let oneLiveTask = each("loading is one live task, and at rest there is none") { step in
    let expected = step.after.liveToken == nil ? 0 : 1
    let isRight = step.shown.isLoading == (expected == 1) && step.liveTasks == expected
    return isRight ? nil : "\(step.liveTasks) while \(step.shown.detail)"
  }

  static let contentStays = each("content stays until something takes its place") { step in
    switch step.event {
    case .reset, .succeeded: return nil
    case .load, .reload, .failed, .attemptFailed, .due, .cancel, .dismiss: break
    }
    return step.shown.content == step.shownBefore.content ? nil : "\(step.event) lost it"
  }

  /// What was at rest comes back; once a try has failed, its failure is over it.
  static let cancelRestores = LoadInvariant(name: "cancel restores what was there") { steps in
    var rest = "idle"
    var failure: TryFailure?
    for step in steps {
      if case .cancel = step.event, step.before.liveToken != nil {
        let isRight =
          failure.map { step.shown.detail.hasSuffix(" \($0.number)") }
          ?? (step.shown.detail == rest)
        if !isRight { return "\(step.shown.detail), not \(failure?.number as Any) over \(rest)" }
      }
      if case .attemptFailed(_, let retry) = step.event, step.effects != [.ignored] {
        failure = retry.error as? TryFailure
      }
      if step.after.liveToken == nil { (rest, failure) = (step.shown.underAlert, nil) }
    }
    return nil
  }

  static let answersAreShown = each("an answer of the newest token is shown") { step in
    guard case .succeeded(let token, let outcome) = step.event, token == step.before.liveToken,
      !step.before.isWaiting
    else { return nil }
    let expected =
      switch outcome {
      case .value(let value): "loaded \(value)"
      case .nothing(let message): "empty \(message)"
      }
    return step.shown.detail == expected ? nil : "\(step.shown.detail), not \(expected)"
  }

  static let alertsOnce = LoadInvariant(name: "an alert is presented once") { steps in
    var seen: Set<Int> = []
    for step in steps {
      guard let id = step.shown.alertID, id != step.shownBefore.alertID else { continue }
      if !seen.insert(id).inserted { return "alert \(id) again" }
    }
    return nil
  }

  static let dismissOnce = each("dismiss is idempotent and takes nothing but its alert") { step in
    guard case .dismiss(let id) = step.event else { return nil }
    let isShown = step.shownBefore.alertID == id
    if step.after.after(step.event).effects != [.ignored] { return "dismissed twice" }
    let expected = isShown ? step.shownBefore.underAlert : step.shownBefore.detail
    return step.shown.detail == expected ? nil : "\(step.shown.detail), not \(expected)"
  }

  static let fewTries = LoadInvariant(name: "at most four tries, one if it is permanent") { steps in
    var tries: [Machine.Token: Int] = [:]
    for step in steps {
      for case .start(let token) in step.effects { tries[token, default: 0] += 1 }
      if let (_, count) = tries.first(where: { $0.value > 4 }) { return "\(count) tries" }
      if case .attemptFailed(_, let retry) = step.event,
        (retry.error as? TryFailure)?.isPermanent == true
      {
        return "a permanent failure is tried again"
      }
    }
    return nil
  }

  static let delaysWithinBounds = each("delays are within their bounds") { step in
    guard case .attemptFailed(_, let retry) = step.event, let why = retry.error as? TryFailure
    else {
      return nil
    }
    let delay = step.now.duration(to: retry.next)
    let longest = Duration.seconds(min(30, 1 << (retry.attempt - 2)))
    if delay < why.retryAfter || delay > max(longest, why.retryAfter) { return "\(delay)" }
    return step.start.duration(to: retry.next) <= .seconds(60) ? nil : "later than a minute"
  }
}

extension Machine.Event {
  /// Whose answer it is.
  var token: Machine.Token? {
    switch self {
    case .succeeded(let token, _), .failed(let token, _), .attemptFailed(let token, _),
      .due(let token):
      token
    case .load, .reload, .cancel, .dismiss, .reset: nil
    }
  }
}

extension ViewState<String> {
  /// The detail of what a load leaves when it is cancelled: an alert or a banner is gone by then.
  var underAlert: String {
    switch self {
    case .error(_, .alert(_, let value)), .error(_, .banner(let value)): "loaded \(value)"
    case .idle, .loading, .loaded, .empty, .error(_, .fullScreen): detail
    }
  }
}
