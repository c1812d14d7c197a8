import Cells
import Feeds
import Posts
import Views

/// What is looked for in the post that is read.
struct ArticleFind: Equatable {
  /// As it was typed; empty where the words come from a search of the list.
  var text = "" {
    didSet { words = [FoldedText(text)].filter { !$0.isEmpty } }
  }
  /// Each is marked where it stands.
  private(set) var words: [FoldedText] = []
  /// The number of the hit that was gone to, from 0.
  var hit = 0
  /// Where that was gone on from, when there was none beyond the last one.
  var restart: Restart?

  enum Restart: String {
    case top = "from the top"
    case end = "from the end"
  }

  init() {}

  /// What a search of the list has found the post by.
  init(search: [String]) {
    words = search.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map { FoldedText(String($0)) }
  }

  var isActive: Bool { !words.isEmpty }

  /// Which hit of how many it stands at; nil where there is nothing to say.
  func status(of count: Int) -> String? {
    guard isActive else { return nil }
    guard count > 0 else { return text.isEmpty ? nil : "Not found" }
    return "\(min(hit, count - 1) + 1) of \(count)" + (restart.map { ", \($0.rawValue)" } ?? "")
  }
}

/// A place in an article where something stands that is looked for.
struct ArticleHit: Equatable {
  let row: ArticleRows.Row
  /// The number of its text in the row, from 0.
  let text: Int
  /// Where it begins in what the author wrote, in bytes of UTF-8.
  let start: Int
  /// Of the row.
  let line: Int
}

/// A link in the text of an article.
struct ArticleLink: Equatable {
  let row: ArticleRows.Row
  /// The number of its text in the row, and its own number in the text, from 0.
  let text: Int
  let number: Int
  /// Of the row.
  let line: Int
  let address: String
}

extension ArticleRows {
  /// Where words stand, in the order of the text.
  func hits(of words: [FoldedText]) -> [ArticleHit] {
    guard !words.isEmpty else { return [] }
    return rows.flatMap { row in
      let texts = texts(of: row)
      let hits = texts.map { $0.hits(of: words) }
      guard hits.contains(where: { !$0.isEmpty }) else { return [ArticleHit]() }
      let lines = lines(of: texts, in: row)
      return hits.indices.flatMap { number in
        zip(hits[number], texts[number].drawnOffsets(of: hits[number])).map { hit, offset in
          ArticleHit(
            row: row.id, text: number, start: hit.lowerBound,
            line: lines[number].line(of: offset))
        }
      }
    }
  }

  /// What leads somewhere, in the order of the text.
  var links: [ArticleLink] {
    rows.flatMap { row in
      let texts = texts(of: row)
      let links = texts.map(\.links)
      guard links.contains(where: { !$0.isEmpty }) else { return [ArticleLink]() }
      let lines = lines(of: texts, in: row)
      return links.indices.flatMap { number in
        links[number].enumerated().map { index, link in
          ArticleLink(
            row: row.id, text: number, number: index, line: lines[number].line(of: link.start),
            address: link.address)
        }
      }
    }
  }

  /// Where the lines of a text begin, and how many lines of its row are above it.
  private struct Lines {
    let above: Int
    let breaks: TextBreaks

    func line(of byte: Int) -> Int { above + breaks.line(of: byte) }
  }

  private func lines(of texts: [ArticleText], in row: Row) -> [Lines] {
    let room = columns - insets(of: row).columns
    func lines(_ text: ArticleText, _ columns: Int, above: Int = 0, prefix: Int = 0) -> Lines {
      Lines(
        above: above,
        breaks: TextBreaks(text.plain, columns: max(1, columns), prefix: prefix))
    }
    guard let tableRow = tableRow(of: row) else {
      guard case .code = block(of: row).content else {
        let above = picture(of: row)?.size.height ?? 0
        return texts.map { lines($0, room, above: above) }
      }
      return texts.map {
        lines(
          $0, room - CodeView.edges, above: language(of: row) == nil ? 0 : 1,
          prefix: CodeView.wrapSign.columns)
      }
    }
    switch tableRow {
    case .caption: return texts.map { lines($0, room - ArticleTable.gap) }
    case .cells(let cells, _): return zip(texts, cells).map { lines($0, $1.columns) }
    case .record(_, let isFirst):
      var above = isFirst ? 0 : 1
      return texts.map { text in
        let field = lines(text, room - ArticleTable.gap, above: above)
        above += field.breaks.count
        return field
      }
    }
  }
}
