import Essentials
import StateKit

extension ReaderModel {
  /// Adds the source at an address, or the one that is chosen of those that a page names.
  public func add(_ address: String) { adding.submit(address) }

  /// Signs in to a source, or to one that is being added; two quick Enters are one sign-in.
  public func signIn(to id: Source.ID, as signIn: SignIn) {
    let source = summary(of: id)?.source ?? Source(address: id)
    signingIn.submit(SignInRequest(source: source, signIn: signIn))
  }

  /// Takes a source and its posts out.
  public func remove(_ id: Source.ID) {
    guard let summary = summary(of: id) else { return }
    let takeOut = services.remove
    loads[id]?.cancel()
    withStore { store -> (any Error)? in
      try takeOut(summary.source)
      // From here on it is gone; what remains of it is only told.
      do { try store.forget(id) } catch { return error }
      return nil
    } then: { model, result in
      switch result {
      case .success(nil): model.removed(summary, "Removed \(summary.title).")
      case .success(let error?):
        model.removed(
          summary, "Removed \(summary.title), but not its posts. \(error.explanation)")
      case .failure(let error):
        model.say("Not removed. \(error.explanation)", .error, for: .seconds(8))
      }
    }
  }
}

extension ReaderModel {
  /// Writes down that a source has moved for good; where that fails it is said once, and the old address goes on.
  func move(_ summary: SourceSummary, to address: Source.ID) {
    guard let move = services.move, moving.insert(summary.id).inserted else { return }
    withStore { _ in
      try move(summary.id, address)
    } then: { model, result in
      switch result {
      case .success(let source): model.moved(summary, to: source)
      case .failure(let error):
        model.say(
          "\(summary.title) has moved to \(address), which could not be kept. \(error.explanation)",
          .warning, for: .seconds(20))
      }
    }
  }

  private func moved(_ summary: SourceSummary, to source: Source) {
    moving.remove(summary.id)
    guard indices[summary.id] != nil else { return readConfiguration() }
    let isJoined = indices[source.id] != nil
    take(
      sources.map(\.source).compactMap {
        $0.id == summary.id ? (isJoined ? nil : source) : $0
      })
    if shelf == .source(summary.id) {
      shelf = .source(source.id)
      histories[shelf] = histories.removeValue(forKey: .source(summary.id))
    }
    if open?.text.source == summary.id { open?.text.source = source.id }
    listChanged()
    let end = isJoined ? "It is one with \(title(of: source.id)) now." : "That is its address now."
    say("\(summary.title) has moved to \(source.address). \(end)", for: .seconds(8))
  }

  /// Brings news of submissions, which are made before the model is.
  @MainActor final class Relay {
    var onAdded: ((AddAnswer) -> Void)?
    var onSignedIn: ((Source.ID) -> Void)?

    func added(_ answer: AddAnswer) { onAdded?(answer) }

    func signedIn(to id: Source.ID) { onSignedIn?(id) }
  }

  func added(_ answer: AddAnswer) {
    switch answer {
    case .added(let source, _):
      take(sources.map(\.source).filter { $0.id != source.id } + [source])
      show(.source(source.id))
      say("Added \(summary(of: source.id)?.title ?? source.address).")
    case .known(let source):
      // Another program may have added it.
      if indices[source.id] == nil { take(sources.map(\.source) + [source]) }
      show(.source(source.id))
      say("It is there already.", .note)
    case .choices, .asksForSignIn: break
    }
  }

  /// Goes on with what asked who is there.
  func signedIn(to id: Source.ID) {
    if indices[id] == nil { add(id) } else { refresh(id) }
  }

  private func removed(_ summary: SourceSummary, _ words: String) {
    let index = indices[summary.id] ?? 0
    take(sources.map(\.source).filter { $0.id != summary.id })
    if shelf == .source(summary.id) {
      // Who tidies up goes on with the one that stands there now.
      show(sources.isEmpty ? .all : .source(sources[min(index, sources.count - 1)].id))
    } else {
      listChanged()
    }
    if let open, open.text.source == summary.id { closePost() }
    say(words)
  }
}
