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
        let stage = Stage(12, room) { lines(count: 9, height: height, spacing: Double(spacing)) }
        // A row that is higher than the list takes several presses.
        for _ in 0..<9 * height { stage.press(forward) }
        let last = stage.draw().lines
        let line = min(room, 9 * height + 8 * spacing) - 1
        #expect(last[line].hasPrefix("▌ 8:\(height - 1)"))
        for _ in 0..<9 * height { stage.press(back) }
        #expect(stage.draw().lines[0].hasPrefix("▌ 0:0"))
      }
    }
  }

  @Test func `a page leaves no row out`() {
    let stage = Stage(12, 7) { lines(count: 30, height: 2, spacing: 1) }
    var seen: Set<String> = []
    for _ in 0..<30 {
      for line in stage.draw().lines { seen.insert(String(line.dropFirst(2).prefix(5))) }
      stage.press(.pageDown)
    }
    for row in 0..<30 { #expect(seen.contains { $0.hasPrefix("\(row):0") }) }
  }

  @Test func `only visible rows are ever made`() {
    let log = Log()
    let stage = Stage(12, 10) { lines(count: 100_000, height: 2, log: log) }
    func made(_ action: () -> Void) -> Set<Int> {
      _ = log.take()
      action()
      return Set(log.take().compactMap(Int.init))
    }
    #expect(made { stage.draw() } == Set(0..<5))
    #expect(made { stage.press("j") } == Set(0..<5))
    #expect(made { stage.press(.pageDown) }.count <= 6)
    #expect(made { stage.press(.end) } == Set(99_995..<100_000))
    #expect(made { stage.press("k") } == Set(99_995..<100_000))
    #expect(made { stage.press(.home) } == Set(0..<5))
    #expect(made { for _ in 0..<200 { stage.mouse(.scrollDown, 1, 1) } }.isSuperset(of: 250..<300))
    #expect(made { stage.mouse(.scrollUp, 1, 1) }.count <= 6)
    #expect(made { stage.resize(12, 20) }.count <= 11)
    #expect(made { stage.resize(12, 4) }.count <= 13)
  }

  @Test func `a row is made once a frame`() {
    let log = Log()
    let stage = Stage(12, 10) { lines(count: 100_000, height: 2, log: log) }
    stage.draw()
    _ = log.take()
    stage.frame()
    #expect(log.take() == ["0", "1", "2", "3", "4"])
  }

  @Test func `a burst of keys before a frame all count`() {
    let stage = Stage(12, 3) { numbers(20) }
    stage.draw()
    for _ in 0..<7 { stage.host.send(.key(KeyPress("j"))) }
    #expect(stage.picture == "  row 5    │\n  row 6    ┃\n▌ row 7    │")
  }

  @Test func `a smaller screen keeps the selected row on it`() {
    let stage = Stage(12, 10) { numbers(40) }
    stage.press(.pageDown)
    stage.resize(12, 3)
    #expect(stage.picture.contains("▌ row 10"))
    stage.resize(12, 20)
    #expect(stage.picture.contains("▌ row 10"))
    stage.resize(12, 60)
    #expect(stage.picture.hasPrefix("  row 0"))
  }

  @Test func `the selected row stays on its line when rows come before it`() {
    let stage = Stage(12, 5) { Changing(data: [Array(10..<30), Array(0..<30), Array(12..<30)]) }
    stage.press("j", "j", "j")
    #expect(stage.draw().lines[3].hasPrefix("▌ row 13"))
    stage.press("n")
    #expect(stage.draw().lines[3].hasPrefix("▌ row 13"))
    stage.press("n")
    #expect(stage.draw().lines[1].hasPrefix("▌ row 13"))
  }

  @Test func `the row at the top stays when the selected one is not on the screen`() {
    let stage = Stage(12, 3) { Changing(data: [Array(10..<60), Array(0..<60)]) }
    stage.draw()
    for _ in 0..<5 { stage.mouse(.scrollDown, 1, 1) }
    #expect(stage.draw().lines[0].hasPrefix("  row 25"))
    stage.press("n")
    #expect(stage.draw().lines[0].hasPrefix("  row 25"))
  }

  @Test func `a selected row that is gone leaves its place to the next`() {
    let stage = Stage(12, 5) { Changing(data: [[1, 2, 3], [1, 3], [1], [], [7, 8]]) }
    stage.press("j")
    #expect(stage.picture.contains("▌ row 2"))
    stage.press("n")
    #expect(stage.picture == "  row 1\n▌ row 3")
    stage.press("n")
    #expect(stage.picture == "▌ row 1")
    stage.press("n")
    #expect(stage.picture == "")
    stage.press("n")
    #expect(stage.picture == "▌ row 7\n  row 8")
  }

  @Test func `fewer rows leave no room empty that rows could fill`() {
    let stage = Stage(12, 4) { Changing(data: [Array(0..<50), Array(0..<6)]) }
    stage.press(.end, "n")
    #expect(stage.picture == "  row 2    │\n  row 3    │\n  row 4    ┃\n▌ row 5    ┃")
  }

  @Test func `a position that a screen keeps outlives its list`() {
    let position = ListPosition<Int>()
    let rows = (0..<20).map(Row.init)
    let stage = Stage(12, 3) {
      Switching { isOn in
        if isOn { List(rows, position: position) { Text("row \($0.id)") } } else { Text("else") }
      }
    }
    stage.press("j", "j", "j", "s")
    #expect(stage.picture == "else")
    #expect(position.selectedIndex(in: rows) == 3)
    stage.press("s")
    #expect(stage.picture == "  row 1    ┃\n  row 2    │\n▌ row 3    │")
    #expect(position.selectedIndex(in: [Row]()) == nil)
  }

  @Test func `a position is not changed by asking for it`() {
    let position = ListPosition<Int>()
    #expect(position.selectedIndex(in: (5..<9).map(Row.init)) == 0)
    #expect(position.selectedIndex(in: (2..<9).map(Row.init)) == 0)
    let stage = Stage(12, 3) {
      List((5..<9).map(Row.init), position: position) { Text("row \($0.id)") }
    }
    #expect(stage.picture.contains("▌ row 5"))
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
