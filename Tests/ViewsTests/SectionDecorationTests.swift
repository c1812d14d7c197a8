import Cells
import Testing

@testable import Views

/// What is drawn with each row of a list, or presented by all of them.
struct SectionDecorationTests {
  @Test func `rows stay rows whatever they present together`() {
    let fixture = ViewFixture(30, 8) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .sheet(isPresented: .constant(false)) { Text("sheet") }
          .toolbar { Button("Bar") {} }
          .searchable(text: .constant(""))
          .refreshable {}
          .navigationDestination(isPresented: .constant(false)) { Text("next") }
          .alert("Sure?", isPresented: .constant(false)) {}
        Section("names") { Text("c") }
          .confirmationDialog("Sure?", isPresented: .constant(false)) {}
      }
    }
    fixture.press(.downArrow)
    #expect(
      fixture.picture == """
                              [ Bar ]
         ⌕ ▏Search                  ▕
          a
        ▌ b

        names
          c
        """)
  }

  @Test func `what all rows present is there once`() {
    let fixture = ViewFixture(30, 7) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .alert("Sure?", isPresented: .constant(true)) {}
      }
    }
    #expect(fixture.picture.split(separator: "Sure?", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `a tag is known behind an alert`() {
    let selected = Log()
    let fixture = ViewFixture(12, 2) {
      List(selection: Binding<String?>(get: { "two" }, set: { selected.add($0 ?? "none") })) {
        Text("1").tag("one").alert("Sure?", isPresented: .constant(false)) {}
        Text("2").tag("two").sheet(isPresented: .constant(false)) {}
      }
    }
    #expect(fixture.picture == "  1\n▌ 2")
  }

  @Test func `each row has its own badge, layers and border`() {
    let rows = ForEach(["a", "漢"], id: \.self) { Text($0) }
    #expect(picture(8, 3) { List { rows.badge(3) } } == "▌ a  3\n  漢 3")
    #expect(
      picture(8, 3) { List { rows.overlay { Text("x") }.background { Text("y") } } }
        == "▌ x\n  x")
    #expect(
      picture(8, 6) { List { rows.border(.primary) } }
        == "▌ ┌─┐\n▌ │a│\n▌ └─┘\n  ┌──┐\n  │漢│\n  └──┘")
    #expect(picture(1, 1) { List { rows.border(.primary).badge(3) } } == "▌")
    #expect(picture(8, 2) { List { ForEach(0..<0) { Text("\($0)") }.border(.primary) } } == "")
  }

  @Test func `each row is tapped for itself`() {
    let log = Log()
    let fixture = ViewFixture(12, 2) {
      List { ForEach(["a", "b"], id: \.self) { Text($0) }.onTapGesture { log.add("tap") } }
    }
    #expect(fixture.picture == "▌ a\n  b")
    fixture.mouse(.press, 2, 1)
    #expect(log.take() == ["tap"])
    #expect(fixture.picture == "  a\n▌ b")
  }

  @Test func `each row offers the actions of all`() {
    let fixture = ViewFixture(20, 2) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.swipeActions { Button("Go") {} }
      }
    }
    fixture.press(.downArrow)
    let lines = fixture.picture.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains("Go") == true)
  }
}
