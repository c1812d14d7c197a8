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
    for step in steps {
      if case .append(.cancel) = step.event, step.before.append.liveToken != nil {
        let failure = (step.before.append.failure as? TryFailure)?.number
        if step.shown.appendFailure != failure ?? below.appendFailure
          || step.shown.below != (failure == nil ? below.below : .failed)
          || step.shown.rows != step.shownBefore.rows
        {
          return "below: \(step.shown), not \(below)"
        }
      }
      if case .refresh(.cancel) = step.event, step.before.refresh.liveToken != nil,
        step.before.refresh.failure == nil
      {
        let isBack =
          step.shown.whole == whole.whole && step.shown.failure == whole.failure
          && step.shown.rows == step.shownBefore.rows
        if !isBack { return "\(step.shown), not \(whole)" }
      }
      if !step.shown.isAppending { below = step.shown }
      if !step.shown.isRefreshing { whole = step.shown.underError }
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
