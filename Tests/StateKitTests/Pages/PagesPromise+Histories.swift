@testable import StateKit

/// The promises about several steps.
extension PagesPromise {
  /// The page after the rows is asked for until it comes, however often it fails or is given up.
  static let sameCursor = PagesPromise(name: "a page is asked for again where it was") { steps in
    var due: Int?
    for step in steps {
      for case .append(.start, let cursor) in step.effects {
        if let due, cursor != due { return "asked for \(cursor), not \(due)" }
        due = cursor
      }
      switch step.event {
      case .refresh(.reset): due = nil
      case .refresh(.succeeded) where step.isHeard: due = nil
      case .append(.succeeded) where step.isHeard: due = nil
      case .refresh, .append: break
      }
    }
    return nil
  }

  /// What was at rest comes back; once a try has failed, its failure is shown instead.
  static let cancelRestores = PagesPromise(name: "cancel restores what was there") { steps in
    var below = PagesPicture(RowPages())
    var whole = below
    var failures: (append: Int?, refresh: Int?)
    for step in steps {
      if case .append(.cancel) = step.event, step.before.append.liveToken != nil {
        if step.shown.appendFailure != failures.append ?? below.appendFailure
          || step.shown.below != (failures.append == nil ? below.below : .failed)
          || step.shown.rows != step.shownBefore.rows
        {
          return "below: \(step.shown), not \(below)"
        }
      }
      if case .refresh(.cancel) = step.event, step.before.refresh.liveToken != nil {
        let isBack =
          (failures.refresh != nil || step.shown.whole == whole.whole)
          && step.shown.failure == failures.refresh ?? whole.failure
          && step.shown.rows == step.shownBefore.rows
        if !isBack { return "\(step.shown), not \(whole)" }
      }
      switch step.event {
      case .append(.faltered(_, let retry)) where step.isHeard:
        failures.append = (retry.why as? TryFailure)?.number
      case .refresh(.faltered(_, let retry)) where step.isHeard:
        failures.refresh = (retry.why as? TryFailure)?.number
      case .append, .refresh: break
      }
      if !step.shown.isAppending { (below, failures.append) = (step.shown, nil) }
      if !step.shown.isRefreshing { (whole, failures.refresh) = (step.shown.underError, nil) }
    }
    return nil
  }

  static let noCircles = PagesPromise(name: "no page is taken in twice") { steps in
    var taken: Set<Int> = []
    for step in steps where step.isHeard || !step.event.isAnswer {
      switch step.event {
      case .refresh(.reset), .refresh(.succeeded): taken = []
      case .append(.succeeded):
        if let asked = step.asked, !taken.insert(asked).inserted { return "page \(asked) again" }
      case .refresh, .append: break
      }
    }
    return nil
  }
}

extension PagesPicture {
  /// What a refresh leaves when it is cancelled: an alert or a banner is gone by then.
  fileprivate var underError: PagesPicture {
    var picture = self
    picture.dropErrorOverContent()
    return picture
  }
}

extension RowPages.Event {
  /// Whether it comes from a try or a wait.
  var isAnswer: Bool {
    switch self {
    case .refresh(let event), .append(let event):
      switch event {
      case .succeeded, .failed, .faltered, .due: true
      case .load, .reload, .change, .cancel, .dismiss, .reset: false
      }
    }
  }
}
