import StateKit

extension ReaderModel {
  /// Marks a post as read, or as unread again.
  public func toggleRead(_ id: StoredPost.ID) {
    guard let post = posts?.first(where: { $0.id == id }) else { return }
    mark([id], .read(!isMarked(post, \.isRead)), isUndoable: true)
  }

  /// Stars a post, or takes its star away.
  public func toggleStarred(_ id: StoredPost.ID) {
    guard let post = posts?.first(where: { $0.id == id }) else { return }
    mark([id], .starred(!isMarked(post, \.isStarred)), isUndoable: true)
  }

  /// Marks all posts of the list as read.
  public func markAllRead() {
    let shelf = shelf
    withStore {
      try $0.markAllRead(on: shelf)
    } then: { model, result in
      switch result {
      case .success([]): model.say("Nothing is unread here.")
      case .success(let ids): model.show(MarkChange(ids: ids, mark: .read(true)), isUndoable: true)
      case .failure(let error): model.sayNotMarked(error)
      }
    }
  }

  /// What `undo` would take back, in words; nil where there is nothing.
  public var undoable: String? { changes.last?.words }

  /// Takes the last change of marks back.
  public func undo() {
    guard let last = changes.popLast() else { return say("Nothing to undo.") }
    mark(last.ids, last.mark.opposite, isUndoable: false)
    say("Undone: \(last.words).")
  }
}

extension ReaderModel {
  /// Marks posts; what is shown follows when the store has it, so that no mark that was seen is lost.
  func mark(_ ids: [StoredPost.ID], _ mark: MarkChange.Mark, isUndoable: Bool) {
    let change = MarkChange(ids: ids, mark: mark)
    for id in ids { pending[id, default: []].append(mark) }
    withStore {
      try change.apply(to: $0)
    } then: { model, result in
      switch result {
      case .success: model.show(change, isUndoable: isUndoable)
      case .failure(let error): model.sayNotMarked(error)
      }
      for id in ids { model.forgetPending(id) }
    }
  }

  private func sayNotMarked(_ error: any Error) {
    say("Not marked. \(error.localizedDescription)", .error, for: .seconds(8))
  }

  /// Shows marks that the store has.
  private func show(_ change: MarkChange, isUndoable: Bool) {
    let ids = Set(change.ids)
    if var shown = posts {
      for index in shown.indices where ids.contains(shown[index].id) {
        change.apply(to: &shown[index])
      }
      posts = shown
    }
    if var post = open, ids.contains(post.id) {
      switch change.mark {
      case .read(let isRead): post.isRead = isRead
      case .starred(let isStarred): post.isStarred = isStarred
      }
      open = post
    }
    if isUndoable { changes = changes.suffix(99) + [change] }
    if isUndoable, change.ids.count > 1 { say("\(change.words) · u undo", for: .seconds(8)) }
    readCounts()
    if shelf == .starred { listChanged() }
  }

  /// Counts anew what the sources have.
  private func readCounts() {
    let configured = sources.map(\.source)
    withStore {
      (try $0.summaries(of: configured), try $0.starredCount())
    } then: { model, result in
      guard case .success((let summaries, let starred)) = result else { return }
      for summary in summaries {
        guard let index = model.indices[summary.id] else { continue }
        model.sources[index].unread = summary.unread
        model.sources[index].total = summary.total
      }
      model.starredCount = starred
    }
  }

  /// A mark that is shown, or on its way to the store.
  private func isMarked(_ post: StoredPost, _ key: KeyPath<StoredPost, Bool>) -> Bool {
    var post = post
    for mark in pending[post.id] ?? [] {
      MarkChange(ids: [post.id], mark: mark).apply(to: &post)
    }
    return post[keyPath: key]
  }

  private func forgetPending(_ id: StoredPost.ID) {
    pending[id]?.removeFirst()
    if pending[id]?.isEmpty == true { pending[id] = nil }
  }
}
