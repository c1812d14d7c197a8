import Feeds
import Testing

@testable import PostsUI

struct ArticleTableTests {
  @Test(arguments: [
    ("Meeting with all", 80, [[7, 7], [16]]), ("Meeting with us", 80, [[6, 7], [15]]),
    ("Meeting with everybody", 20, [[8, 8], [18]]), ("All", 80, [[3, 3], [8]]),
  ])
  func `a cell that covers columns widens them where there is room`(
    words: String, room: Int, expected: [[Int]]
  ) throws {
    let days = "<tr><td>Mon</td><td>Tue</td></tr>"
    let html = "<table>\(days)<tr><td colspan=2>\(words)</td></tr></table>"
    guard case .table(let table)? = PostContent(html, form: .html).article.blocks.first?.content
    else {
      Issue.record("no table")
      return
    }
    let columns = ArticleTable(table, columns: room).rows.map { row in
      if case .cells(let cells, _) = row { cells.map(\.columns) } else { [Int]() }
    }
    #expect(columns == expected)
  }
}
