import Cells
import Testing

@testable import Views

/// Lists and scroll views as panes beside one another.
struct PaneTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private let rows = (1...9).map(Row.init)

  @Test func `a click on a row is reported once the row is selected`() {
    let log = Log()
    let position = ListPosition<Int>()
    let fixture = ViewFixture(12, 4) {
      List(rows, position: position) { Text("row \($0.id)") }
        .onRowClick { log.add("\($0) \(position.selectedIndex(in: rows) ?? -1)") }
    }
    fixture.mouse(.press, 4, 2)
    #expect(log.take() == ["3 2"])
    fixture.press("j", .return)
    fixture.mouse(.scrollDown, 4, 2)
    #expect(log.take() == [])
  }

  @Test func `a row with a control takes the click itself`() {
    let log = Log()
    let fixture = ViewFixture(12, 2) {
      List(rows) { row in Button("row \(row.id)") { log.add("press \(row.id)") } }
        .onRowClick { _ in log.add("click") }
    }
    fixture.mouse(.press, 4, 1)
    #expect(log.take() == ["press 2"])
  }

  @Test func `a row that the program selects is brought into sight`() {
    let position = ListPosition<Int>()
    let fixture = ViewFixture(12, 3) { List(rows, position: position) { Text("row \($0.id)") } }
    fixture.press("j")
    position.select(8, in: rows)
    #expect(fixture.picture == "  row 6    │\n  row 7    │\n▌ row 8    ┃")
    position.select(99, in: rows)
    #expect(position.selectedIndex(in: rows) == 7)
    fixture.press("k")
    #expect(position.selectedIndex(in: rows) == 6)
  }

  private final class Token {}

  private struct Held: Identifiable {
    let id: Int
    let token: Token
  }

  private struct Pane: View {
    let rows: () -> [Held]
    let position: ListPosition<Int>

    var body: some View {
      if rows().isEmpty {
        Text("no list")
      } else {
        List(rows(), position: position) { Text("row \($0.id)") }
      }
    }
  }

  @Test func `a position that is kept releases the rows of a list that is gone`() {
    var rows = [Held(id: 1, token: Token())]
    weak var token: Token?
    token = rows.first?.token
    let position = ListPosition<Int>()
    let fixture = ViewFixture(12, 3) { Pane(rows: { rows }, position: position) }
    #expect(fixture.picture.hasPrefix("▌ row 1"))
    rows = []
    position.forgetRows()
    #expect(fixture.picture.hasPrefix("no list"))
    #expect(token == nil)
  }

  @Test func `a scroll view that is a pane has the focus though it has nothing to scroll to`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      HStack {
        List(rows) { Text("row \($0.id)") }.onKeyPress("x") { log.answer("list") }
        ScrollView { Text("short") }.pane().onKeyPress("x") { log.answer("pane") }
      }
    }
    fixture.press("x", .tab, "x", "j", .tab, "x")
    #expect(log.take() == ["list", "pane", "list"])
    #expect(fixture.picture.contains("▌ row 1"))
    fixture.mouse(.press, 15, 3)
    fixture.press("x")
    #expect(log.take() == ["pane"])
  }
}

extension Log {
  fileprivate func answer(_ word: String) -> KeyPress.Result {
    add(word)
    return .handled
  }
}
