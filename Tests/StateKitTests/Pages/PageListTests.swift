import Testing

@testable import StateKit

@Suite struct PageListTests {
  private func list(_ pages: Page<Row, Int>...) -> PageList<Row, Int> {
    pages.reduce(into: PageList()) { $0.take($1) }
  }

  private func page(_ ids: Int..., answer: Int, next: Int?) -> Page<Row, Int> {
    Page(ids.map { Row(id: $0, answer: answer) }, next: next)
  }

  @Test func `a row that comes again keeps its place and takes its newest value`() {
    let list = list(page(1, 2, answer: 1, next: 9), page(2, 3, answer: 2, next: 8))
    #expect(list.rows.map(\.id) == [1, 2, 3])
    #expect(list.rows.map(\.answer) == [1, 2, 2])
    #expect(list.next == 8)
  }

  @Test func `a row that comes twice in one page is one row`() {
    #expect(list(page(1, 2, 1, answer: 1, next: nil)).rows.map(\.id) == [1, 2])
  }

  @Test func `a page that brings nothing new is not the end`() {
    let list = list(page(1, answer: 1, next: 9), page(answer: 2, next: 8))
    #expect(list.rows.map(\.id) == [1])
    #expect(list.next == 8)
  }

  @Test(arguments: [[7, 7], [7, 8, 7], [7, 8, 9, 8]])
  func `a cursor that leads back is the end`(cursors: [Int]) {
    var list = PageList<Row, Int>()
    for (number, cursor) in cursors.enumerated() {
      list.take(page(number, answer: number, next: cursor))
    }
    #expect(list.next == nil)
    #expect(list.rows.map(\.id) == Array(cursors.indices))
  }
}
