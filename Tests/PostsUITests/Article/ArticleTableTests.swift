import Feeds
import Testing

@testable import PostsUI

struct ArticleTableTests {
  @Test(arguments: [
    ("<td>Mon<td>Tue<tr><td colspan=2>Meeting with all", 80, [[7, 7], [16]]),
    ("<td>Mon<td>Tue<tr><td colspan=2>Meeting with us", 80, [[6, 7], [15]]),
    ("<td>Mon<td>Tue<tr><td colspan=2>Meeting with everybody", 20, [[8, 8], [18]]),
    ("<td>Mon<td>Tue<tr><td colspan=2>All", 80, [[3, 3], [8]]),
    ("<td>a<td rowspan=2 colspan=5>b<tr><td>c", 80, [[1, 1], [1, 1]]),
    ("<td>Key<td colspan=3>A value<tr><td>a<td colspan=3>b", 80, [[3, 7], [3, 7]]),
    (
      "<td>Words that need all of the room<td colspan=2>Some more words<tr><td>a<td>b<td>c", 30,
      [[11, 15], [11, 6, 7]]
    ),
  ])
  func `a cell that covers columns widens them where there is room`(
    rows: String, room: Int, expected: [[Int]]
  ) throws {
    let html = "<table><tr>\(rows)</table>"
    #expect(columns(try table(html), room: room) == expected)
  }

  @Test func `cells of every span fit beside one another`() throws {
    let spans = (0...3).flatMap { columns in
      (0...3).map { "colspan=\(columns) rowspan=\($0)>" }
    }
    for first in spans {
      for second in spans {
        for third in spans {
          let html = "<table><tr><td>a<td \(first)b<tr><td \(second)c<td \(third)d<tr><td>e</table>"
          for row in columns(try table(html), room: 40) {
            let width = row.reduce(0, +) + ArticleTable.gap * row.count
            #expect(row.allSatisfy { $0 > 0 } && width <= 40, "\(html)")
          }
        }
      }
    }
  }

  @Test func `columns that are not shown beside one another are not counted on`() throws {
    let wide = String(repeating: "<td rowspan=100>x", count: 1_000)
    let html = "<table><tr>\(wide)\(String(repeating: "<tr><td>y<td>z", count: 99))</table>"
    let grid = TableGrid(try table(html))
    #expect(grid.rows.count == 100 && grid.rows.joined().count < 1_000 + 99 * 40)
  }

  @Test func `as records, the head of a column that holds nothing is in the first one`() throws {
    let word = String(repeating: "x", count: 20)
    let html = "<table><tr><th>A<th>B<th>C<tr><td>\(word)<td><td>\(word)<tr><td>1<td><td>2</table>"
    let rows = ArticleTable(try table(html), columns: 30).rows
    let names = rows.map { row -> [String] in
      guard case .record(let fields, _) = row else { return [] }
      return fields.map(\.name.plain)
    }
    #expect(names == [["A", "C", "B"], ["A", "C"]])
  }

  private func table(_ html: String) throws -> Article.Table {
    guard case .table(let table)? = PostContent(html, form: .html).article.blocks.first?.content
    else { throw Missing() }
    return table
  }

  private struct Missing: Error {}

  private func columns(_ table: Article.Table, room: Int) -> [[Int]] {
    ArticleTable(table, columns: room).rows.map { row in
      if case .cells(let cells, _) = row { cells.map(\.columns) } else { [] }
    }
  }
}
