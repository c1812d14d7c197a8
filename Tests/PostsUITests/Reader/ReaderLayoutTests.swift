import Testing

@testable import PostsUI

/// Which panes there is room for.
@MainActor struct ReaderLayoutTests {
  private func columns(_ layout: ReaderLayout) -> [Int?] {
    [layout.shelves, layout.posts, layout.post]
  }

  @Test func `from 100 columns on all panes are beside one another`() {
    for pane in [ReaderLayout.Pane.shelves, .posts, .post] {
      #expect(columns(ReaderLayout(columns: 100, pane: pane, isReading: false)) == [26, 74, nil])
      #expect(columns(ReaderLayout(columns: 120, pane: pane, isReading: true)) == [26, 37, 57])
      #expect(columns(ReaderLayout(columns: 240, pane: pane, isReading: true)) == [26, 64, 150])
    }
  }

  @Test func `from 60 columns on the shelves are beside the posts while the person is there`() {
    #expect(
      columns(ReaderLayout(columns: 80, pane: .shelves, isReading: false)) == [26, 54, nil])
    #expect(columns(ReaderLayout(columns: 99, pane: .posts, isReading: true)) == [nil, 99, nil])
    #expect(columns(ReaderLayout(columns: 80, pane: .post, isReading: true)) == [nil, nil, 80])
  }

  @Test func `below that there is one pane at a time`() {
    #expect(
      columns(ReaderLayout(columns: 59, pane: .shelves, isReading: false)) == [59, nil, nil])
    #expect(columns(ReaderLayout(columns: 40, pane: .posts, isReading: false)) == [nil, 40, nil])
    #expect(columns(ReaderLayout(columns: 40, pane: .post, isReading: true)) == [nil, nil, 40])
    #expect(columns(ReaderLayout(columns: 40, pane: .post, isReading: false)) == [nil, 40, nil])
  }

  @Test func `at any width all columns are used`() {
    for columns in 0...300 {
      for pane in [ReaderLayout.Pane.shelves, .posts, .post] {
        for isReading in [false, true] {
          let layout = ReaderLayout(columns: columns, pane: pane, isReading: isReading)
          let used = [layout.shelves, layout.posts, layout.post].compactMap(\.self)
          #expect(used.reduce(0, +) == columns && used.allSatisfy { $0 >= 0 })
        }
      }
    }
  }
}
