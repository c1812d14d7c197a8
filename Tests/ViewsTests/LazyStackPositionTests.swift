import Cells
import Observation
import Testing

@testable import Views

/// What stays at the top edge of a scroll view with a lazy stack, and what can be moved there.
struct LazyStackPositionTests {
  /// Rows of texts that wrap, the longer the higher their number is, again and again.
  private func fixture(
    _ state: ScrollState = ScrollState(), _ width: Int = 22, _ height: Int = 5, count: Int = 188
  ) -> ViewFixture {
    ViewFixture(width, height) {
      ScrollView(state: state) {
        Text("title")
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(0..<count, id: \.self) { number in
            Text("<\(number)>" + String(repeating: " word", count: number % 17 * 3))
          }
        }
      }
    }
  }

  @Test func `another width keeps the row at the top edge, and the first width its line`() {
    let state = ScrollState()
    let fixture = fixture(state)
    for _ in 0..<9 { fixture.press(.pageDown, "j") }
    let picture = fixture.picture
    let row = state.topRow
    for width in [30, 14, 60, 9, 100] {
      fixture.resize(width, 5)
      #expect(state.topRow?.id == row?.id, "\(width)")
    }
    fixture.resize(40, 7)
    fixture.resize(22, 5)
    #expect(fixture.picture == picture)
    #expect(state.topRow?.line == row?.line)
  }

  @Test func `the line at another width is as far down the row`() {
    let state = ScrollState()
    let fixture = ViewFixture(22, 5) {
      ScrollView(state: state) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<9, id: \.self) { _ in Text(String(repeating: "word ", count: 100)) }
        }
      }
    }
    for _ in 0..<15 { fixture.press("j") }
    #expect(state.topRow?.line == 15)
    fixture.resize(42, 5)
    #expect(state.topRow?.line == 7)
    fixture.press("j")
    fixture.resize(22, 5)
    #expect(state.topRow?.line == 15)
  }

  @Test func `a row is brought to the top edge by its id`() {
    let state = ScrollState()
    let fixture = fixture(state)
    fixture.draw()
    state.scroll(toRow: 150)
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture.hasPrefix("<150>"))
    #expect(state.topRow?.id == AnyHashable(150) && state.topRow?.line == 0)
    state.scroll(toRow: 16, line: 3)
    fixture.draw()
    #expect(state.topRow?.id == AnyHashable(16) && state.topRow?.line == 3)
    state.scroll(toRow: 16, line: 99)
    fixture.draw()
    #expect(state.topRow?.id == AnyHashable(16))
    let picture = fixture.picture
    state.scroll(toRow: 1000)
    #expect(fixture.picture == picture)
    state.scroll(toRow: 187)
    #expect(fixture.picture.contains("<187>") && state.isAtEnd)
    state.scroll(toRow: 0)
    #expect(fixture.picture.hasPrefix("<0>") && !state.isAtEnd)
  }

  @Test func `a row that can be seen is not moved where only a hidden one is asked for`() {
    let state = ScrollState()
    let fixture = fixture(state)
    fixture.draw()
    let picture = fixture.picture
    state.scroll(toRow: 1, ifHidden: true)
    #expect(fixture.picture == picture)
    state.scroll(toRow: 90, ifHidden: true)
    #expect(fixture.picture.hasPrefix("<90>"))
    state.scroll(toRow: 33, line: 4, ifHidden: true)
    fixture.draw()
    #expect(state.topRow?.id == AnyHashable(33) && state.topRow?.line == 4)
  }

  @Test func `the state outlives the view`() {
    let state = ScrollState()
    let first = fixture(state)
    first.press(.pageDown, .pageDown, .pageDown, "j")
    let picture = first.picture
    let second = fixture(state)
    #expect(second.draw().lines.map { $0.dropLast(2) } == first.draw().lines.map { $0.dropLast(2) })
    second.press("k")
    first.press("k")
    #expect(second.draw().lines.map { $0.dropLast(2) } == first.draw().lines.map { $0.dropLast(2) })
    #expect(!picture.isEmpty)
  }

  @Test func `a program can move it by lines`() {
    let state = ScrollState()
    let fixture = fixture(state)
    fixture.draw()
    state.line = 3
    #expect(fixture.host.needsFrame == false)
    fixture.resize(22, 6)
    #expect(state.line == 3 && state.topRow?.id == AnyHashable(1))
    state.line = 0
    fixture.resize(22, 5)
    #expect(fixture.picture.hasPrefix("title") && state.topRow == nil)
  }

  @Test func `rows that come and go above leave what is on the screen where it is`() {
    let data = Shared((0..<100).map { $0 })
    let fixture = ViewFixture(20, 4) {
      Watching(data: data) { rows in
        ScrollView(showsIndicators: false) {
          LazyVStack(alignment: .leading) {
            ForEach(rows, id: \.self) { Text("row \($0)\nsecond") }
          }
        }
      }
    }
    fixture.press(.pageDown, .pageDown, .pageDown)
    let picture = fixture.picture
    data.rows = (500..<530).map { $0 } + data.rows
    #expect(fixture.picture == picture)
    data.rows.removeFirst(32)
    #expect(fixture.picture == picture)
    data.rows = []
    #expect(fixture.picture == "")
    data.rows = [7]
    #expect(fixture.picture == "row 7\nsecond")
  }

  @Test func `a row that grows above the edge moves nothing on the screen`() {
    let data = Shared([1])
    let fixture = ViewFixture(20, 3) {
      Watching(data: data) { rows in
        ScrollView(showsIndicators: false) {
          Text(rows.map { "head \($0)" }.joined(separator: "\n"))
          LazyVStack(alignment: .leading) { ForEach(0..<50, id: \.self) { Text("row \($0)") } }
        }
      }
    }
    fixture.press(.pageDown, .pageDown)
    let picture = fixture.picture
    data.rows = [1, 2, 3, 4]
    #expect(fixture.picture == picture)
  }
}

@Observable private final class Shared {
  var rows: [Int]
  init(_ rows: [Int]) { self.rows = rows }
}

private struct Watching<Content: View>: View {
  let data: Shared
  @ViewBuilder let content: ([Int]) -> Content

  var body: some View { content(data.rows) }
}
