/// Changes the flags of posts, and takes that back. What is shown follows when the store has a change, so that none
/// that was seen is lost.
@MainActor final class ReaderFlags {
  /// Is told of each change that the store has.
  var onChange: ((FlagChange) -> Void)?

  private var undoable: [FlagChange] = []
  /// Those on their way to the store, the oldest first.
  private var pending: [StoredPost.ID: [FlagChange.Flag]] = [:]
  private var lastNumber = 0
  private let context: ReaderContext

  /// The number of the change that `undo` takes back; 0 where there is none.
  var lastUndoable: Int { undoable.last?.number ?? 0 }

  private static let mostUndoable = 100

  init(_ context: ReaderContext) { self.context = context }

  /// A post as it will be once all that is on its way to the store is there.
  func upcoming(_ post: any Flagged, _ id: StoredPost.ID) -> any Flagged {
    (pending[id] ?? []).reduce(into: post) { $0.set($1) }
  }

  /// Changes a flag of posts; `undo` takes it back.
  func change(_ ids: [StoredPost.ID], _ flag: FlagChange.Flag) {
    let change = apply(flag, to: ids) { _ in }
    remember(change)
    if ids.count > 1 {
      let undo = context.messages.keys.sign(of: .undo)
      context.messages.show(.changed(change, undo: undo))
    }
  }

  /// Records that a post was opened, which is not undone.
  func markOpened(_ id: StoredPost.ID) { apply(.read(true), to: [id]) { _ in } }

  /// Takes the last change back.
  func undo() {
    guard let last = undoable.popLast() else { return context.messages.show(.nothingToUndo) }
    apply(last.flag.opposite, to: last.ids) { [weak self] count in
      switch count {
      case nil: self?.remember(last)
      // Its posts are gone, or another program took it back.
      case 0: self?.undo()
      default: self?.context.messages.show(.undone(last))
      }
    }
  }
}

extension ReaderFlags {
  private func remember(_ change: FlagChange) {
    undoable = undoable.suffix(Self.mostUndoable - 1) + [change]
  }

  @discardableResult private func apply(
    _ flag: FlagChange.Flag, to ids: [StoredPost.ID],
    then finish: @escaping @MainActor (_ changedCount: Int?) -> Void
  ) -> FlagChange {
    lastNumber += 1
    let change = FlagChange(number: lastNumber, ids: ids, flag: flag)
    for id in ids { pending[id, default: []].append(flag) }
    context.work.run(.changes) {
      try change.apply(to: $0)
    } then: { [weak self] result in
      self?.end(change, result)
      finish(try? result.get())
    }
    return change
  }

  private func end(_ change: FlagChange, _ result: Result<Int, any Error>) {
    for id in change.ids {
      pending[id]?.removeFirst()
      if pending[id]?.isEmpty == true { pending[id] = nil }
    }
    switch result {
    case .success: onChange?(change)
    case .failure(let error):
      undoable.removeAll { $0.number == change.number }
      context.messages.show(.notMarked(error))
    }
  }
}

/// Flags of posts that were changed together, and can be changed back.
struct FlagChange: Sendable {
  enum Flag: Sendable {
    case read(Bool)
    case starred(Bool)

    /// Whether it marks posts as read; nil for another mark.
    var isRead: Bool? { if case .read(let isRead) = self { isRead } else { nil } }

    /// What takes it back.
    var opposite: Flag {
      switch self {
      case .read(let isRead): .read(!isRead)
      case .starred(let isStarred): .starred(!isStarred)
      }
    }
  }

  /// Counts all changes.
  let number: Int
  let ids: [StoredPost.ID]
  let flag: Flag

  /// Returns how many posts have changed.
  func apply(to store: PostStore) throws -> Int {
    switch flag {
    case .read(let isRead): try store.mark(ids, read: isRead)
    case .starred(let isStarred): try store.mark(ids, starred: isStarred)
    }
  }
}

/// A post whose flags are shown.
protocol Flagged {
  var isRead: Bool { get set }
  var isStarred: Bool { get set }
}

extension Flagged {
  mutating func set(_ flag: FlagChange.Flag) {
    switch flag {
    case .read(let isRead): self.isRead = isRead
    case .starred(let isStarred): self.isStarred = isStarred
    }
  }
}

extension StoredPost: Flagged {}
extension OpenPost: Flagged {}
