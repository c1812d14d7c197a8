import Essentials
import Feeds

/// The documents that were read last, with what their servers gave with them.
struct DocumentTable {
  private let database: Database
  private static let partSize = 65_536

  init(_ database: Database) { self.database = database }

  func validators(of source: Int64) throws -> Validators? {
    try select("etag, modified, address", of: source).first(Validators.init)
  }

  /// The number of the parser that read it.
  func parserVersion(of source: Int64) throws -> Int? {
    try select("reader", of: source).first { $0.count(0) }
  }

  func document(of source: Int64) throws -> SourceDocument? {
    try select("etag, modified, address, charset, size", of: source).first { row in
      guard let address = URL(string: row.text(2)) else { return nil }
      return SourceDocument(
        bytes: try bytes(of: source, size: row.count(4)), charset: row.optionalText(3),
        validators: Validators(row), address: address)
    } ?? nil
  }

  /// Whether it is the kept one, byte for byte, and was read as this version reads.
  func holds(_ document: SourceDocument, hash: Int64, of source: Int64) throws -> Bool {
    try select("reader, size, address, charset, hash", of: source).first { row in
      row.count(0) == Feed.parserVersion && row.count(1) == document.bytes.count
        && row.text(2) == document.address.absoluteString
        && row.optionalText(3) == document.charset
        && row.number(4) == hash
    } ?? false
  }

  func update(_ validators: Validators, of source: Int64) throws {
    try database.statement("UPDATE document SET etag = ?, modified = ? WHERE source = ?")
      .run(validators.etag, validators.lastModified, source)
  }

  func save(_ document: SourceDocument, hash: Int64, of source: Int64) throws {
    try remove(of: source)
    let bytes = document.bytes
    try database.statement(
      """
      INSERT INTO document (source, reader, size, hash, address, charset, etag, modified)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      source, Feed.parserVersion, bytes.count, hash,
      document.address.absoluteString, document.charset, document.validators.etag,
      document.validators.lastModified)
    let insert = try database.statement("INSERT INTO part VALUES (?, ?, ?)")
    for start in stride(from: 0, to: bytes.count, by: Self.partSize) {
      let end = min(start + Self.partSize, bytes.count)
      try insert.run(source, start / Self.partSize, bytes[start..<end])
    }
  }

  func remove(of source: Int64) throws {
    try database.statement("DELETE FROM part WHERE source = ?").run(source)
    try database.statement("DELETE FROM document WHERE source = ?").run(source)
  }
}

extension DocumentTable {
  private func select(_ columns: String, of source: Int64) throws -> Statement {
    try database.query("SELECT \(columns) FROM document WHERE source = ?", source)
  }

  private func bytes(of source: Int64, size: Int) throws -> [UInt8] {
    let query = try database.query(
      "SELECT bytes FROM part WHERE source = ? ORDER BY number", source)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while try query.next() { query.append(0, to: &bytes) }
    return bytes
  }
}

extension Validators {
  /// Of a row that begins with both, and the address of their document.
  fileprivate init(_ row: Statement) {
    let address = URL(string: row.text(2))
    self.init(
      etag: row.optionalText(0), lastModified: row.optionalText(1),
      origin: address?.host() == nil ? nil : address?.origin)
  }
}
