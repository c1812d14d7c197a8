import Essentials
import StateKit

extension ReaderModel {
  /// Marks a post as read, or as unread again.
  public func toggleRead(_ id: StoredPost.ID) {
    guard let isRead = shown(id)?.isRead else { return }
    mark([id], .read(!isRead), isUndoable: true)
  }

  /// Stars a post, or takes its star away.
  public func toggleStarred(_ id: StoredPost.ID) {
    guard let isStarred = shown(id)?.isStarred else { return }
    mark([id], .starred(!isStarred), isUndoable: true)
  }

  /// Marks all posts of the list as read.
  public func markAllRead() {
    let ids = (posts ?? []).filter { !$0.isRead }.map(\.id)
    guard !ids.isEmpty else { return say("Nothing is unread here.", .note) }
    mark(ids, .read(true), isUndoable: true)
  }

  /// What `undo` would take back, in words; nil where there is nothing.
  public var undoable: String? { changes.last?.words }

  /// Takes the last change of marks back.
  public func undo() {
    guard let last = changes.popLast() else { return say("Nothing to undo.", .note) }
    mark(last.ids, last.mark.opposite, isUndoable: false) { model, isDone in
      if isDone { model.say("Undone: \(last.words).") } else { model.remember(last) }
    }
  }
}

extension ReaderModel {
  /// Marks posts; what is shown follows when the store has it, so that no mark that was seen is lost.
  func mark(
    _ ids: [StoredPost.ID], _ mark: MarkChange.Mark, isUndoable: Bool,
    then finish: @escaping @MainActor (ReaderModel, Bool) -> Void = { _, _ in }
  ) {
    let change = change(ids, mark)
    for id in ids { pending[id, default: []].append(mark) }
    if isUndoable { remember(change) }
    withStore {
      try change.apply(to: $0)
    } then: { model, result in
      for id in ids { model.forgetPending(id) }
      switch result {
      case .success:
        model.show(change)
        finish(model, true)
      case .failure(let error):
        model.changes.removeAll { $0.number == change.number }
        model.sayNotMarked(error)
        finish(model, false)
      }
    }
  }

  private func change(_ ids: [StoredPost.ID], _ mark: MarkChange.Mark) -> MarkChange {
    lastChange += 1
    return MarkChange(number: lastChange, ids: ids, mark: mark)
  }

  private func remember(_ change: MarkChange) {
    changes = changes.suffix(99) + [change]
    if change.ids.count > 1 { say("\(change.words) · u undo", for: .seconds(8)) }
  }

  private func sayNotMarked(_ error: any Error) {
    say("Not marked. \(error.explanation)", .error, for: .seconds(8))
  }

  /// Shows marks that the store has.
  private func show(_ change: MarkChange) {
    let ids = Set(change.ids)
    var marked: [StoredPost.ID: Source.ID] = [:]
    if var shown = posts {
      for index in shown.indices where ids.contains(shown[index].id) {
        change.apply(to: &shown[index])
        marked[shown[index].id] = shown[index].source
      }
      posts = shown
    }
    if var post = open, ids.contains(post.id) {
      switch change.mark {
      case .read(let isRead): post.isRead = isRead
      case .starred(let isStarred): post.isStarred = isStarred
      }
      open = post
      marked[post.id] = post.text.source
    }
    let isWhole = marked.count == ids.count
    // What is on the list no more may be of any source, or a post that was joined with another one.
    readCounts(of: isWhole ? Set(marked.values) : nil)
    if shelf == .starred || !isWhole { listChanged() }
  }

  /// Counts again what sources have; nil is all of them.
  private func readCounts(of ids: Set<Source.ID>?) {
    let configured = sources.map(\.source).filter { ids?.contains($0.id) ?? true }
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

  /// The marks of a post as they are shown, or on their way to the store.
  private func shown(_ id: StoredPost.ID) -> (isRead: Bool, isStarred: Bool)? {
    let post = posts?.first { $0.id == id }.map { ($0.isRead, $0.isStarred) }
    guard var marks = post ?? open.flatMap({ $0.id == id ? ($0.isRead, $0.isStarred) : nil })
    else { return nil }
    for mark in pending[id] ?? [] {
      switch mark {
      case .read(let isRead): marks.0 = isRead
      case .starred(let isStarred): marks.1 = isStarred
      }
    }
    return marks
  }

  private func forgetPending(_ id: StoredPost.ID) {
    pending[id]?.removeFirst()
    if pending[id]?.isEmpty == true { pending[id] = nil }
  }
}
