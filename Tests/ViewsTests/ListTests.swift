import Cells
import Testing

@testable import Views

/// What a list shows, and its selection.
struct ListTests {
  @Test func `a list shows its rows, a mark at the selected one and a scroll bar`() {
    let fixture = ViewFixture(12, 4) { numbers(6) }
    fixture.press("j")
    #expect(
      fixture.picture == """
          row 0    ┃
        ▌ row 1    ┃
          row 2    │
          row 3    │
        """)
    let styles = [0, 1, 9].map { fixture.draw()[$0, 1].style.attributes }
    #expect(styles == [.bold, .reverse, .reverse])
  }

  @Test func `a list of no rows is empty and takes no keys`() {
    let fixture = ViewFixture(12, 4) { numbers(0) }
    #expect(fixture.picture == "")
    #expect(!fixture.press("j"))
    #expect(!fixture.press(.end))
    fixture.mouse(.press, 3, 1)
    fixture.mouse(.scrollDown, 3, 1)
  }

  @Test func `a list of one row has no scroll bar and stays`() {
    let fixture = ViewFixture(12, 4) { numbers(1) }
    for key in [KeyEquivalent.end, "j", "k", .pageDown, .home, "G", "g", .space] {
      #expect(fixture.press(key))
      #expect(fixture.picture == "▌ row 0")
    }
  }

  @Test func `rows of wide and combining characters keep within the list`() {
    let titles = ["日本語のタイトル", "cafe\u{301}", "👩‍👩‍👧‍👦🇩🇪"]
    let fixture = ViewFixture(9, 4) { List(titles, id: \.self) { Text($0).lineLimit(1) } }
    #expect(fixture.picture == "▌ 日本…\n  cafe\u{301}\n  👩‍👩‍👧‍👦🇩🇪")
  }

  @Test func `a list with too little room is cut, and never fails`() {
    for width in 0...5 {
      for height in 0...2 {
        let fixture = ViewFixture(width, height) { numbers(9) }
        fixture.press(.end, .pageUp, "j")
        fixture.mouse(.scrollDown, 0, 0)
        #expect(fixture.draw().lines.count == height)
      }
    }
  }

  @Test func `a row of several views has them below one another`() {
    let fixture = ViewFixture(20, 5) {
      List((0..<2).map(Row.init)) { row in
        Text("title \(row.id)").bold()
        if row.id == 0 { Text("body") }
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
      }
    }
    #expect(fixture.picture == "▌ title 0\n▌ body\n▌ a │ b\n  title 1\n  a │ b")
  }

  @Test func `partly visible rows are clipped at both edges`() {
    let fixture = ViewFixture(9, 4) { lines(count: 4, height: 3) }
    #expect(fixture.picture == "▌ 0:0   ┃\n▌ 0:1   │\n▌ 0:2   │\n  1:0   │")
    fixture.press("j")
    #expect(fixture.picture == "  0:2   │\n▌ 1:0   ┃\n▌ 1:1   │\n▌ 1:2   │")
    fixture.press(.end)
    #expect(fixture.picture == "  2:2   │\n▌ 3:0   │\n▌ 3:1   │\n▌ 3:2   ┃")
  }

  @Test func `a row higher than the list is read to its end before the next one`() {
    let fixture = ViewFixture(9, 3) { lines(count: 3, height: 5) }
    fixture.press("j")
    #expect(fixture.draw().lines[0].hasPrefix("▌ 0:1"))
    fixture.press("j")
    #expect(fixture.draw().lines[2].hasPrefix("▌ 0:4"))
    fixture.press("j")
    #expect(fixture.picture == "▌ 1:0   │\n▌ 1:1   ┃\n▌ 1:2   │")
    fixture.press(.pageDown, .pageDown)
    #expect(fixture.picture == "▌ 2:0   │\n▌ 2:1   │\n▌ 2:2   ┃")
    fixture.press(.end)
    #expect(fixture.draw().lines[2].hasPrefix("▌ 2:4"))
    fixture.press("k", "k")
    #expect(fixture.draw().lines[0].hasPrefix("▌ 2:0"))
    fixture.press("k", "k")
    #expect(fixture.draw().lines[0].hasPrefix("▌ 0:0"))
  }

  @Test func `the wheel shows the end of a last row that is higher than the list`() {
    let fixture = ViewFixture(9, 3) { lines(count: 2, height: 7) }
    fixture.press(.end)
    for _ in 0..<5 { fixture.mouse(.scrollDown, 1, 1) }
    #expect(fixture.picture.hasPrefix("▌ 1:4"))
    #expect(fixture.picture.contains("1:6"))
    for _ in 0..<9 { fixture.mouse(.scrollUp, 1, 1) }
    #expect(fixture.picture.hasPrefix("  0:0"))
  }

  @Test func `a binding of the selection is read and written`() {
    let fixture = ViewFixture(20, 5) { Selecting(count: 20) }
    #expect(fixture.picture.hasPrefix("› row 0"))
    #expect(fixture.picture.hasSuffix("selected nothing"))
    fixture.press("j")
    #expect(fixture.picture.hasPrefix("▌ row 0"))
    fixture.press("j")
    #expect(
      fixture.picture
        == "  row 0            ┃\n▌ row 1            │\n  row 2            │\n  row 3            │\nselected 1"
    )
    fixture.press("!")
    #expect(
      fixture.picture
        == "  row 10           │\n  row 11           │\n  row 12           ┃\n▌ row 13           │\nselected 13"
    )
    fixture.press("j")
    #expect(fixture.picture.hasSuffix("selected 14"))
    fixture.mouse(.press, 5, 0)
    #expect(fixture.picture.hasSuffix("selected 11"))
  }

  @Test func `a click selects the row under it, on any of its lines`() {
    let fixture = ViewFixture(9, 6) { lines(count: 4, height: 3) }
    fixture.draw()
    #expect(fixture.mouse(.press, 3, 5))
    #expect(fixture.picture.contains("▌ 1:2"))
    #expect(!fixture.mouse(.release, 3, 0))
    #expect(fixture.picture.contains("▌ 1:2"))
  }

  @Test func `the wheel scrolls and leaves the selection`() {
    let fixture = ViewFixture(12, 3) { numbers(20) }
    fixture.draw()
    #expect(fixture.mouse(.scrollDown, 3, 1))
    #expect(fixture.picture == "  row 3    ┃\n  row 4    │\n  row 5    │")
    fixture.mouse(.scrollUp, 3, 1)
    fixture.mouse(.scrollUp, 3, 1)
    #expect(fixture.picture.hasPrefix("▌ row 0"))
    fixture.mouse(.scrollDown, 3, 1)
    fixture.press(.home)
    #expect(fixture.picture.hasPrefix("▌ row 0"))
    for _ in 0..<20 { fixture.mouse(.scrollDown, 3, 1) }
    #expect(fixture.picture == "  row 17   │\n  row 18   │\n  row 19   ┃")
    fixture.press("j")
    #expect(fixture.picture.hasPrefix("▌ row 1 "))
  }
}

/// A list of numbered rows.
func numbers(_ count: Int) -> some View {
  List((0..<count).map(Row.init)) { Text("row \($0.id)") }
}

/// A list of rows of some lines each, every line named by its row and its index in it.
func lines(count: Int, height: Int, spacing: Double = 0, log: Log? = nil) -> some View {
  List((0..<count).map(Row.init)) { row in
    log?.add("\(row.id)")
    return Text((0..<height).map { "\(row.id):\($0)" }.joined(separator: "\n"))
  }
  .listRowSpacing(spacing * 16)
}

private struct Selecting: View {
  let count: Int
  @State private var selected: Int?

  var body: some View {
    List((0..<count).map(Row.init), selection: $selected) { Text("row \($0.id)") }
      .onKeyPress("!") {
        selected = 13
        return .handled
      }
    Text("selected \(selected.map(String.init) ?? "nothing")")
  }
}
