import Cells
import Testing

@testable import Views

/// Lists in unusual views, and with unusual data.
struct ListEdgeCaseTests {
  @Test func `of two lists side by side the one with the focus is plain to see without colour`() {
    let fixture = ViewFixture(30, 4) {
      HStack {
        List(0..<2) { Text("left \($0)") }
        List(0..<2) { Text("right \($0)") }
      }
    }
    func reversed(_ x: Int) -> Bool { fixture.draw()[x, 0].style.attributes.contains(.reverse) }
    #expect(fixture.picture == "▌ left 0       ▌ right 0\n  left 1         right 1")
    #expect(reversed(3) && !reversed(19))
    fixture.press(.tab)
    #expect(!reversed(3) && reversed(19))
    fixture.press("j")
    #expect(fixture.picture == "▌ left 0         right 0\n  left 1       ▌ right 1")
    fixture.press(.tab)
    #expect(reversed(3) && !reversed(19))
  }

  @Test(arguments: [6, 7, 10, 24])
  func `a list in a sheet and under a title scrolls to its last row`(height: Int) {
    let rows = (0..<30).map(Row.init)
    let sheet = ViewFixture(40, height) {
      Text("").sheet(isPresented: .constant(true)) { List(rows) { Text("row \($0.id)") } }
    }
    let stack = ViewFixture(40, height) {
      NavigationStack {
        List(rows) { row in NavigationLink("row \(row.id)") { Text("gone to \(row.id)") } }
          .navigationTitle("Rows")
      }
    }
    for fixture in [sheet, stack] {
      fixture.press(.end)
      #expect(fixture.picture.contains("▌ row 29"), "\(fixture.picture)")
      fixture.press(.home)
      #expect(fixture.picture.contains("▌ row 0"))
    }
    stack.press(.end, .return)
    #expect(stack.picture.contains("gone to 29"))
    stack.press(.escape)
    #expect(stack.picture.contains("▌ row 29"))
  }

  @Test func `a list among other views gets the rows that they leave`() {
    let fixture = ViewFixture(14, 6) {
      VStack(alignment: .leading) {
        Text("above")
        List(0..<9) { Text("row \($0)") }
        Button("below") {}
      }
    }
    #expect(fixture.picture.hasPrefix("above\n▌ row 0      ┃"))
    #expect(fixture.picture.hasSuffix("\n[ below ]"))
    fixture.press(.end)
    #expect(fixture.picture.contains("▌ row 8      ┃\n[ below ]"))
    fixture.resize(14, 3)
    #expect(fixture.picture == "above\n▌ row 8\n[ below ]")
    fixture.resize(14, 1)
    #expect(fixture.draw().lines.count == 1)
  }

  @Test func `rows are taken out at every index until none is left`() {
    for index in 0..<5 {
      let fixture = ViewFixture(16, 5) { Shrinking() }
      fixture.draw()
      for _ in 0..<index { fixture.press("j") }
      for left in (0..<5).reversed() {
        fixture.press(.delete)
        let rows = fixture.draw().lines.filter { $0.contains("row") }
        #expect(rows.count == left)
        #expect(rows.filter { $0.hasPrefix("▌") }.count == min(1, left))
      }
      #expect(fixture.press(.delete) == false)
      #expect(fixture.picture == "")
    }
  }

  @Test func `a selection from outside is brought into view, and one that is gone is no row`() {
    let fixture = ViewFixture(16, 4) { Chosen() }
    fixture.press("9")
    #expect(fixture.picture.contains("▌ row 29"), "\(fixture.picture)")
    fixture.press("0")
    #expect(fixture.picture.contains("▌ row 0"))
    fixture.press("x")
    #expect(!fixture.picture.contains("▌"))
    fixture.press("n")
    #expect(!fixture.picture.contains("▌"))
    fixture.press("j")
    #expect(fixture.picture.contains("▌ row"))
  }

  @Test func `rows of equal ids are all there, and each is reached`() {
    let fixture = ViewFixture(16, 3) {
      List(["日", "日", "a", "日", "a"], id: \.self) { Text($0) }
    }
    var seen: [Int] = []
    for _ in 0..<5 {
      seen.append(fixture.draw().lines.firstIndex { $0.hasPrefix("▌") } ?? -1)
      fixture.press("j")
    }
    #expect(seen.allSatisfy { $0 >= 0 })
    #expect(fixture.picture.contains("▌ a"), "\(fixture.picture)")
    fixture.press(.home, .end)
    #expect(fixture.draw().lines[2].hasPrefix("▌ a"))
  }

  @Test func `wide letters in a row are cut at the edge and never in half`() {
    for width in 1...14 {
      let fixture = ViewFixture(width, 3) {
        List(0..<9) { Text("日本語日本語\($0)").lineLimit(1) }
      }
      for line in fixture.draw().lines { #expect(line.columns <= width) }
      fixture.press(.end)
      if width >= 7 { #expect(fixture.draw().lines[2].hasPrefix("▌ 日")) }
    }
  }

  @Test func `sections outside of a list lie below one another`() {
    #expect(
      picture(12, 5) {
        VStack(alignment: .leading) {
          Section("Fruit") {
            Text("apple")
            Text("梨")
          }
          Section {
          } footer: {
            Text("the end")
          }
        }
      } == "Fruit\napple\n梨\nthe end")
  }
}

private struct Shrinking: View {
  @State private var rows = Array(0..<5)

  var body: some View {
    List { ForEach(rows, id: \.self) { Text("row \($0)") }.onDelete { rows.remove(atOffsets: $0) } }
  }
}

private struct Chosen: View {
  @State private var chosen: Int?
  @State private var count = 30

  var body: some View {
    List(0..<count, id: \.self, selection: $chosen) { Text("row \($0)") }
      .onKeyPress("9") { choose(29) }
      .onKeyPress("0") { choose(0) }
      .onKeyPress("x") { choose(99) }
      .onKeyPress("n") { choose(nil) }
  }

  private func choose(_ row: Int?) -> KeyPress.Result {
    chosen = row
    return .handled
  }
}
