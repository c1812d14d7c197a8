extension LoadMachine {
  /// What an event came to for a history, and who asked for it; nil if nothing began or ended.
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
      return (before.retry.map { .error($0.why) } ?? .initial, .person)
    case .reset: return (.initial, .person)
    case .load, .reload, .faltered, .due, .dismiss: return nil
    }
  }
}
