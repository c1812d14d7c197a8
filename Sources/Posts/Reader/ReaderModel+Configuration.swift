extension ReaderModel {
  /// Takes in what others have added to the configuration and removed from it, in a moment. Where it is broken by now,
  /// that is told, and the sources stay as they are.
  func readConfiguration() {
    guard let configured = services.configured else { return }
    withStore { _ in
      try configured()
    } then: { model, result in
      switch result {
      case .success(nil): break
      case .success(let sources?): model.follow(sources)
      case .failure(let error):
        model.say("Kept as it was. \(error.localizedDescription)", .error, for: .seconds(20))
      }
    }
  }

  private func follow(_ configured: [Source]) {
    guard configured != sources.map(\.source) else { return }
    let known = Set(indices.keys)
    services.store.disown(known.subtracting(configured.map(\.id)))
    take(configured)
    if case .source(let id) = shelf, indices[id] == nil { show(.all) } else { listChanged() }
    if let open, indices[open.text.source] == nil { closePost() }
    for id in indices.keys where !known.contains(id) { refresh(id) }
  }
}
