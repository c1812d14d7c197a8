import Cells
import Testing

@testable import Views

/// The order in which Tab goes, and where the focus begins.
struct FocusOrderTests {
  @Test func `Tab and Shift-Tab go through every container in the order of the code`() {
    let fixture = ViewFixture(60, 30) { Everything() }
    var forward: [String] = []
    for _ in names {
      forward.append(focused(fixture))
      fixture.press(.tab)
    }
    #expect(forward == names)
    #expect(focused(fixture) == names[0])
    var back: [String] = []
    for _ in names {
      fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
      fixture.draw()
      back.append(focused(fixture))
    }
    #expect(back == names.reversed())
  }

  private func focused(_ fixture: ViewFixture) -> String {
    let picture = fixture.picture
    return names.first { picture.contains("▸ \($0) ◂") } ?? "none"
  }

  @Test func `a screen that takes the place of one without focus begins with focus`() {
    let fixture = ViewFixture(20, 4) { Signing() }
    fixture.press("a", .return)
    #expect(fixture.picture.contains("sending"))
    #expect(!fixture.picture.contains("▸"))
    fixture.press("!")
    #expect(fixture.picture == "▌ row 0\n  row 1\n  row 2")
    fixture.press(.downArrow)
    #expect(fixture.picture == "  row 0\n▌ row 1\n  row 2")
  }

  @Test func `a disabled list is neither reached nor clicked`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) { Choosing(log: log).disabled(true) }
    fixture.press(.tab, .downArrow, .return, .space, .delete)
    fixture.mouse(.press, 3, 1)
    #expect(log.take() == [])
  }

  @Test func `a field in an alert is typed into, and its buttons are reached from it`() {
    let log = Log()
    let fixture = ViewFixture(40, 10) { Naming(log: log) }
    fixture.press(.return, "b", "o", .downArrow)
    #expect(fixture.picture.contains("▸ Save ◂"))
    fixture.press(.upArrow, "y", .tab, .return)
    #expect(log.take() == ["saved boy"])
    fixture.press(.return)
    #expect(fixture.picture.contains("▸boy"))
    fixture.press(.escape)
    #expect(fixture.picture == "▸ Open ◂")
  }

  @Test func `a container tied to a flag is in focus while a view in it is`() {
    let fixture = ViewFixture(20, 5) { Grouped() }
    #expect(fixture.picture.hasSuffix("true"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("true"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("false"))
  }
}

private let names = [
  "first", "left", "right", "back", "front", "over", "under", "grid", "cell", "read", "fit",
  "scroll", "any", "last",
]

private struct Everything: View {
  var body: some View {
    Button("first") {}
    HStack {
      Button("left") {}
      VStack { Button("right") {} }
    }
    ZStack {
      Button("back") {}.padding(.top, 16)
      Button("front") {}
    }
    Button("over") {}.padding([.bottom, .horizontal], 16).overlay(alignment: .bottom) {
      Button("under") {}
    }
    Grid {
      GridRow {
        Button("grid") {}
        Button("cell") {}
      }
    }
    GeometryReader { _ in Button("read") {} }.frame(height: 16)
    ViewThatFits { Button("fit") {} }
    ScrollView { Button("scroll") {} }.frame(height: 32)
    AnyView(Group { Button("any") {} })
    Button("hidden") {}.hidden()
    Button("last") {}
  }
}

private struct Signing: View {
  @State private var name = ""
  @State private var phase = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if phase < 2 {
        TextField("Name", text: $name).focused($isFocused).onSubmit {
          isFocused = false
          phase = 1
        }
        Text(phase == 1 ? "sending" : "")
        Button("Other") {}
      } else {
        List(0..<3, id: \.self) { Text("row \($0)") }
      }
    }
    .onKeyPress("!") {
      phase += 1
      return .handled
    }
  }
}

private struct Choosing: View {
  let log: Log
  @State private var chosen: Int?

  var body: some View {
    List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
      .onChange(of: chosen) { log.add("chosen \(chosen ?? -1)") }
  }
}

private struct Naming: View {
  let log: Log
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    Button("Open") { isShown = true }
      .alert("Name", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Save") { log.add("saved \(name)") }
        Button("Cancel", role: .cancel) {}
      }
  }
}

private struct Grouped: View {
  @FocusState private var isIn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Button("a") {}
      Button("b") {}
    }
    .focused($isIn)
    Button("c") {}
    Text("\(isIn)")
  }
}
