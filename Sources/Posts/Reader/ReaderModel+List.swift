import Essentials
import StateKit

extension ReaderModel {
  /// Rows that are read before the first frame of a list.
  private static let firstRows = 200
  /// Rows of a list of many sources; what is older is found by searching.
  private nonisolated static let mostRows = 20_000

  /// Waits until the store has all that it was given to do; the program may end then.
  public func finish() async { try? await work.run {} }

  /// The start of a list at once, and the rest in a moment. What was found before stays until the search is through: it
  /// may have words to write down first.
  func showKeptStart() {
    if search.isEmpty {
      posts = try? services.store.posts(on: shelf, limit: Self.firstRows)
      found = search
    }
    listChanged()
  }

  /// Reads the list anew, soon; what is asked for meanwhile is one more time.
  func listChanged() {
    isListWanted = true
    guard listTask == nil else { return }
    listTask = Task { [weak self] in
      while let self, isListWanted {
        isListWanted = false
        await readList()
      }
      self?.listTask = nil
    }
  }

  /// Has the store do something, in its turn, and goes on with what came of it.
  func withStore<Answer: Sendable>(
    _ work: @escaping @Sendable (PostStore) throws -> Answer,
    then use: @escaping @MainActor (ReaderModel, Result<Answer, any Error>) -> Void
  ) {
    let store = services.store
    readCount += 1
    self.work.run {
      try work(store)
    } then: { [weak self] result in
      guard let self else { return }
      use(self, result)
      readCount -= 1
    }
  }

  private func readList() async {
    let (shelf, search, store) = (shelf, search, services.store)
    do {
      let found = try await work.run {
        try store.posts(
          on: shelf, matching: search, limit: shelf.source == nil ? Self.mostRows : nil)
      }
      guard shelf == self.shelf, search == self.search else { return }
      let merged = keepingRead(found)
      if posts != merged { posts = merged }
      self.found = search
    } catch {
      say(error.explanation, .error)
    }
    // Many answers in a row are shown together.
    if !busyLoads.isEmpty { await pause(.milliseconds(150)) }
  }

  private func pause(_ duration: Duration) async {
    try? await withTaskExecutorPreference(executor) {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
  }

  /// What was read while it was on the shelf of the unread stays where it is, until another shelf is shown.
  private func keepingRead(_ found: [StoredPost]) -> [StoredPost] {
    guard shelf == .unread, search.isEmpty, let posts else { return found }
    let ids = Set(found.map(\.id))
    /// Those that stay, by the post that they stand before.
    var kept: [StoredPost.ID: [StoredPost]] = [:]
    var last: [StoredPost] = []
    for post in posts {
      if ids.contains(post.id) {
        if !last.isEmpty { kept[post.id] = last }
        last = []
      } else if post.isRead, indices[post.source] != nil {
        last.append(post)
      }
    }
    guard !kept.isEmpty else { return found + last }
    return found.flatMap { (kept[$0.id] ?? []) + [$0] } + last
  }
}
