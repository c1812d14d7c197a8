import Observation

/// The list that is looked at: which posts are wanted, and those that are there. The old ones stay until the new ones
/// are there.
@MainActor @Observable final class ReaderList {
  /// Posts as they were read, and what for.
  struct Rows {
    var filter: PostFilter
    /// The query that they match; empty for all.
    let search: String
    let arrangement: ListArrangement
    /// Counts the reads: while it is the same the posts are, but for their flags.
    let number: Int
    var posts: [StoredPost]
  }

  private(set) var filter = PostFilter.all
  /// The query that posts must match, as it is typed.
  var search = "" {
    didSet { if search != oldValue { look() } }
  }
  /// What is wrong with it, as it may be halfway; the posts stay those of the last one that was right.
  private(set) var searchError: QueryError?
  /// What is shown; nil before anything was read.
  private(set) var rows: Rows?

  /// The query of the list, which is that of `search` where nothing is wrong with it.
  @ObservationIgnored private(set) var query = PostQuery.all
  /// How the posts of the list are arranged.
  @ObservationIgnored private(set) var arrangement = ListArrangement()
  @ObservationIgnored private var lastNumber = 0
  /// Whether a read is asked for that has not begun; one at most, however often it was asked for.
  @ObservationIgnored private var isWanted = false
  /// Nothing is read before it is known which sources there are.
  @ObservationIgnored private var isReading = true
  /// Whether another list was asked for since the last one was there.
  @ObservationIgnored private var isAnother = true
  /// Posts without which a list is not shown again: the user was there when it was left, maybe far down.
  @ObservationIgnored var needed: [PostFilter: [StoredPost.ID]] = [:]
  /// The list whose first posts lack one of those.
  @ObservationIgnored private var lacking: PostFilter?
  /// What waits until the first read is over.
  @ObservationIgnored private var beginnings: [@MainActor () -> Void] = []
  /// What waits until the list is there that is wanted.
  @ObservationIgnored private var waiting: [@MainActor () -> Void] = []
  /// What was changed since the read began that is under way.
  @ObservationIgnored private var newerChanges: [FlagChange] = []
  /// Waits until the first posts are on the screen, and has all of them read then.
  @ObservationIgnored private var rest: Task<Void, Never>?
  private let context: ReaderContext

  /// Rows that are read first where another list is shown.
  private static let firstRows = 200
  /// Rows of a list of many sources; what is older is found by searching.
  @ObservationIgnored var mostRows = 20_000

  init(_ context: ReaderContext) { self.context = context }

  /// Says which sources there are; read posts of others do not stay among the unread.
  @ObservationIgnored var isSubscribed: (Source.ID) -> Bool = { _ in true }

  var posts: [StoredPost] { rows?.posts ?? [] }

  func post(_ id: StoredPost.ID) -> StoredPost? { posts.first { $0.id == id } }

  /// Reads the first list.
  func begin() {
    isReading = false
    changed()
  }

  /// Reads another list.
  func show(_ filter: PostFilter, arranged arrangement: ListArrangement) {
    self.filter = filter
    self.arrangement = arrangement
    isAnother = true
    changed()
  }

  /// Arranges the list in another way.
  func arrange(_ arrangement: ListArrangement) {
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    isAnother = true
    changed()
  }

  /// Goes on with the same posts under another address.
  func follow(_ old: Source.ID, to new: Source.ID) {
    if filter == .source(old) { filter = .source(new) }
    if rows?.filter == .source(old) { rows?.filter = .source(new) }
    changed()
  }

  /// Reads the list again, soon.
  func changed() {
    rest?.cancel()
    rest = nil
    isWanted = true
    readIfWanted()
  }

  /// Goes on once the first posts are there that are wanted, or cannot be.
  func whenBegun(_ use: @escaping @MainActor () -> Void) {
    if isReading { beginnings.append(use) } else { use() }
  }

  /// Goes on once the posts are those of the list, and all of them.
  func whenCurrent(_ use: @escaping @MainActor () -> Void) {
    if rest != nil { changed() }
    guard isWanted || isReading else { return use() }
    waiting.append(use)
  }

  /// Shows what the store has, and answers the sources of those posts that are on the list.
  func show(_ change: FlagChange) -> [StoredPost.ID: Source.ID] {
    if isReading { newerChanges.append(change) }
    guard var shown = rows else { return [:] }
    let found = Self.apply(change, to: &shown.posts)
    if !found.isEmpty { rows = shown }
    return found
  }
}

extension ReaderList {
  private func look() {
    do {
      query = try PostQuery(search)
      searchError = nil
      changed()
    } catch {
      searchError = error
    }
  }

  private func readIfWanted() {
    guard isWanted, !isReading else { return goOn() }
    isWanted = false
    isReading = true
    newerChanges = []
    let (filter, query, arrangement) = (filter, query, arrangement)
    let date = context.services.now()
    let isStart = query.isEmpty && isAnother && lacking != filter
    let limit = isStart ? Self.firstRows : filter.source == nil ? mostRows : nil
    lastNumber += 1
    let number = lastNumber
    context.work.run(.lists) {
      try $0.posts(
        in: filter, matching: query.isEmpty ? nil : query, arranged: arrangement, limit: limit,
        at: date)
    } then: { [weak self] result in
      self?.end(
        Result {
          Rows(
            filter: filter, search: query.text, arrangement: arrangement, number: number,
            posts: try result.get())
        }, isStart: isStart)
    }
  }

  private func goOn() {
    guard !isReading else { return }
    let uses = waiting
    waiting = []
    for use in uses { use() }
  }

  /// - Parameter isStart: Whether no more than the first rows were read.
  private func end(_ result: Result<Rows, any Error>, isStart: Bool) {
    isReading = false
    switch result {
    case .success(let read):
      if read.filter == filter, read.search == query.text, read.arrangement == arrangement {
        let isCut = isStart && read.posts.count == Self.firstRows
        if isCut, isLacking(read) {
          lacking = filter
          isWanted = true
        } else {
          show(read)
          if isCut { readRest() }
        }
      }
    case .failure(let error):
      context.messages.show(.failure(error))
      if rows?.filter != filter {
        rows = Rows(
          filter: filter, search: query.text, arrangement: arrangement, number: lastNumber,
          posts: [])
      }
    }
    for use in beginnings { use() }
    beginnings = []
    readIfWanted()
  }

  private func isLacking(_ read: Rows) -> Bool {
    guard let needed = needed[read.filter] else { return false }
    return !Set(read.posts.map(\.id)).isSuperset(of: needed)
  }

  private func show(_ read: Rows) {
    var read = read
    for change in newerChanges { _ = Self.apply(change, to: &read.posts) }
    if !isAnother { read.posts = keepingRead(read.posts) }
    isAnother = false
    lacking = nil
    if rows?.filter != read.filter || rows?.search != read.search
      || rows?.arrangement != read.arrangement || posts != read.posts
    {
      rows = read
    }
  }

  /// Reads all posts of the list: at once where somebody waits for them, else once the first are on the screen, which
  /// would come later if both were done together.
  private func readRest() {
    guard waiting.isEmpty, context.executor != nil else {
      isWanted = true
      return
    }
    rest = Task { [weak self, context] in
      if await context.rest(.milliseconds(50)), !Task.isCancelled { self?.changed() }
    }
  }

  /// What was read while it was on the list of the unread stays where it is, until another list is shown.
  private func keepingRead(_ found: [StoredPost]) -> [StoredPost] {
    guard filter == .unread || filter.isQuery || arrangement.hidesRead, query.isEmpty else {
      return found
    }
    let ids = Set(found.map(\.id))
    /// Those that stay, by the post that they stand before.
    var kept: [StoredPost.ID: [StoredPost]] = [:]
    var last: [StoredPost] = []
    for post in posts {
      if ids.contains(post.id) {
        if !last.isEmpty { kept[post.id] = last }
        last = []
      } else if post.isRead, isSubscribed(post.source) {
        last.append(post)
      }
    }
    guard !kept.isEmpty else { return found + last }
    return found.flatMap { (kept[$0.id] ?? []) + [$0] } + last
  }

  private static func apply(
    _ change: FlagChange, to posts: inout [StoredPost]
  ) -> [StoredPost.ID: Source.ID] {
    var found: [StoredPost.ID: Source.ID] = [:]
    for index in posts.indices where change.idSet.contains(posts[index].id) {
      posts[index].set(change.flag)
      found[posts[index].id] = posts[index].source
    }
    return found
  }
}
