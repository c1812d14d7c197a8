import Essentials
import Feeds

/// What tells the documents that were read last from others, and what their servers gave with them.
struct DocumentTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Nil where the document was read by a version of the parser that reads otherwise than this one: then the source
  /// is to give it once more.
  func validators(of source: Int64) throws -> Validators? {
    try select("etag, modified, address, reader", of: source).first { row in
      row.count(3) == Feed.parserVersion ? Validators(row) : nil
    } ?? nil
  }

  /// Whether it is the kept one, byte for byte, and was read as this version reads.
  func holds(_ document: SourceDocument, of source: Int64) throws -> Bool {
    try select("reader, size, address, charset, hash", of: source).first { row in
      row.count(0) == Feed.parserVersion && row.count(1) == document.bytes.count
        && row.text(2) == document.address.absoluteString
        && row.optionalText(3) == document.charset
        && row.number(4) == document.hash
    } ?? false
  }

  func update(_ validators: Validators, of source: Int64) throws {
    try database.statement("UPDATE document SET etag = ?, modified = ? WHERE source = ?")
      .run(validators.etag, validators.lastModified, source)
  }

  func save(_ document: SourceDocument, of source: Int64) throws {
    try remove(of: source)
    try database.statement(
      """
      INSERT INTO document (source, reader, size, hash, address, charset, etag, modified)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      source, Feed.parserVersion, document.bytes.count, document.hash,
      document.address.absoluteString, document.charset, document.validators.etag,
      document.validators.lastModified)
  }

  func remove(of source: Int64) throws {
    try database.statement("DELETE FROM document WHERE source = ?").run(source)
  }
}

extension DocumentTable {
  private func select(_ columns: String, of source: Int64) throws -> Statement {
    try database.query("SELECT \(columns) FROM document WHERE source = ?", source)
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
