import Cells
import Testing

@testable import Views

/// Which rows of a list are selected, and who says so.
struct ListSelectionTests {
  @Test func `nil selects nothing, and an arrow begins with the row of the cursor`() {
    let fixture = ViewFixture(12, 3) { Single(ids: [1, 2]) }
    #expect(fixture.picture == "› 1\n  2\nnil")
    fixture.press(.downArrow)
    #expect(fixture.picture == "▌ 1\n  2\n1")
    fixture.press(.downArrow)
    #expect(fixture.picture == "  1\n▌ 2\n2")
    fixture.press("0")
    #expect(fixture.picture == "  1\n› 2\nnil")
    fixture.press(.return)
    #expect(fixture.picture == "  1\n▌ 2\n2")
  }

  @Test func `an id that is gone stays selected in the binding, and no row is`() {
    let fixture = ViewFixture(12, 5) { Single(ids: [1, 2, 3]) }
    fixture.press("j", "j", "x")
    #expect(fixture.picture == "  1\n› 3\n\n\n2")
    fixture.press("b")
    #expect(fixture.picture == "  1\n▌ 2\n  3\n\n2")
  }

  @Test func `a selection from outside is scrolled to, also before its row has come`() {
    let fixture = ViewFixture(12, 4) { Single(ids: Array(1...3)) }
    fixture.press("9")
    #expect(fixture.picture == "› 1\n  2\n  3\n9")
    fixture.press("m")
    #expect(fixture.picture.contains("▌ 9"))
  }

  @Test func `tags are what static rows are selected by`() {
    let fixture = ViewFixture(12, 4) { Tagged() }
    #expect(fixture.picture == "  One\n▌ Two\n  none\nb")
    fixture.press("k")
    #expect(fixture.picture == "▌ One\n  Two\n  none\na")
    fixture.press("j", "j")
    #expect(fixture.picture == "  One\n▌ Two\n› none\nb")
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture.hasSuffix("a"))
  }

  @Test func `a tag goes before the id of an element`() {
    let fixture = ViewFixture(12, 4) { TaggedElements() }
    fixture.press("j", "j")
    #expect(fixture.picture == "  1\n▌ 2\n  3\n20")
  }

  @Test func `several rows are selected with Space, Enter and clicks`() {
    let fixture = ViewFixture(12, 5) { Several() }
    #expect(fixture.picture == "▌  一\n   二\n   三\n   四\n[]")
    fixture.press(.space, "j", "j", .return)
    #expect(fixture.picture == " ✓ 一\n   二\n▌✓ 三\n   四\n[0, 2]")
    fixture.press("k", "k", .space)
    fixture.mouse(.press, 4, 3)
    #expect(fixture.picture == "   一\n   二\n ✓ 三\n▌✓ 四\n[2, 3]")
  }

  @Test func `every form of data makes rows`() {
    let rows = (0..<2).map(Row.init)
    let one = Binding<Int?>.constant(1)
    let many = Binding<Set<Int>>.constant([1])
    let bound = Binding.constant(rows)
    #expect(picture(9, 2) { List(rows) { Text("\($0.id)") } } == "▌ 0\n  1")
    #expect(picture(9, 2) { List(rows, id: \.id) { Text("\($0.id)") } } == "▌ 0\n  1")
    #expect(picture(9, 2) { List(0..<2) { Text("\($0)") } } == "▌ 0\n  1")
    #expect(picture(9, 2) { List(bound) { $row in Text("\(row.id)") } } == "▌ 0\n  1")
    #expect(picture(9, 2) { List(rows, selection: one) { Text("\($0.id)") } } == "  0\n▌ 1")
    #expect(picture(9, 2) { List(0..<2, selection: one) { Text("\($0)") } } == "  0\n▌ 1")
    #expect(
      picture(9, 2) { List(["a", "b"], id: \.count, selection: many) { Text($0) } }
        == "▌✓ a\n ✓ b")
    #expect(picture(9, 2) { List(rows, selection: many) { Text("\($0.id)") } } == "▌  0\n ✓ 1")
    #expect(picture(9, 2) { List(bound, selection: one) { Text("\($0.id)") } } == "  0\n▌ 1")
  }

  @Test func `which of two lists has the focus is seen without colour`() {
    let fixture = ViewFixture(12, 4) {
      List(0..<2) { Text("\($0)") }
      List(0..<2, selection: .constant(Optional(1))) { Text("\($0)") }
    }
    func reversed() -> [Int] {
      let buffer = fixture.draw()
      return (0..<4).filter { buffer[2, $0].style.attributes.contains(.reverse) }
    }
    #expect(fixture.picture == "▌ 0\n  1\n  0\n▌ 1")
    #expect(reversed() == [0])
    fixture.press(.tab)
    #expect(reversed() == [3])
    fixture.mouse(.press, 3, 1)
    #expect(reversed() == [1])
  }

  @Test func `a list begins at its start where the selected row is seen from there`() {
    func rows(selecting id: Int) -> [Substring] {
      picture(9, 3) { List(1..<10, selection: .constant(Optional(id))) { Text("\($0)") } }
        .split(separator: "\n").map { $0.prefix(3) }
    }
    #expect(rows(selecting: 3) == ["  1", "  2", "▌ 3"])
    #expect(rows(selecting: 9).contains("▌ 9"))
  }

  @Test func `a selected row that comes into another part of the list is seen there`() {
    let fixture = ViewFixture(9, 4) { Parts() }
    fixture.press("g")
    #expect(fixture.picture.hasPrefix("0"))
    fixture.press("r")
    #expect(fixture.picture.contains("▌ 0"))
  }
}

/// Rows below headers, in an order that "r" reverses.
private struct Parts: View {
  @State private var ids = Array(0..<9)
  @State private var position = ListPosition<Int>(showsNewRows: true)

  var body: some View {
    List(position: position) {
      ForEach([0, 3, 6], id: \.self) { start in
        ListHeader { Text("\(start)") }
        ForEach(ids[start..<start + 3], id: \.self) { Text("\($0)") }
      }
    }
    .onKeyPress("r") {
      ids.reverse()
      return .handled
    }
  }
}

private struct Single: View {
  @State var ids: [Int]
  @State private var selection: Int?

  var body: some View {
    List(ids, id: \.self, selection: $selection) { Text("\($0)") }
      .onKeyPress(keys: ["0", "9", "m", "x", "b"]) { press in
        switch press.key {
        case "0": selection = nil
        case "9": selection = 9
        case "m": ids = Array(1...9)
        case "x": ids = [1, 3]
        default: ids = [1, 2, 3]
        }
        return .handled
      }
    Text(selection.map(String.init) ?? "nil")
  }
}

private struct Tagged: View {
  @State private var selection: String? = "b"

  var body: some View {
    List(selection: $selection) {
      Text("One").tag("a")
      Text("Two").tag("b").bold().background { Color.clear }.onAppear {}
      Text("none")
    }
    Text(selection ?? "nil")
  }
}

private struct TaggedElements: View {
  @State private var selection: Int?

  var body: some View {
    List(selection: $selection) {
      ForEach(1..<4, id: \.self) { Text("\($0)").tag($0 * 10) }
    }
    Text(selection.map(String.init) ?? "nil")
  }
}

private struct Several: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    List(Array(["一", "二", "三", "四"].enumerated()), id: \.offset, selection: $selection) {
      Text($0.element)
    }
    Text("\(selection.sorted())")
  }
}
