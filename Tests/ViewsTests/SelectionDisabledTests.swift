import Cells
import Testing

@testable import Views

/// Rows that cannot be selected, and lists of which one row always is.
struct SelectionDisabledTests {
  private struct Rows: View {
    let log: Log
    @State private var one: Int? = 1

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $one) {
          Text("a").tag(1)
          Button("b") { log.add("b") }.tag(2).selectionDisabled()
          Text("c").selectionDisabled(false).tag(3)
        }
        Text("\(one ?? 0)")
      }
    }
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $chosen) {
          ForEach(0..<3) { Text("r\($0)").selectionDisabled($0 == 1) }
        }
        Text("\(chosen.sorted())")
      }
    }
  }

  private struct Required: View {
    @State private var shown = "b"

    var body: some View {
      VStack(alignment: .leading) {
        List(["a", "b", "日"], id: \.self, selection: $shown) { Text($0) }
        Text(shown)
      }
    }
  }

  @Test func `the cursor goes over a row that cannot be selected, which keeps its button`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) { Rows(log: log) }
    fixture.press("j")
    #expect(fixture.picture.hasSuffix("\n1"))
    fixture.press(.return)
    #expect(log.take() == ["b"])
    fixture.press("j")
    #expect(fixture.picture.hasSuffix("\n3"))
    fixture.mouse(.press, 3, 1)
    #expect(fixture.picture.hasSuffix("\n3"))
  }

  @Test func `neither Space nor a click adds it to a selection of several`() {
    let fixture = ViewFixture(12, 4) { Several() }
    fixture.press(.space, "j", .space, "j", .space)
    #expect(fixture.picture.hasSuffix("[0, 2]"))
    fixture.mouse(.press, 4, 1)
    fixture.mouse(.press, 4, 0)
    #expect(fixture.picture.hasSuffix("[2]"))
  }

  @Test func `a list of which one row is always selected begins with it`() {
    let fixture = ViewFixture(12, 4) { Required() }
    #expect(fixture.picture == "  a\n▌ b\n  日\nb")
    fixture.press("j")
    #expect(fixture.picture == "  a\n  b\n▌ 日\n日")
  }

  @Test func `every other row has a background where that of the terminal is known`() {
    let fixture = ViewFixture(6, 3) {
      List(0..<3) { Text("\($0)") }.alternatingRowBackgrounds()
    }
    #expect(fixture.draw()[3, 1].style.background == .standard)
    fixture.host.background = .dark
    #expect(fixture.draw()[3, 1].style.background == .palette(236))
    #expect(fixture.draw()[3, 2].style.background == .standard)
    fixture.host.background = .light
    #expect(fixture.draw()[3, 1].style.background == .palette(254))
  }
}
