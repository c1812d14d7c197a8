import Essentials

extension ReaderModel {
  /// Takes in what others have added to the configuration and removed from it, in a moment. Where it is broken by now,
  /// that is told, and the sources stay as they are.
  func readConfiguration() { readConfiguration(since: nil) }

  /// - Parameter earlier: What was read and not taken in; where nothing was written since, it is what there is.
  private func readConfiguration(since earlier: [Source]?) {
    guard let configured = services.configured else { return }
    let before = sources.map(\.source)
    withStore { _ in
      try configured()
    } then: { model, result in
      switch result {
      case .success(let news):
        guard let sources = news ?? earlier else { break }
        // What came and went while the file was read may be missing there.
        guard before == model.sources.map(\.source) else {
          return model.readConfiguration(since: sources)
        }
        model.follow(sources)
      case .failure(let error):
        model.say("Kept as it was. \(error.explanation)", .error, for: .seconds(20))
      }
    }
  }

  /// Has these sources from now on.
  func follow(_ configured: [Source]) {
    guard configured != sources.map(\.source) else { return }
    let known = Set(indices.keys)
    services.store.disown(known.subtracting(configured.map(\.id)))
    take(configured)
    if case .source(let id) = shelf, indices[id] == nil { show(.all) } else { listChanged() }
    if let open, indices[open.text.source] == nil { closePost() }
    for source in sources where !known.contains(source.id) { refresh(source.id) }
  }
}
