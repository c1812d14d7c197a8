/// Changes the flags of posts, and takes that back. What is shown follows when the store has a change, so that none
/// that was seen is lost.
@MainActor final class ReaderFlags {
  /// Is told of each change that the store has.
  var onChange: ((FlagChange) -> Void)?

  /// The oldest first.
  private var undoable: [FlagChange] = []
  /// Those on their way to the store, the oldest first.
  private var pending: [StoredPost.ID: [FlagChange.Flag]] = [:]
  private var lastNumber = 0
  /// The changes of whole lists whose posts the store is asked for, and what waits until they are known.
  private var unknown: [Int] = []
  private var waiting: [@MainActor () -> Void] = []
  private let context: ReaderContext

  /// The number of the change that `undo` takes back; 0 where there is none.
  var lastUndoable: Int { max(undoable.last?.number ?? 0, unknown.last ?? 0) }

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
    tell(of: change)
  }

  /// Records that a post was opened, which is not undone.
  func markOpened(_ id: StoredPost.ID) { apply(.read(true), to: [id]) { _ in } }

  /// Marks all posts of a list as read, which only the store knows; `undo` takes it back.
  ///
  /// - Parameter shown: Posts of the list that can be changed again before that is done.
  func markAllRead(in filter: PostFilter, matching query: PostQuery, shown: [StoredPost.ID]) {
    lastNumber += 1
    let (number, date) = (lastNumber, context.services.now())
    unknown.append(number)
    for id in shown { pending[id, default: []].append(.read(true)) }
    // Behind the changes that the user has made before.
    context.work.run(.changes) { store in
      let ids = try store.unreadPosts(
        in: filter, matching: query.isEmpty ? nil : query, at: date)
      let change = FlagChange(number: number, ids: ids, flag: .read(true))
      return (change, try change.apply(to: store))
    } then: { [weak self] result in
      self?.endMarkingAll(number, shown, result.map(\.0))
    }
  }

  /// Takes the last change back.
  func undo() {
    guard unknown.isEmpty else { return waiting.append { [weak self] in self?.undo() } }
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
    let index = undoable.lastIndex { $0.number < change.number }.map { $0 + 1 } ?? 0
    undoable.insert(change, at: index)
    undoable = undoable.suffix(Self.mostUndoable)
  }

  private func endMarkingAll(
    _ number: Int, _ shown: [StoredPost.ID], _ result: Result<FlagChange, any Error>
  ) {
    unknown.removeAll { $0 == number }
    removePending(shown)
    switch result {
    case .success(let change) where change.ids.isEmpty: context.messages.show(.nothingUnread)
    case .success(let change):
      remember(change)
      tell(of: change)
      onChange?(change)
    case .failure(let error): context.messages.show(.notMarked(error))
    }
    guard unknown.isEmpty else { return }
    let uses = waiting
    waiting = []
    for use in uses { use() }
  }

  private func tell(of change: FlagChange) {
    guard change.ids.count > 1 else { return }
    context.messages.show(.changed(change, undo: context.messages.keys.sign(of: .undo)))
  }

  private func removePending(_ ids: [StoredPost.ID]) {
    for id in ids {
      pending[id]?.removeFirst()
      if pending[id]?.isEmpty == true { pending[id] = nil }
    }
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
    removePending(change.ids)
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
  /// The same, made where the change was, as there may be very many.
  let idSet: Set<StoredPost.ID>
  let flag: Flag

  init(number: Int, ids: [StoredPost.ID], flag: Flag) {
    (self.number, self.ids, self.flag) = (number, ids, flag)
    idSet = Set(ids)
  }

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
