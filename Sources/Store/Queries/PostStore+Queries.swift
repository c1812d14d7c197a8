import Essentials

extension PostStore {
  /// Unread posts of each query, as they were counted last; one that was never counted is missing.
  public func counts(of queries: [SavedQuery]) throws(StoreError) -> [PostQuery: Int] {
    let names = names.withLock { $0 }
    return try read { try QueryTable($0, names, at: 0).counts(of: queries.map(\.query)) }
  }

  /// Counts the unread posts of each query, of those posts that have changed since the last time.
  ///
  /// What is new among the queries is looked for in all posts, which takes its time. Nobody waits for the store
  /// meanwhile.
  public func updateCounts(
    of queries: [SavedQuery], at date: Date
  ) throws(StoreError) -> [PostQuery: Int] {
    let (wanted, names, time) = (queries.map(\.query), names.withLock { $0 }, date.milliseconds)
    guard !isReadOnly else { return [:] }
    if wanted.contains(where: \.term.needsWords) { indexWords() }
    let isKept = try read { try QueryTable($0, names, at: time).holds(wanted) }
    if !isKept {
      let new = try write { try QueryTable($0, names, at: time).keep(wanted) }
      for query in new { try find(query, names, at: time) }
    }
    guard !wanted.isEmpty else { return [:] }
    if names.areKnown, self.names.withLock({ $0.notedChange != names.lastChange }) {
      try write { try QueryTable($0, names, at: time).noteSources() }
      self.names.withLock { $0.notedChange = names.lastChange }
    }
    try useChanges(of: wanted, names, at: time)
    return try counts(of: queries)
  }

  private func find(
    _ query: PostQuery, _ names: SourceNames, at time: Int64
  ) throws(StoreError) {
    // Another program may use changes up that came meanwhile.
    for _ in 0..<5 {
      let found = try read { try QueryTable($0, names, at: time).find(query) }
      if try write({ try QueryTable($0, names, at: time).save(found, of: query) }) { return }
    }
  }

  /// Works off what has changed since the counts were made.
  private func useChanges(
    of queries: [PostQuery], _ names: SourceNames, at time: Int64
  ) throws(StoreError) {
    guard !isReadOnly,
      try read({ try QueryTable($0, names, at: time).hasChanges(of: queries) })
    else { return }
    while try write({ try QueryTable($0, names, at: time).useChanges(of: queries) }) {
      // The store is whose is quickest: others who wait for it get their turn.
      usleep(1000)
    }
  }
}
