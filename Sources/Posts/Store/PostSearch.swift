/// What a person types, as a condition of SQL.
struct PostSearch {
  /// Begins with AND; empty where all posts match.
  private(set) var condition = ""
  private var values: [String] = []

  init(_ text: String, in database: Database) throws {
    var tokens: [String] = []
    for chunk in text.split(whereSeparator: \.isWhitespace).prefix(20) {
      if chunk.unicodeScalars.contains(where: Self.isUnparted) {
        addPart(String(chunk))
      } else {
        tokens += try Self.tokens(of: String(chunk), in: database)
      }
    }
    guard !tokens.isEmpty else { return }
    condition += " AND id IN (SELECT rowid FROM word WHERE word MATCH ?)"
    values.append(
      tokens.prefix(20).map { "\"\($0.replacing("\"", with: "\"\""))\"*" }.joined(separator: " "))
  }

  func bind(to statement: Statement) {
    for (index, value) in values.enumerated() { value.bind(to: statement, at: Int32(index + 1)) }
  }
}

extension PostSearch {
  /// The words as the index keeps them: parted and folded by the same tokenizer.
  private static func tokens(of text: String, in database: Database) throws -> [String] {
    try database.execute(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.typed
        USING fts5 (text, tokenize='unicode61 remove_diacritics 2');
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.token USING fts5vocab (temp, typed, instance);
      DELETE FROM temp.typed
      """)
    try database.statement("INSERT INTO temp.typed VALUES (?)").run(text)
    return try database.statement("SELECT term FROM temp.token ORDER BY offset").all { $0.text(0) }
  }

  /// Adds what must be somewhere in the post, not only where a word begins.
  private mutating func addPart(_ part: String) {
    let escaped = part.replacing(#/[%_\\]/#) { "\\" + $0.output }
    for _ in 0..<3 { values.append("%\(escaped)%") }
    condition += """
       AND (title LIKE ? ESCAPE '\\' OR id IN (SELECT post FROM text
      WHERE body LIKE ? ESCAPE '\\' OR author LIKE ? ESCAPE '\\'))
      """
  }

  /// Whether it is of a script that puts no spaces between words, or a sign that is in no word, as an emoji.
  private static func isUnparted(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF: true  // Han, Kana
    case let code: code > 0xFFFF && scalar.properties.isEmojiPresentation
    }
  }
}
