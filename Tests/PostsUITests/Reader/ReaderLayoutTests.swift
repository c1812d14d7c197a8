import Posts
import Testing

@testable import PostsUI

/// Which panes there is room for.
@MainActor struct ReaderLayoutTests {
  private func columns(_ layout: ReaderLayout) -> [Int?] {
    [layout.sidebar, layout.posts, layout.post]
  }

  @Test func `from 150 columns on all panes are beside one another`() {
    for pane in [ReaderLayout.Pane.sidebar, .posts, .post] {
      #expect(columns(ReaderLayout(columns: 100, pane: pane, isReading: false)) == [28, 72, nil])
      #expect(columns(ReaderLayout(columns: 150, pane: pane, isReading: true)) == [28, 48, 74])
      #expect(columns(ReaderLayout(columns: 240, pane: pane, isReading: true)) == [28, 90, 122])
    }
  }

  @Test func `the sidebar is as wide as its rows, and leaves the rest to the list`() {
    for (content, widths) in [
      (15, [16, 90, 94]), (24, [24, 90, 86]), (36, [36, 82, 82]), (70, [40, 78, 82]),
    ] {
      let layout = ReaderLayout(columns: 200, pane: .posts, isReading: true, content: content)
      #expect(columns(layout) == widths)
    }
    #expect(
      columns(ReaderLayout(columns: 160, pane: .posts, isReading: true, content: 15))
        == [16, 62, 82])
    let chosen = ReaderLayout(
      columns: 160, pane: .posts, isReading: true, content: 15, chosen: (30, nil))
    #expect(chosen.sidebar == 30)
    for columns in [80, 110] {
      let layout = ReaderLayout(columns: columns, pane: .sidebar, isReading: false, content: 40)
      #expect(layout.sidebar == 28, "the list needs the rest")
    }
  }

  @Test func `the longest name and the count of all posts are what the sidebar takes`() {
    let width = SidebarWidth()
    let short = SourceOverview([.sample("a", "Fine")])
    #expect(width.columns(of: short, queries: []) == "Starred".count + 9 + "\(short.total)".count)
    #expect(
      width.columns(of: SourceOverview([.sample("a", "端末の幅は文字ごと")]), queries: [])
        == 18 + 9 + "\(short.total)".count)
  }

  @Test
  func `below 150 columns the sidebar makes room for a post, and comes back when it is gone to`() {
    for pane in [ReaderLayout.Pane.posts, .post] {
      #expect(columns(ReaderLayout(columns: 100, pane: pane, isReading: true)) == [nil, 40, 60])
      #expect(columns(ReaderLayout(columns: 149, pane: pane, isReading: true)) == [nil, 67, 82])
    }
    #expect(
      columns(ReaderLayout(columns: 120, pane: .sidebar, isReading: true)) == [28, 92, nil])
  }

  @Test func `from 60 columns on the sidebar is beside the posts while the user is there`() {
    #expect(
      columns(ReaderLayout(columns: 80, pane: .sidebar, isReading: false)) == [28, 52, nil])
    #expect(columns(ReaderLayout(columns: 99, pane: .posts, isReading: true)) == [nil, 99, nil])
    #expect(columns(ReaderLayout(columns: 80, pane: .post, isReading: true)) == [nil, nil, 80])
  }

  @Test func `a single source needs no sidebar`() {
    func alone(_ columns: Int, isReading: Bool) -> [Int?] {
      self.columns(
        ReaderLayout(columns: columns, pane: .posts, isReading: isReading, hasSidebar: false))
    }
    #expect(alone(120, isReading: true) == [nil, 48, 72])
    #expect(alone(120, isReading: false) == [nil, 120, nil])
    #expect(alone(80, isReading: false) == [nil, 80, nil])
  }

  @Test func `below that there is one pane at a time`() {
    #expect(
      columns(ReaderLayout(columns: 59, pane: .sidebar, isReading: false)) == [59, nil, nil])
    #expect(columns(ReaderLayout(columns: 40, pane: .posts, isReading: false)) == [nil, 40, nil])
    #expect(columns(ReaderLayout(columns: 40, pane: .post, isReading: true)) == [nil, nil, 40])
    #expect(columns(ReaderLayout(columns: 40, pane: .post, isReading: false)) == [nil, 40, nil])
  }

  @Test func `at any width all columns are used`() {
    for columns in 0...300 {
      for pane in [ReaderLayout.Pane.sidebar, .posts, .post] {
        for (isReading, hasSidebar) in [(false, true), (true, true), (false, false), (true, false)]
        {
          let layout = ReaderLayout(
            columns: columns, pane: pane, isReading: isReading, hasSidebar: hasSidebar)
          let used = [layout.sidebar, layout.posts, layout.post].compactMap(\.self)
          #expect(used.reduce(0, +) == columns && used.allSatisfy { $0 >= 0 })
        }
      }
    }
  }
}
