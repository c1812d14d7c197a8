import Cells
import Testing

@testable import Views

/// Views about what is selected, beside it.
struct InspectorTests {
  @Test func `it stands at the right, as wide as it says, and comes and goes`() {
    let fixture = ViewFixture(100, 3) { Inspected() }
    let shown = "▸ 行 0 ◂{ ×81}│about\n{ ×89}│[ 詳細 0 ]\n{ ×89}│"
    #expect(fixture.abridged == shown)
    fixture.press("i")
    #expect(fixture.abridged == "▸ 行 0 ◂")
    fixture.press("i")
    #expect(fixture.abridged == shown)
  }

  @Test func `on a narrow screen it is a sheet, on a wide one a column`() {
    let fixture = ViewFixture(40, 10) { Inspected() }
    #expect(
      fixture.abridged == """
        [ 行 0 ]


        { ×12}╭{─×14}╮
        { ×12}│  about       │
        { ×12}│  ▸ 詳細 0 ◂  │
        { ×12}╰{─×14}╯
        """)
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ 詳細 1 ◂"))
    fixture.press(.escape)
    #expect(fixture.picture == "▸ 行 0 ◂")
    fixture.resize(200, 60)
    fixture.press("i")
    #expect(
      fixture.abridged
        == "▸ 行 0 ◂{ ×181}│\n{ ×189}│\n{27 lines}\n{ ×189}│about\n{ ×189}│[ 詳細 0 ]\n{ ×189}│\n{28 lines}"
    )
  }

  @Test func `the room decides that it has, not the screen`() {
    func inspected(_ columns: Double) -> ViewFixture {
      ViewFixture(100, 8) { Inspected().frame(width: columns * 8) }
    }
    #expect(inspected(60).find("│") == Point(x: 49, y: 0))
    #expect(inspected(59).picture.contains("╭"))
  }

  @Test func `at least a third of the room is left to the view`() {
    let fixture = ViewFixture(60, 1) {
      Text("a").inspector(isPresented: .constant(true)) {
        Text("b").inspectorColumnWidth(800)
      }
    }
    #expect(fixture.find("│") == Point(x: 20, y: 0))
  }

  @Test func `each has its own title and its own buttons in the bar`() {
    func titled(_ width: Int) -> ViewFixture {
      ViewFixture(width, 9) {
        NavigationStack {
          Text("main").navigationTitle("日本").inspector(isPresented: .constant(true)) {
            Text("info").navigationTitle("About").toolbar { Button("Close") {} }
          }
        }
      }
    }
    let wide = titled(70).draw().lines
    #expect(wide[0] == " 日本")
    #expect(wide[1].contains("│ About") && wide[1].hasSuffix("[ Close ]"))
    let narrow = titled(40).draw().lines
    #expect(narrow[0] == " 日本")
    #expect(narrow.contains { $0.contains("About") && $0.contains("Close") })
  }

  @Test func `Tab and the mouse reach it, and what is disabled around it is so in it`() {
    let fixture = ViewFixture(80, 3) { Inspected() }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("[ 行 0 ]") && fixture.picture.contains("▸ 詳細 1 ◂"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("▸ 行 1 ◂"))
    fixture.use(["詳細"])
    #expect(fixture.picture.contains("▸ 詳細 2 ◂"))
    let disabled = ViewFixture(80, 3) { Inspected().disabled(true) }
    let picture = disabled.picture
    disabled.press(.tab, .return)
    disabled.use(["詳細", "行"])
    #expect(disabled.picture == picture)
  }

  @Test func `the view keeps its state however the inspector is shown`() {
    let fixture = ViewFixture(80, 8) { Inspected() }
    fixture.press(.return, .tab, .return)
    for (width, sign) in [(40, "╭"), (80, "│")] {
      fixture.resize(width, 8)
      #expect(fixture.picture.contains("行 1") && fixture.picture.contains(sign))
    }
    fixture.press("i", "i")
    #expect(fixture.picture.contains("行 1") && fixture.picture.contains("詳細 0"))
  }

  @Test(arguments: 0...70) func `there may be too little room, and nothing in it`(width: Int) {
    for height in [0, 1, 5] {
      let fixture = ViewFixture(width, height) { Inspected() }
      if height == 1 { #expect((fixture.find("│") != nil) == (width >= 60)) }
      fixture.press(.return, .tab, .return)
      #expect(fixture.draw().hasWholeCharacters)
      let empty = ViewFixture(width, height) {
        Text("日").inspector(isPresented: .constant(true)) {}
      }
      #expect(empty.draw().lines.count == height)
    }
  }
}

private struct Inspected: View {
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    Button("行 \(count)") { count += 1 }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .inspector(isPresented: $isShown) {
        VStack(alignment: .leading) {
          Text("about")
          PressCounter(title: "詳細")
        }
        .inspectorColumnWidth(min: 40, ideal: 80, max: 160)
      }
      .onKeyPress("i") {
        isShown.toggle()
        return .handled
      }
  }
}

/// A button that counts how often it was pressed.
private struct PressCounter: View {
  let title: String
  @State private var count = 0

  var body: some View { Button("\(title) \(count)") { count += 1 } }
}
