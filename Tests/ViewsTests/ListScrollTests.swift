import Cells
import Testing

@testable import Views

/// Where a list scrolls to, which rows it makes, and what it keeps when its data change.
struct ListScrollTests {
  @Test(arguments: [1, 2, 5], [0, 1])
  func `every key reaches the last row and the first again`(height: Int, spacing: Int) {
    let ways: [(KeyEquivalent, KeyEquivalent)] = [
      ("j", "k"), (.downArrow, .upArrow), (.pageDown, .pageUp), (.space, .pageUp),
      (.end, .home), ("G", "g"),
    ]
    for (forward, back) in ways {
      for room in [1, 3, 7, 12] {
        let fixture = ViewFixture(12, room) {
          lines(count: 9, height: height, spacing: Double(spacing))
        }
        // A row that is higher than the list takes several presses.
        for _ in 0..<9 * height { fixture.press(forward) }
        let last = fixture.draw().lines
        let line = min(room, 9 * height + 8 * spacing) - 1
        #expect(last[line].hasPrefix("▌ 8:\(height - 1)"))
        for _ in 0..<9 * height { fixture.press(back) }
        #expect(fixture.draw().lines[0].hasPrefix("▌ 0:0"))
      }
    }
  }

  @Test func `a page leaves no row out`() {
    let fixture = ViewFixture(12, 7) { lines(count: 30, height: 2, spacing: 1) }
    var seen: Set<String> = []
    for _ in 0..<30 {
      for line in fixture.draw().lines { seen.insert(String(line.dropFirst(2).prefix(5))) }
      fixture.press(.pageDown)
    }
    for row in 0..<30 { #expect(seen.contains { $0.hasPrefix("\(row):0") }) }
  }

  @Test func `only visible rows are ever made`() {
    let log = Log()
    let fixture = ViewFixture(12, 10) { lines(count: 100_000, height: 2, log: log) }
    func made(_ action: () -> Void) -> Set<Int> {
      _ = log.take()
      action()
      return Set(log.take().compactMap(Int.init))
    }
    #expect(made { fixture.draw() } == Set(0..<5))
    #expect(made { fixture.press("j") } == Set(0..<5))
    #expect(made { fixture.press(.pageDown) }.count <= 6)
    #expect(made { fixture.press(.end) } == Set(99_995..<100_000))
    #expect(made { fixture.press("k") } == Set(99_995..<100_000))
    #expect(made { fixture.press(.home) } == Set(0..<5))
    #expect(
      made { for _ in 0..<200 { fixture.mouse(.scrollDown, 1, 1) } }.isSuperset(of: 250..<300))
    #expect(made { fixture.mouse(.scrollUp, 1, 1) }.count <= 6)
    #expect(made { fixture.resize(12, 20) }.count <= 11)
    #expect(made { fixture.resize(12, 4) }.count <= 13)
  }

  @Test func `a row is made once a frame`() {
    let log = Log()
    let fixture = ViewFixture(12, 10) { lines(count: 100_000, height: 2, log: log) }
    fixture.draw()
    _ = log.take()
    fixture.frame()
    #expect(log.take() == ["0", "1", "2", "3", "4"])
  }

  @Test func `a burst of keys before a frame all count`() {
    let fixture = ViewFixture(12, 3) { numbers(20) }
    fixture.draw()
    for _ in 0..<7 { fixture.host.send(.key(KeyPress("j"))) }
    #expect(fixture.picture == "  row 5    │\n  row 6    ┃\n▌ row 7    │")
  }

  @Test func `a smaller screen keeps the selected row on it`() {
    let fixture = ViewFixture(12, 10) { numbers(40) }
    fixture.press(.pageDown)
    fixture.resize(12, 3)
    #expect(fixture.picture.contains("▌ row 10"))
    fixture.resize(12, 20)
    #expect(fixture.picture.contains("▌ row 10"))
    fixture.resize(12, 60)
    #expect(fixture.picture.hasPrefix("  row 0"))
  }

  @Test func `the selected row stays on its line when rows come before it`() {
    let fixture = ViewFixture(12, 5) {
      Changing(data: [Array(10..<30), Array(0..<30), Array(12..<30)])
    }
    fixture.press("j", "j", "j")
    #expect(fixture.draw().lines[3].hasPrefix("▌ row 13"))
    fixture.press("n")
    #expect(fixture.draw().lines[3].hasPrefix("▌ row 13"))
    fixture.press("n")
    #expect(fixture.draw().lines[1].hasPrefix("▌ row 13"))
  }

  @Test func `the row at the top stays when the selected one is not on the screen`() {
    let fixture = ViewFixture(12, 3) { Changing(data: [Array(10..<60), Array(0..<60)]) }
    fixture.draw()
    for _ in 0..<5 { fixture.mouse(.scrollDown, 1, 1) }
    #expect(fixture.draw().lines[0].hasPrefix("  row 25"))
    fixture.press("n")
    #expect(fixture.draw().lines[0].hasPrefix("  row 25"))
  }

  @Test func `a selected row that is gone is followed by the next`() {
    let fixture = ViewFixture(12, 5) { Changing(data: [[1, 2, 3], [1, 3], [1], [], [7, 8]]) }
    fixture.press("j")
    #expect(fixture.picture.contains("▌ row 2"))
    fixture.press("n")
    #expect(fixture.picture == "  row 1\n▌ row 3")
    fixture.press("n")
    #expect(fixture.picture == "▌ row 1")
    fixture.press("n")
    #expect(fixture.picture == "")
    fixture.press("n")
    #expect(fixture.picture == "▌ row 7\n  row 8")
  }

  @Test func `fewer rows leave no room empty that rows could fill`() {
    let fixture = ViewFixture(12, 4) { Changing(data: [Array(0..<50), Array(0..<6)]) }
    fixture.press(.end, "n")
    #expect(fixture.picture == "  row 2    │\n  row 3    │\n  row 4    ┃\n▌ row 5    ┃")
  }

  @Test func `a position that a screen keeps outlives its list`() {
    let position = ListPosition<Int>()
    let rows = (0..<20).map(Row.init)
    let fixture = ViewFixture(12, 3) {
      Switching { isOn in
        if isOn { List(rows, position: position) { Text("row \($0.id)") } } else { Text("else") }
      }
    }
    fixture.press("j", "j", "j", "s")
    #expect(fixture.picture == "else")
    #expect(position.selectedIndex(in: rows) == 3)
    fixture.press("s")
    #expect(fixture.picture == "  row 1    ┃\n  row 2    │\n▌ row 3    │")
    #expect(position.selectedIndex(in: [Row]()) == nil)
  }

  @Test func `a position is not changed by asking for it`() {
    let position = ListPosition<Int>()
    #expect(position.selectedIndex(in: (5..<9).map(Row.init)) == 0)
    #expect(position.selectedIndex(in: (2..<9).map(Row.init)) == 0)
    let fixture = ViewFixture(12, 3) {
      List((5..<9).map(Row.init), position: position) { Text("row \($0.id)") }
    }
    #expect(fixture.picture.contains("▌ row 5"))
    #expect(position.selectedIndex(in: (2..<9).map(Row.init)) == 3, "a row that was drawn is found")
    #expect(position.selectedIndex(in: (6..<9).map(Row.init)) == 0)
    #expect(position.selectedIndex(in: (2..<9).map(Row.init)) == 3)
  }
}

/// A list whose data change at `n`.
private struct Changing: View {
  let data: [[Int]]
  @State private var index = 0

  var body: some View {
    List(data[index].map(Row.init)) { Text("row \($0.id)") }.onKeyPress("n") {
      index += 1
      return .handled
    }
  }
}
