import Cells
import Testing

@testable import Views

/// What a list shows, and its selection.
struct ListTests {
  @Test func `a list shows its rows, a mark at the selected one and a scroll bar`() {
    let stage = Stage(12, 4) { numbers(6) }
    stage.press("j")
    #expect(
      stage.picture == """
          row 0    ┃
        ▌ row 1    ┃
          row 2    │
          row 3    │
        """)
    let styles = [0, 1, 9].map { stage.draw()[$0, 1].style.attributes }
    #expect(styles == [.bold, .reverse, .reverse])
  }

  @Test func `a list of no rows is empty and takes no keys`() {
    let stage = Stage(12, 4) { numbers(0) }
    #expect(stage.picture == "")
    #expect(!stage.press("j"))
    #expect(!stage.press(.end))
    stage.mouse(.press, 3, 1)
    stage.mouse(.scrollDown, 3, 1)
  }

  @Test func `a list of one row has no scroll bar and stays`() {
    let stage = Stage(12, 4) { numbers(1) }
    for key in [KeyEquivalent.end, "j", "k", .pageDown, .home, "G", "g", .space] {
      #expect(stage.press(key))
      #expect(stage.picture == "▌ row 0")
    }
  }

  @Test func `rows of wide and combining characters keep within the list`() {
    let titles = ["日本語のタイトル", "cafe\u{301}", "👩‍👩‍👧‍👦🇩🇪"]
    let stage = Stage(9, 4) { List(titles, id: \.self) { Text($0).lineLimit(1) } }
    #expect(stage.picture == "▌ 日本…\n  cafe\u{301}\n  👩‍👩‍👧‍👦🇩🇪")
  }

  @Test func `a list with too little room is cut, and never fails`() {
    for width in 0...5 {
      for height in 0...2 {
        let stage = Stage(width, height) { numbers(9) }
        stage.press(.end, .pageUp, "j")
        stage.mouse(.scrollDown, 0, 0)
        #expect(stage.draw().lines.count == height)
      }
    }
  }

  @Test func `a row of several views has them below one another`() {
    let stage = Stage(20, 5) {
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
    #expect(stage.picture == "▌ title 0\n▌ body\n▌ a │ b\n  title 1\n  a │ b")
  }

  @Test func `partly visible rows are clipped at both edges`() {
    let stage = Stage(9, 4) { lines(count: 4, height: 3) }
    #expect(stage.picture == "▌ 0:0   ┃\n▌ 0:1   │\n▌ 0:2   │\n  1:0   │")
    stage.press("j")
    #expect(stage.picture == "  0:2   │\n▌ 1:0   ┃\n▌ 1:1   │\n▌ 1:2   │")
    stage.press(.end)
    #expect(stage.picture == "  2:2   │\n▌ 3:0   │\n▌ 3:1   │\n▌ 3:2   ┃")
  }

  @Test func `a row higher than the list is read to its end before the next one`() {
    let stage = Stage(9, 3) { lines(count: 3, height: 5) }
    stage.press("j")
    #expect(stage.draw().lines[0].hasPrefix("▌ 0:1"))
    stage.press("j")
    #expect(stage.draw().lines[2].hasPrefix("▌ 0:4"))
    stage.press("j")
    #expect(stage.picture == "▌ 1:0   │\n▌ 1:1   ┃\n▌ 1:2   │")
    stage.press(.pageDown, .pageDown)
    #expect(stage.picture == "▌ 2:0   │\n▌ 2:1   │\n▌ 2:2   ┃")
    stage.press(.end)
    #expect(stage.draw().lines[2].hasPrefix("▌ 2:4"))
    stage.press("k", "k")
    #expect(stage.draw().lines[0].hasPrefix("▌ 2:0"))
    stage.press("k", "k")
    #expect(stage.draw().lines[0].hasPrefix("▌ 0:0"))
  }

  @Test func `the wheel shows the end of a last row that is higher than the list`() {
    let stage = Stage(9, 3) { lines(count: 2, height: 7) }
    stage.press(.end)
    for _ in 0..<5 { stage.mouse(.scrollDown, 1, 1) }
    #expect(stage.picture.hasPrefix("▌ 1:4"))
    #expect(stage.picture.contains("1:6"))
    for _ in 0..<9 { stage.mouse(.scrollUp, 1, 1) }
    #expect(stage.picture.hasPrefix("  0:0"))
  }

  @Test func `a binding of the selection is read and written`() {
    let stage = Stage(20, 5) { Selecting(count: 20) }
    #expect(stage.picture.hasPrefix("› row 0"))
    #expect(stage.picture.hasSuffix("selected nothing"))
    stage.press("j")
    #expect(stage.picture.hasPrefix("▌ row 0"))
    stage.press("j")
    #expect(
      stage.picture
        == "  row 0            ┃\n▌ row 1            │\n  row 2            │\n  row 3            │\nselected 1"
    )
    stage.press("!")
    #expect(
      stage.picture
        == "  row 10           │\n  row 11           │\n  row 12           ┃\n▌ row 13           │\nselected 13"
    )
    stage.press("j")
    #expect(stage.picture.hasSuffix("selected 14"))
    stage.mouse(.press, 5, 0)
    #expect(stage.picture.hasSuffix("selected 11"))
  }

  @Test func `a click selects the row under it, on any of its lines`() {
    let stage = Stage(9, 6) { lines(count: 4, height: 3) }
    stage.draw()
    #expect(stage.mouse(.press, 3, 5))
    #expect(stage.picture.contains("▌ 1:2"))
    #expect(!stage.mouse(.release, 3, 0))
    #expect(stage.picture.contains("▌ 1:2"))
  }

  @Test func `the wheel scrolls and leaves the selection`() {
    let stage = Stage(12, 3) { numbers(20) }
    stage.draw()
    #expect(stage.mouse(.scrollDown, 3, 1))
    #expect(stage.picture == "  row 3    ┃\n  row 4    │\n  row 5    │")
    stage.mouse(.scrollUp, 3, 1)
    stage.mouse(.scrollUp, 3, 1)
    #expect(stage.picture.hasPrefix("▌ row 0"))
    stage.mouse(.scrollDown, 3, 1)
    stage.press(.home)
    #expect(stage.picture.hasPrefix("▌ row 0"))
    for _ in 0..<20 { stage.mouse(.scrollDown, 3, 1) }
    #expect(stage.picture == "  row 17   │\n  row 18   │\n  row 19   ┃")
    stage.press("j")
    #expect(stage.picture.hasPrefix("▌ row 1 "))
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
