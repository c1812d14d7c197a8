import Cells
import Testing

@testable import Views

/// Actions that a row offers while it has the cursor.
struct SwipeActionTests {
  private func list(_ log: Log) -> some View {
    List(0..<3) { number in
      Text("行 \(number)").swipeActions {
        Button("Del", role: .destructive) { log.add("del \(number)") }
        Button("Pin") { log.add("pin \(number)") }
      }
    }
  }

  @Test func `the row with the cursor shows its actions, and Tab reaches them`() {
    let log = Log()
    let fixture = ViewFixture(28, 3) { list(log) }
    #expect(fixture.picture == "▌ 行 0     [ Del ] [ Pin ]\n  行 1\n  行 2")
    fixture.press("j", .tab)
    #expect(fixture.picture == "  行 0\n▌ 行 1     ▸ Del ◂ [ Pin ]\n  行 2")
    fixture.press(.tab, .return, .tab)
    #expect(log.take() == ["pin 1"])
    fixture.mouse(.press, 15, 1)
    #expect(log.take() == ["del 1"])
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("▌ 行 2     [ Del ]"))
  }

  @Test func `the list itself presses no action`() {
    let log = Log()
    let fixture = ViewFixture(28, 3) { list(log) }
    #expect(!fixture.press(.return))
    fixture.press(.delete, .space)
    fixture.mouse(.press, 4, 1)
    #expect(log.take() == [])
  }

  @Test func `actions may stand before the row`() {
    #expect(
      picture(20, 1) {
        List(0..<1) { Text("row \($0)").swipeActions(edge: .leading) { Button("a") {} } }
      } == "▌ [ a ] row 0")
  }

  @Test func `too little room, none, and outside of a list`() {
    #expect(picture(9, 1) { Text("a").swipeActions { Button("b") {} } } == "a")
    #expect(picture(9, 1) { List(0..<1) { _ in Text("a").swipeActions {} } } == "▌ a")
    for width in 0...12 {
      let log = Log()
      let fixture = ViewFixture(width, 2) { list(log) }
      fixture.press("j", .tab, .tab, .return)
      #expect(log.take() == ["pin 1"], "the keys reach them though they are not seen")
      #expect(fixture.draw().hasWholeCharacters)
      #expect(width < 3 || fixture.draw().lines[1].hasPrefix("▌"))
    }
  }

  @Test func `a disabled list offers none, nor does a row that is`() {
    let log = Log()
    let fixture = ViewFixture(28, 3) { list(log).disabled(true) }
    fixture.press(.tab, .return)
    fixture.use(["Del", "Pin"])
    #expect(log.take() == [])
    let row = ViewFixture(28, 1) {
      List(0..<1) { _ in
        Text("行").swipeActions { Button("Del") { log.add("del") } }.disabled(true)
      }
    }
    row.press(.tab, .return)
    row.use(["Del"])
    #expect(log.take() == [] && row.picture.contains("[ Del ]"))
  }

  @Test func `a button keeps its state while its title comes and goes`() {
    let fixture = ViewFixture(42, 2) {
      List(0..<1) { _ in Text("日本語 title").swipeActions { Counting() } }
    }
    fixture.press(.tab, .return, .return)
    #expect(fixture.picture == "▌ 日本語 title            ▸ ⌫ Delete 2 ◂")
    fixture.resize(24, 2)
    #expect(fixture.picture == "▌ 日本語 title   ▸ ⌫ ◂")
    fixture.press(.return)
    fixture.resize(42, 2)
    #expect(fixture.picture == "▌ 日本語 title            ▸ ⌫ Delete 3 ◂")
  }

  @Test func `labels in a style of the program have it, and become signs as well`() {
    func list(_ width: Int) -> String {
      picture(width, 1) {
        List(0..<1) { _ in
          Text("日本語").swipeActions { Button("Go", systemImage: "plus") {} }
            .labelStyle(.titleOnly)
        }
      }
    }
    #expect(list(20) == "▌ 日本語    [ Go ]")
    #expect(list(16) == "▌ 日本語 [ + ]")
  }

  @Test func `in a narrow list they are signs, and then they cover the end of the row`() {
    let log = Log()
    func fixture(_ width: Int) -> ViewFixture {
      ViewFixture(width, 2) {
        List(0..<1) { _ in
          Text("日本語 title").swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { log.add("delete") }
            Button("Edit", systemImage: "pencil") { log.add("edit") }
          }
        }
      }
    }
    #expect(fixture(42).picture == "▌ 日本語 title   [ ⌫ Delete ] [ ✎ Edit ]")
    #expect(fixture(30).picture == "▌ 日本語 title   [ ⌫ ] [ ✎ ]")
    let narrow = fixture(20)
    #expect(narrow.picture == "▌ 日本 [ ⌫ ] [ ✎ ]")
    narrow.press(.tab, .return)
    #expect(log.take() == ["delete"])
    narrow.mouse(.press, 15, 0)
    #expect(log.take() == ["edit"])
  }

  @Test func `Tab into a row that was scrolled away brings it back`() {
    let log = Log()
    let fixture = ViewFixture(28, 3) {
      List(0..<20) { number in
        Text("行 \(number)").swipeActions { Button("Del") { log.add("del \(number)") } }
      }
    }
    for _ in 0..<3 { fixture.mouse(.scrollDown, 1, 1) }
    #expect(!fixture.picture.contains("行 0"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("行 0") && fixture.picture.contains("▸ Del ◂"))
    fixture.mouse(.scrollDown, 1, 1)
    fixture.mouse(.scrollDown, 1, 1)
    #expect(!fixture.picture.contains("行 0 "), "the wheel still scrolls away from it")
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View { Button("Delete \(count)", systemImage: "trash") { count += 1 } }
}
