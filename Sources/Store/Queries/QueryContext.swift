import Essentials

/// What queries are compared with beside posts: their sources, and their own words as the index has them. It is of one
/// moment of the store, and remembers what it has looked up.
final class QueryContext {
  let database: Database
  private let names: SourceNames
  private var needles: [NeedleKey: WordNeedle] = [:]
  private var known: [Int64: SourceFacts] = [:]
  private var hasAllSources = false

  private struct NeedleKey: Hashable {
    let text: String
    let isPhrase: Bool
  }

  init(_ database: Database, _ names: SourceNames) {
    self.database = database
    self.names = names
  }

  func needle(_ text: String, isPhrase: Bool) throws -> WordNeedle {
    let key = NeedleKey(text: text, isPhrase: isPhrase)
    if let needle = needles[key] { return needle }
    let needle = WordNeedle(text, isPhrase: isPhrase, try database.tokenizer())
    needles[key] = needle
    return needle
  }

  /// What is known of a source by its number; nil where there is none.
  func source(_ number: Int64) throws -> SourceFacts? {
    if let facts = known[number] { return facts }
    let row = try database.query("SELECT address, title FROM source WHERE id = ?", number)
    guard let found = try row.first({ ($0.text(0), $0.optionalText(1)) }) else { return nil }
    return try learn(number, found.0, found.1)
  }

  /// The numbers of the sources that a term finds.
  func sources(matching term: QueryTerm) throws -> [Int64] {
    if !hasAllSources {
      let rows = try database.statement("SELECT id, address, title FROM source")
        .all { ($0.number(0), $0.text(1), $0.optionalText(2)) }
      for row in rows where known[row.0] == nil { _ = try learn(row.0, row.1, row.2) }
      hasAllSources = true
    }
    return try known.filter { try matches($0.value, term) }.map(\.key).sorted()
  }

  func matches(_ source: SourceFacts, _ term: QueryTerm) throws -> Bool {
    switch term {
    case .source(let text, let isPhrase):
      let needle = try needle(text, isPhrase: isPhrase)
      return source.titles.contains { $0.contains(needle) }
    case .folder(let folder): return source.isIn(folder)
    case .all, .text, .tag, .link, .newer, .older, .has, .flag, .not, .both, .either: return false
    }
  }

  /// Changes when anything changes that queries ask of a source, but for what it calls itself.
  func facts(of number: Int64, _ address: String) -> Int64 {
    guard names.isSeen(number) else { return 0 }
    let source = names.source(number) ?? Source(address: address)
    var hash = StoreHash()
    hash.add(source.name)
    hash.add(source.folders)
    return hash.value
  }

  private func learn(_ number: Int64, _ address: String, _ title: String?) throws -> SourceFacts {
    let source = names.source(number) ?? Source(address: address)
    let titles = [source.title(besides: title), address]
    let tokenizer = try database.tokenizer()
    let facts = SourceFacts(
      isSeen: names.isSeen(number), titles: titles.map { tokenizer.row(of: $0) },
      folders: source.folders.map { $0.lowercased() })
    known[number] = facts
    return facts
  }
}

/// What queries ask of a source.
struct SourceFacts {
  /// Whether its posts are in the merged lists.
  let isSeen: Bool
  let titles: [WordRow]
  let folders: [String]

  /// Whether it is in a folder, or in one within that.
  func isIn(_ folder: String) -> Bool {
    let wanted = "/\(folder.lowercased())/"
    return folders.contains { "/\($0)/".contains(wanted) }
  }
}
