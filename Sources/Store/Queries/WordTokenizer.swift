import CSQLiteLibrary
import Essentials

/// Splits and folds text into the very words that the index of words keeps: it is the same tokenizer.
final class WordTokenizer {
  private let methods: fts5_tokenizer
  private let tokenizer: OpaquePointer

  /// Of the connection of a database.
  init(_ database: OpaquePointer) throws {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var api: UnsafeMutablePointer<fts5_api>?
    let kind: StaticString = "fts5_api_ptr"
    try kind.utf8Start.withMemoryRebound(to: CChar.self, capacity: kind.utf8CodeUnitCount + 1) {
      kind in
      try withUnsafeMutablePointer(to: &api) { result in
        guard sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nil) == SQLITE_OK,
          sqlite3_bind_pointer(statement, 1, result, kind, nil) == SQLITE_OK,
          sqlite3_step(statement) == SQLITE_ROW
        else { throw DatabaseError(code: SQLITE_ERROR, of: database) }
      }
    }
    var context: UnsafeMutableRawPointer?
    var methods = fts5_tokenizer()
    var tokenizer: OpaquePointer?
    var arguments = [strdup("remove_diacritics"), strdup("2")]
    defer { for argument in arguments { free(argument) } }
    let code = arguments.withUnsafeMutableBufferPointer { arguments in
      arguments.withMemoryRebound(to: UnsafePointer<CChar>?.self) { arguments in
        guard api?.pointee.xFindTokenizer(api, "unicode61", &context, &methods) == SQLITE_OK else {
          return SQLITE_ERROR
        }
        return methods.xCreate(context, arguments.baseAddress, 2, &tokenizer)
      }
    }
    guard code == SQLITE_OK, let tokenizer else {
      throw DatabaseError(code: SQLITE_ERROR, message: "no tokenizer")
    }
    self.methods = methods
    self.tokenizer = tokenizer
  }

  deinit { methods.xDelete(tokenizer) }

  /// The words of a text.
  ///
  /// - Parameter isSearch: Whether it is what a user looks for.
  func words(of text: String, isSearch: Bool = false) -> [String] {
    var words: [String] = []
    var text = WordPairs.spaced(text, isSearch: isSearch)
    withUnsafeMutablePointer(to: &words) { words in
      text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { text in
          _ = methods.xTokenize(
            tokenizer, words, FTS5_TOKENIZE_DOCUMENT, text.baseAddress, Int32(text.count)
          ) { context, _, token, count, _, _ in
            let bytes = UnsafeRawBufferPointer(start: token, count: Int(count))
            context?.assumingMemoryBound(to: [String].self).pointee
              .append(String(decoding: bytes, as: UTF8.self))
            return SQLITE_OK
          }
        }
      }
    }
    return words
  }

  /// The words of a text as one row, in which others are looked for.
  func row(of text: String) -> WordRow { WordRow(words(of: text)) }
}

/// Words with a space before and behind each.
struct WordRow {
  private var bytes: [CChar]

  init(_ words: [String]) { bytes = Array((" " + words.joined(separator: " ") + " ").utf8CString) }

  mutating func append(_ other: WordRow) {
    bytes.removeLast(2)
    bytes += other.bytes
  }

  func contains(_ needle: WordNeedle) -> Bool {
    needle.parts.allSatisfy { strstr(bytes, $0) != nil }
  }
}

/// Words that are looked for in a row of words.
struct WordNeedle {
  /// The words, split as the index has them.
  let words: [String]
  let isPhrase: Bool
  fileprivate let parts: [[CChar]]

  init(_ text: String, isPhrase: Bool, _ tokenizer: WordTokenizer) {
    words = tokenizer.words(of: text, isSearch: true)
    self.isPhrase = isPhrase
    let words = words
    guard isPhrase, let last = words.last else {
      parts = words.map { Array((" " + $0).utf8CString) }
      return
    }
    let end = Self.isLetterOfPairs(last) ? "" : " "
    parts = [Array((" " + words.joined(separator: " ") + end).utf8CString)]
  }

  /// As the index of words takes it.
  var match: String {
    words.map { isPhrase && !Self.isLetterOfPairs($0) ? "\"\($0)\"" : "\"\($0)\"*" }
      .joined(separator: " ")
  }

  /// One letter alone of a script without spaces begins a pair.
  private static func isLetterOfPairs(_ word: String) -> Bool {
    word.unicodeScalars.count == 1 && word.unicodeScalars.allSatisfy(WordPairs.isUnsegmented)
  }
}
