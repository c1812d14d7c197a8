import Essentials
import Feeds
import GRDB

/// The documents that were read last, with what their servers gave with them.
struct DocumentTable {
  private let database: Database
  private static let partSize = 65_536

  init(_ database: Database) { self.database = database }

  func validators(of source: Int64) throws -> Validators? {
    let query = try select("etag, modified", of: source)
    defer { query.end() }
    guard try query.next() else { return nil }
    return Validators(etag: query.optionalText(0), lastModified: query.optionalText(1))
  }

  /// The number of the parser that read it.
  func reader(of source: Int64) throws -> Int? {
    let query = try select("reader", of: source)
    defer { query.end() }
    return try query.next() ? query.count(0) : nil
  }

  func document(of source: Int64) throws -> SourceDocument? {
    let query = try select("etag, modified, charset, address, size", of: source)
    defer { query.end() }
    guard try query.next(), let address = URL(string: query.text(3)) else { return nil }
    let validators = Validators(etag: query.optionalText(0), lastModified: query.optionalText(1))
    return SourceDocument(
      bytes: try bytes(of: source, size: query.count(4)), charset: query.optionalText(2),
      validators: validators, address: address)
  }

  /// Whether it is the kept one, byte for byte, and was read as this version reads.
  func holds(_ document: SourceDocument, of source: Int64) throws -> Bool {
    let query = try select("reader, size, address, charset, hash", of: source)
    defer { query.end() }
    return try query.next() && query.count(0) == Feed.reader
      && query.count(1) == document.bytes.count
      && query.text(2) == document.address.absoluteString
      && query.optionalText(3) == document.charset
      && query.number(4) == StoreHash(of: document.bytes).value
  }

  func update(_ validators: Validators, of source: Int64) throws {
    try database.execute(
      sql: "UPDATE document SET etag = ?, modified = ? WHERE source = ?",
      arguments: [validators.etag, validators.lastModified, source])
  }

  func save(_ document: SourceDocument, of source: Int64) throws {
    try remove(of: source)
    let bytes = document.bytes
    try database.execute(
      sql: """
        INSERT INTO document (source, reader, size, hash, address, charset, etag, modified)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        source, Feed.reader, bytes.count, StoreHash(of: bytes).value,
        document.address.absoluteString, document.charset, document.validators.etag,
        document.validators.lastModified,
      ])
    let insert = try StoreStatement(database, "INSERT INTO part VALUES (?, ?, ?)")
    for start in stride(from: 0, to: bytes.count, by: Self.partSize) {
      insert.bind(source, at: 1)
      insert.bind(start / Self.partSize, at: 2)
      insert.bind(bytes[start..<min(start + Self.partSize, bytes.count)], at: 3)
      try insert.run()
    }
  }

  func remove(of source: Int64) throws {
    try database.execute(sql: "DELETE FROM part WHERE source = ?", arguments: [source])
    try database.execute(sql: "DELETE FROM document WHERE source = ?", arguments: [source])
  }
}

extension DocumentTable {
  private func select(_ columns: String, of source: Int64) throws -> StoreStatement {
    let query = try StoreStatement(database, "SELECT \(columns) FROM document WHERE source = ?")
    query.bind(source, at: 1)
    return query
  }

  private func bytes(of source: Int64, size: Int) throws -> [UInt8] {
    let query = try StoreStatement(
      database, "SELECT bytes FROM part WHERE source = ? ORDER BY number")
    query.bind(source, at: 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while try query.next() { query.append(0, to: &bytes) }
    return bytes
  }
}
