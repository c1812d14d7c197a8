import Essentials
import Feeds

extension PostStore {
  /// What the server gave with the document that is kept, to be asked whether it has a newer one.
  public func validators(of id: Source.ID) throws(StoreError) -> Validators? {
    try readDocument(of: id) { try $0.validators(of: $1) }
  }

  /// Whether the posts of these very bytes are kept already, so that they need not be read.
  public func holds(_ document: SourceDocument, of id: Source.ID) throws(StoreError) -> Bool {
    try readDocument(of: id) { try $0.holds(document, of: $1) } ?? false
  }

  /// Keeps the posts of a document, its validators and what tells it from others, in one transaction with the word that all went well.
  ///
  /// Marks stay as they are, also those of posts that say something else now. What is no longer in the document
  /// stays, too. Of a source without a row nothing is kept: it was forgotten while it was asked.
  @discardableResult
  public func save(
    _ feed: Feed, of document: SourceDocument, for id: Source.ID, at date: Date
  ) throws(StoreError) -> SaveCounts {
    // Nobody waits for the database meanwhile.
    let hashes = feed.items.map(\.hash)
    let needs = try read { database -> FeedSave.Needs in
      guard let number = try number(of: id, in: database),
        try !DocumentTable(database).holds(document, of: number)
      else { return FeedSave.Needs() }
      return try FeedSave.needs(of: feed.items, hashes, source: number, in: database)
    }
    let texts = FeedSave.prepare(feed.items, hashes, needs)
    let (rules, names) = (rules, names.withLock { $0 })
    let effects = try read { database -> [Int: RuleEffect] in
      guard !rules.isEmpty, let number = try number(of: id, in: database) else { return [:] }
      return try FeedSave.effects(
        of: rules, on: feed.items, needs, hashes, texts, source: number, at: date,
        in: QueryContext(database, names))
    }
    return try write { database in
      guard let number = try number(of: id, in: database) else { return SaveCounts() }
      let documents = DocumentTable(database)
      var counts = SaveCounts()
      if try documents.holds(document, of: number) {
        try documents.update(document.validators, of: number)
      } else {
        try documents.save(document, of: number)
        let save = try FeedSave(database, source: number, date: date, texts, effects: effects)
        counts = try save.save(feed.items, hashes)
        if !feed.isTruncated, !document.isTruncated { try save.forgetGone(besides: feed.items) }
      }
      try record(feed, of: number, in: database)
      try noteSuccess(of: number, document.terms, at: date, in: database)
      return counts
    }
  }

  /// Records that the source has nothing newer than what is kept.
  public func recordUnchanged(
    _ id: Source.ID, _ terms: SourceTerms = SourceTerms(), at date: Date
  ) throws(StoreError) {
    try write { database in
      guard let number = try number(of: id, in: database) else { return }
      try noteSuccess(of: number, terms, at: date, in: database)
    }
  }

  /// Records why a source gave nothing; what is kept of it stays. One without a row is given none.
  public func record(_ failure: SourceFailure, of id: Source.ID) throws(StoreError) {
    try write { database in
      try database.statement(
        """
        UPDATE source SET failure = ?, code = ?, attempts = ?, failed = ?, next = ?, kind = ?
        WHERE address = ?
        """
      ).run(
        failure.message, failure.code, failure.attempts, failure.date.milliseconds,
        failure.nextTry?.milliseconds, failure.kind.rawValue, id)
    }
  }

  /// Why the source gave nothing when it was asked last; nil where it gave something.
  public func failure(of id: Source.ID) throws(StoreError) -> SourceFailure? {
    try read { database in
      let query = try database.query(
        "SELECT failure, code, attempts, failed, next, kind FROM source WHERE address = ?", id)
      return try query.first { SourceFailure($0, from: 0) } ?? nil
    }
  }
}

extension PostStore {
  /// Reads what is kept of the document of a source; nil for one without a row.
  private func readDocument<Value: Sendable>(
    of id: Source.ID, _ work: @Sendable (DocumentTable, Int64) throws -> Value?
  ) throws(StoreError) -> Value? {
    try read { database in
      try number(of: id, in: database).flatMap { try work(DocumentTable(database), $0) }
    }
  }

  private func record(_ feed: Feed, of number: Int64, in database: Database) throws {
    try database.statement(
      """
      UPDATE source SET title = coalesce(?, title), note = ?, rest = ?, hours = ?, age = NULL
      WHERE id = ?
      """
    ).run(
      feed.title, feed.warning, feed.schedule.interval.map { Int64($0 / .seconds(1)) },
      feed.schedule.hours, number)
  }

  /// What the server does not say of its answer is as it was.
  private func noteSuccess(
    of number: Int64, _ terms: SourceTerms, at date: Date, in database: Database
  ) throws {
    try database.statement(
      """
      UPDATE source SET succeeded = ?1, failure = NULL, code = NULL, attempts = NULL,
        failed = NULL, next = NULL, kind = NULL, age = coalesce(?2, age),
        moves = iif(moved IS ?3, moves + 1, 1), moved = ?3 WHERE id = ?4
      """
    ).run(
      date.milliseconds, terms.maxAge.map { Int64($0 / .seconds(1)) }, terms.newAddress, number)
  }
}
