import Cells
import Feeds
import TestSupport
import Testing
import Views

@testable import Posts
@testable import PostsUI

/// Articles as lines at each width: nothing is lost, nothing is too wide, and what a block stands in is told on each line
/// of it.
@MainActor struct ArticleLinesTests {
  @Test(arguments: 0..<Soak.count(2, soak: 4))
  func `each block shows all that it says, behind the bars and signs of what it stands in`(
    seed: Int
  ) throws {
    for width in 20...120 {
      let page = RandomPage(seed: seed * 1_000 + width)
      if let wrong = DrawnPage(page, width: width).violation {
        Issue.record("\(width) columns, seed \(seed): \(wrong)\n\(page.html)")
        return
      }
    }
  }

  @Test func `the pane shows the rows of an article below one another`() throws {
    for width in stride(from: 20, through: 120, by: 5) {
      let drawn = DrawnPage(RandomPage(seed: width), width: width)
      let rows = drawn.rows.flatMap { row in row.lines.map { (" " + $0.text).trimmedEnd } }
      let pane = drawn.pane(height: rows.count + 400)
      let start = (0..<20).first { pane[$0...].starts(with: rows) }
      #expect(start != nil, "\(width)\n\(pane.joined(separator: "\n"))")
    }
  }
}

/// A random page as it is drawn at a width.
@MainActor private struct DrawnPage {
  struct Row {
    let row: ArticleRows.Row
    let lines: [Line]
  }

  /// The text of each cell; that of the right half of a wide character is empty.
  struct Line {
    var cells: [String]

    var text: String { cells.joined().trimmedEnd }

    func seen(_ columns: Range<Int>) -> String {
      cells[columns.clamped(to: cells.indices)].joined().filter { !$0.isWhitespace }
    }
  }

  let page: RandomPage
  let article: Article
  /// Of the pane, and of the text in it.
  let width: Int
  let columns: Int
  let rows: [Row]

  init(_ page: RandomPage, width: Int) {
    self.page = page
    self.width = width
    article = PostContent(page.html, form: .html).article
    columns = min(width - 4, 78)
    let rows = ArticleRows(article, columns: columns)
    let columns = columns
    self.rows = rows.rows.map { Row(row: $0, lines: Self.lines(of: $0, in: rows, columns)) }
  }

  /// The lines of a row, drawn on a screen with room to its right.
  private static func lines(
    of row: ArticleRows.Row, in rows: ArticleRows, _ columns: Int, height: Int = 100
  ) -> [Line] {
    let host = Host(size: Size(width: columns + 12, height: height)) {
      VStack(alignment: .leading, spacing: 0) {
        ArticleRowView(rows: rows, row: row)
          .frame(width: ReaderLayout.column * Double(columns), alignment: .leading)
        Text("END")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let buffer = host.frame(at: .init(offset: .zero)).buffer
    guard let end = buffer.lines.lastIndex(of: "END") else {
      return lines(of: row, in: rows, columns, height: height * 4)
    }
    return (0..<end).map { y in
      Line(cells: (0..<buffer.size.width).map { buffer.text(of: buffer[$0, y]) })
    }
  }

  /// The lines of the whole pane.
  func pane(height: Int) -> [String] {
    let text = PostText(
      id: 1, source: "https://a.example/f", title: "T", article: article,
      date: ReaderFixture.date)
    let (position, width) = (ReadingPosition(), width)
    let host = Host(size: Size(width: width, height: height)) {
      PostPane(
        post: OpenPost(id: 1, text: text, isRead: true, isStarred: false), source: nil,
        time: WallTime(now: ReaderFixture.date, timeZone: .gmt), position: position,
        wholeText: .none, find: ArticleFind(), stop: nil, columns: width)
    }
    return host.frame(at: .init(offset: .zero)).buffer.lines
  }
}

extension DrawnPage {
  /// What is not as it should be, in words.
  var violation: String? {
    let laid = ArticleRows(article, columns: columns)
    var leaf = -1
    for row in rows {
      let insets = insets(of: row.row.id)
      for (number, line) in row.lines.enumerated() {
        if line.cells[columns...].contains(where: { $0 != " " }) { return "too wide: \(line.text)" }
        if let wrong = wrongInset(insets, line, isFirst: number == 0) {
          return "\(wrong): \(line.text)"
        }
      }
      let start = insets.reduce(0) { $0 + $1.columns }
      if row.row.id.isGap {
        let isEmpty = row.lines.count == 1 && row.lines[0].seen(start..<columns).isEmpty
        if !isEmpty { return "no gap: \(row.lines.map(\.text))" }
        continue
      }
      if row.row.id.part == 0 { leaf += 1 }
      guard page.leaves.indices.contains(leaf) else { return "more blocks than the page has" }
      let wrong = wrongContent(page.leaves[leaf], of: row, from: start, laid.tableRow(of: row.row))
      if let wrong { return wrong }
    }
    return leaf == page.leaves.count - 1 ? nil : "fewer blocks than the page has"
  }

  /// What is to stand to the left of a block.
  private struct Inset {
    let columns: Int
    /// On each line, or on the first one alone.
    var bar = false
    var sign = ""
  }

  private func insets(of id: ArticleRows.Row.ID) -> [Inset] {
    let block = article.blocks[id.block]
    let shared = id.block == 0 ? 0 : block.sharedContainers(with: article.blocks[id.block - 1])
    var insets = block.containers.enumerated().map { depth, container in
      let isNew = depth >= shared && id.part == 0
      switch container.kind {
      case .quote: return Inset(columns: 2, bar: true)
      case .description, .details: return Inset(columns: 2)
      case .entry(let list, let number):
        let list = article.lists[list]
        let isOuter = block.containers[(depth + 1)...].contains {
          if case .entry = $0.kind { true } else { false }
        }
        let bullet = isOuter ? "" : ["•", "◦", "▪"][list.level % 3]
        let sign = number.map { "\($0)." } ?? bullet
        return Inset(columns: list.isOrdered ? list.digits + 2 : 2, sign: isNew ? sign : "")
      }
    }
    if id.isGap { insets = insets.map { Inset(columns: $0.columns, bar: $0.bar) } }
    var missing = 0
    while insets.reduce(0, { $0 + $1.columns }) > columns / 2 {
      insets.removeFirst()
      missing += 1
    }
    if case .summary = block.content, !id.isGap { return insets.dropLast() }
    return id.isGap ? Array(insets.prefix(max(0, shared - missing))) : insets
  }

  private func wrongInset(_ insets: [Inset], _ line: Line, isFirst: Bool) -> String? {
    var x = 0
    for inset in insets {
      let room = line.cells[x..<x + inset.columns].joined()
      let sign = inset.bar ? "▎" : isFirst ? inset.sign : ""
      let blank = String(repeating: " ", count: inset.columns - 1 - sign.count)
      let expected = (inset.bar ? sign + blank : blank + sign) + " "
      if room != expected { return "“\(room)” at \(x) is not “\(expected)”" }
      x += inset.columns
    }
    let hasMore = line.cells[x...].contains("▎")
    return hasMore ? "another bar" : nil
  }
}

extension DrawnPage {
  private func wrongContent(
    _ leaf: RandomPage.Leaf, of row: Row, from start: Int, _ tableRow: ArticleTable.Row?
  ) -> String? {
    let room = start..<columns
    let seen = row.lines.map { $0.seen(room) }
    switch leaf {
    case .text(let text): return difference(seen.joined(), text)
    case .rule:
      return difference(seen.joined(), String(repeating: "─", count: columns - start))
    case .code(let text):
      guard seen.allSatisfy({ $0.hasPrefix("│") }) else { return "no line beside \(seen)" }
      let code = seen.map { $0.dropFirst($0.hasPrefix("│↪") ? 2 : 1) }
      return difference(code.joined(), text)
    case .table(let rows, let hasHead):
      switch tableRow {
      case .cells: return wrongCells(rows[row.row.id.part], row, room)
      case .record:
        let cells = rows[row.row.id.part + (hasHead ? 1 : 0)]
        let fields = cells.enumerated().map { (hasHead ? rows[0][$0] + ":" : "") + $1 }
        return difference(seen.joined(), fields.joined())
      case .caption, nil: return "no row of a table"
      }
    }
  }

  /// Each cell begins on the first line, and stands to the left of where the next one begins.
  private func wrongCells(_ cells: [String], _ row: Row, _ room: Range<Int>) -> String? {
    guard let first = row.lines.first else { return "no line for \(cells)" }
    var starts: [Int] = []
    for cell in cells {
      let word = cell.prefix { $0 != "z" } + "z"
      let start = room.first {
        first.seen($0..<room.upperBound).hasPrefix(word) && first.cells[$0] == "w"
      }
      guard let start, start > starts.last ?? -1 else { return "no \(word) in \(first.text)" }
      starts.append(start)
    }
    for (index, cell) in cells.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : room.upperBound
      let seen = row.lines.map { $0.seen(starts[index]..<end) }.joined()
      if let wrong = difference(seen, cell) { return wrong }
    }
    return nil
  }

  private func difference(_ seen: String, _ expected: String) -> String? {
    seen == expected ? nil : "“\(seen)” is not “\(expected)”"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
