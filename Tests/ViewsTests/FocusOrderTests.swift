import Cells
import Testing

@testable import Views

/// The order in which Tab goes, and where the focus begins.
struct FocusOrderTests {
  @Test func `Tab and Shift-Tab go through every container in the order of the code`() {
    let stage = Stage(60, 30) { Everything() }
    var forward: [String] = []
    for _ in names {
      forward.append(focused(stage))
      stage.press(.tab)
    }
    #expect(forward == names)
    #expect(focused(stage) == names[0])
    var back: [String] = []
    for _ in names {
      stage.host.send(.key(KeyPress(.tab, modifiers: .shift)))
      stage.draw()
      back.append(focused(stage))
    }
    #expect(back == names.reversed())
  }

  private func focused(_ stage: Stage) -> String {
    let picture = stage.picture
    return names.first { picture.contains("▸ \($0) ◂") } ?? "none"
  }

  @Test func `a screen that takes the place of one without focus begins with focus`() {
    let stage = Stage(20, 4) { Signing() }
    stage.press("a", .return)
    #expect(stage.picture.contains("sending"))
    #expect(!stage.picture.contains("▸"))
    stage.press("!")
    #expect(stage.picture == "▌ row 0\n  row 1\n  row 2")
    stage.press(.downArrow)
    #expect(stage.picture == "  row 0\n▌ row 1\n  row 2")
  }

  @Test func `a disabled list is neither reached nor clicked`() {
    let log = Log()
    let stage = Stage(20, 4) { Choosing(log: log).disabled(true) }
    stage.press(.tab, .downArrow, .return, .space, .delete)
    stage.mouse(.press, 3, 1)
    #expect(log.take() == [])
  }

  @Test func `a field in an alert is typed into, and its buttons are reached from it`() {
    let log = Log()
    let stage = Stage(40, 10) { Naming(log: log) }
    stage.press(.return, "b", "o", .downArrow)
    #expect(stage.picture.contains("▸ Save ◂"))
    stage.press(.upArrow, "y", .tab, .return)
    #expect(log.take() == ["saved boy"])
    stage.press(.return)
    #expect(stage.picture.contains("▸boy"))
    stage.press(.escape)
    #expect(stage.picture == "▸ Open ◂")
  }

  @Test func `a container tied to a flag is in focus while a view in it is`() {
    let stage = Stage(20, 5) { Grouped() }
    #expect(stage.picture.hasSuffix("true"))
    stage.press(.tab)
    #expect(stage.picture.hasSuffix("true"))
    stage.press(.tab)
    #expect(stage.picture.hasSuffix("false"))
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
