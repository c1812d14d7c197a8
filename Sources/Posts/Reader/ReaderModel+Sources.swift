import Essentials
import StateKit

extension ReaderModel {
  /// Adds the source at an address, or the one that is chosen of those that a page names.
  public func add(_ address: String) { adding.submit(address) }

  /// Whether anybody can sign in to a source.
  public var canSignIn: Bool { services.signIn != nil }

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
  /// Writes down that a source has moved for good; where that fails the old address goes on, and it is said once.
  func move(_ summary: SourceSummary, to address: Source.ID) {
    guard let move = services.move, moving.insert(summary.id).inserted else { return }
    let shown = open?.id
    withStore { store in
      (try move(summary.id, address), try shown.flatMap { try store.text(of: $0) })
    } then: { model, result in
      model.moving.remove(summary.id)
      switch result {
      case .success((let source, let text)): model.moved(summary, to: source, shown, text)
      // Another program has moved or removed it.
      case .failure(ConfigurationError.noSuchSource): model.readConfiguration()
      case .failure(let error):
        guard !model.isMoveFailureTold else { break }
        model.isMoveFailureTold = true
        model.say(
          "\(summary.title) has moved to \(address), which could not be kept. \(error.explanation)",
          .warning, for: .seconds(20))
      }
    }
  }

  /// - Parameters:
  ///   - shown: The post that was read.
  ///   - text: What is kept of it by now, perhaps under another number.
  private func moved(
    _ summary: SourceSummary, to source: Source, _ shown: StoredPost.ID?, _ text: PostText?
  ) {
    guard indices[summary.id] != nil else { return readConfiguration() }
    let isJoined = indices[source.id] != nil
    take(
      sources.map(\.source).compactMap {
        $0.id == summary.id ? (isJoined ? nil : source) : $0
      })
    if shelf == .source(summary.id) {
      shelf = .source(source.id)
      let history = histories.removeValue(forKey: .source(summary.id))
      histories[shelf] = histories[shelf] ?? history
      beginSpinner()
    }
    if let open, open.id == shown, let text {
      self.open = OpenPost(
        id: text.id, text: text, isRead: open.isRead, isStarred: open.isStarred)
    }
    listChanged()
    let end = isJoined ? "It is one with \(title(of: source.id)) now." : "That is its address now."
    say("\(summary.title) has moved to \(source.address). \(end)", for: .seconds(8))
  }
}

extension ReaderModel {
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
