extension LoadMachine {
  /// What an event came to for a history, and who asked for it; nil if nothing began or ended. A try that
  /// failed is an error, though the next one is to come.
  ///
  /// - Parameter before: The machine that the event was sent to.
  func happening(
    at event: Event, since before: LoadMachine
  ) -> (what: ViewStateController<Value>.State, why: Trigger)? {
    if let trigger, liveToken != before.liveToken { return (.loading, trigger) }
    let asker = before.trigger ?? .person
    switch event {
    case .succeeded(_, .value(let value)): return (.loaded(value), asker)
    case .succeeded(_, .nothing(let message)): return (.empty(message), asker)
    case .failed(_, let error):
      return (error is CancellationError ? .initial : .error(error), asker)
    case .cancel:
      guard before.liveToken != nil else { return nil }
      return (before.failure.map { .error($0) } ?? .initial, .person)
    case .reset: return (.initial, .person)
    case .faltered(_, let retry): return (.error(retry.why), asker)
    case .due: return before.retry == nil ? nil : (.loading, .retry)
    case .load, .reload, .dismiss: return nil
    }
  }
}
