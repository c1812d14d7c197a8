import Essentials

extension PostStore {
  /// Makes rows for sources that have none yet: `save` and `record` keep only what has a row. From the first time
  /// on, the merged lists hold the posts of subscribed sources only; posts of others stay in the store.
  ///
  /// A store that is read only has no rows for new sources, and shows them empty.
  public func subscribe(to sources: [Source]) throws(StoreError) {
    let missing = try subscribeToExisting(sources)
    guard !missing.isEmpty, !isReadOnly else { return }
    try write { database in
      let insert = try database.statement("INSERT OR IGNORE INTO source (address) VALUES (?)")
      for source in missing { try insert.run(source.id) }
    }
    _ = try subscribeToExisting(missing)
  }

  /// Subscribes to the sources that have rows, and returns the others. It waits for nobody who writes meanwhile.
  package func subscribeToExisting(_ sources: [Source]) throws(StoreError) -> [Source] {
    let numbers = try read { database in
      try sources.map { try number(of: $0.id, in: database) }
    }
    // At once: no list has half of them.
    names.withLock { $0.subscribe(to: zip(numbers, sources)) }
    return zip(numbers, sources).filter { $0.0 == nil }.map(\.1)
  }

  /// Hides what is kept of sources that were subscribed.
  package func unsubscribe(from ids: Set<Source.ID>) {
    names.withLock { $0.unsubscribe(from: ids) }
  }

  /// Takes a source and all its posts out.
  public func forget(_ id: Source.ID) throws(StoreError) {
    var texts = PreparedTexts()
    texts.add(
      try read { database in
        try number(of: id, in: database).map { try PostRemoval(database).contents(allOf: $0) } ?? []
      })
    let forgotten = try write { [texts] database -> Int64? in
      guard let number = try number(of: id, in: database) else { return nil }
      try PostRemoval(database, texts).remove(allOf: number)
      try database.statement("DELETE FROM source WHERE id = ?").run(number)
      return number
    }
    if let forgotten { names.withLock { $0.forget(forgotten) } }
  }

  /// In the order given; what is not subscribed is empty.
  public func summaries(of sources: [Source]) throws(StoreError) -> [SourceSummary] {
    try read { database in
      let query = try database.statement(
        """
        SELECT title, unread, total, succeeded, note, failure, code, attempts, failed, next, kind,
          rest, hours, age, moved, moves FROM source WHERE address = ?
        """)
      return try sources.map { source in
        query.bind(source.id)
        return try query.first { SourceSummary(source, $0) }
          ?? SourceSummary(source: source, title: source.title(besides: nil))
      }
    }
  }

  /// Starred posts of the sources that are seen, without those that rules have hidden.
  public func starredCount() throws(StoreError) -> Int {
    try read { database in
      let unsubscribed = try unsubscribed(in: database)
      let sql = """
        SELECT count(*) FROM post INDEXED BY post_starred
          WHERE starred = 1 AND hidden = 0 AND source NOT IN (\(unsubscribed))
        """
      return try Int(database.number(sql) ?? 0)
    }
  }

  /// The sources that are seen, or some of them, in the order of their titles.
  func sourcesByTitle(among some: [Int64]?, in database: Database) throws -> [Int64] {
    let titles = try database.query("SELECT id, title FROM source").all {
      (number: $0.number(0), title: $0.optionalText(1))
    }
    let hidden = Set(names.withLock { $0.unsubscribed(of: titles.map(\.number)) })
    let wanted = some.map(Set.init)
    return names.withLock { names in
      titles.filter { wanted?.contains($0.number) ?? !hidden.contains($0.number) }
        .map { (names.title(of: $0.number, besides: $0.title).lowercased(), $0.number) }
        .sorted { $0 < $1 }.map(\.1)
    }
  }

  func number(of id: Source.ID, in database: Database) throws -> Int64? {
    try database.query("SELECT id FROM source WHERE address = ?", id).first { $0.number(0) }
  }

  /// The sources that are kept but not subscribed, as numbers separated by commas.
  func unsubscribed(in database: Database) throws -> String {
    let numbers = try database.query("SELECT id FROM source").all { $0.number(0) }
    return names.withLock { $0.unsubscribed(of: numbers) }.map(String.init).joined(separator: ",")
  }

  /// The source that a number stands for.
  func address(of number: Int64, in database: Database) throws -> Source.ID {
    if let address = names.withLock({ $0[number] }) { return address }
    let query = try database.query("SELECT address FROM source WHERE id = ?", number)
    guard let address = try query.first({ $0.text(0) }) else { return "" }
    names.withLock { $0.learn(number, address) }
    return address
  }
}
