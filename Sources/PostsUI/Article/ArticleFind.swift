import Cells
import Feeds
import Posts
import Views

/// What is looked for in the post that is read.
struct ArticleFind: Equatable {
  /// As it was typed; empty where the words come from a search of the list.
  var text = "" {
    didSet { words = text.isEmpty ? [] : [text.lowercased()] }
  }
  /// In small letters; each is pointed out.
  private(set) var words: [String] = []
  /// The number of the hit that was gone to, from 0.
  var hit: Int?

  init() {}

  /// What a search of the list has found the post by.
  init(search: String) {
    words = search.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  var isActive: Bool { !words.isEmpty }
}

/// A place in an article where something stands that is looked for.
struct ArticleHit: Equatable {
  let row: ArticleRows.Row.ID
  /// Of the row.
  let line: Int
}

extension ArticleRows {
  /// Where words stand, in the order of the text: at most one place a line.
  func hits(of words: [String]) -> [ArticleHit] {
    guard !words.isEmpty else { return [] }
    return rows.flatMap { row in
      row.id.isGap ? [] : lines(of: row, with: words).map { ArticleHit(row: row.id, line: $0) }
    }
  }

  /// The lines of a row that hold any of some words; those of tables and pictures count as the first.
  private func lines(of row: Row, with words: [String]) -> [Int] {
    let small = text(of: row).lowercased()
    guard words.contains(where: small.contains) else { return [] }
    guard let prose = prose(of: row) else { return [0] }
    let text = ArticleText(article: article, words: words)
    let breaks = TextBreaks(
      prose.sign + text.plain(of: prose.runs),
      columns: max(1, columns - insets(of: row).columns - prose.edge), prefix: prose.prefix)
    let lines = text.hits(in: prose.runs).map { breaks.line(of: prose.sign.utf8.count + $0) }
    return Set(lines).sorted()
  }

  /// What is drawn of a row that is one text: the sign before it, the columns to its left, and those before each line
  /// that is wrapped. Nil of all other rows.
  private func prose(
    of row: Row
  ) -> (sign: String, runs: [Article.Run], edge: Int, prefix: Int)? {
    switch block(of: row).content {
    case .heading(_, let runs), .paragraph(let runs), .term(let runs): ("", runs, 0, 0)
    case .summary(let runs): (ArticleRowView.summarySign, runs, 0, 0)
    case .code(let runs, _): ("", runs, 2, ArticleRowView.wrapSign.columns)
    case .table, .picture, .embed, .rule: nil
    }
  }

  private func text(of row: Row) -> String {
    switch block(of: row).content {
    case .heading(_, let runs), .paragraph(let runs), .code(let runs, _), .term(let runs),
      .summary(let runs):
      runs.map(\.text).joined()
    case .table: tableRow(of: row)?.runs.map(\.text).joined(separator: " ") ?? ""
    case .picture(let picture):
      picture.words + " " + picture.caption.map(\.text).joined()
    case .embed(let embed): embed.words
    case .rule: ""
    }
  }
}

extension ArticleTable.Row {
  fileprivate var runs: [Article.Run] {
    switch self {
    case .caption(let runs): runs
    case .cells(let cells, _): cells.flatMap(\.cell.runs)
    case .record(let fields, _): fields.flatMap { $0.name + $0.value }
    }
  }
}
