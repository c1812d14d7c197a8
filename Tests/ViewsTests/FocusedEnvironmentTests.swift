import Cells
import Observation
import Testing

@testable import Views

/// Views that ask by `@Environment(\.isFocused)` whether what they stand in has the focus.
struct FocusedEnvironmentTests {
  /// Shows whether it is inside the focus, and counts how often it is asked.
  private struct Mark: View {
    @Environment(\.isFocused) private var isFocused
    @State private var appearances = 0
    var name = ""
    var log: Log?

    var body: some View {
      log?.count += 1
      return Text(name + (isFocused ? "+" : "-") + "\(appearances)").onAppear { appearances += 1 }
    }
  }

  /// A button with such a label.
  private struct Marked: View {
    var name = ""
    var log: Log?

    var body: some View {
      Button {
      } label: {
        Mark(name: name, log: log)
      }
    }
  }

  private struct Pointing: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isFocused ? "» " : "  ")
        configuration.label
      }
    }
  }

  private struct Tapped: PrimitiveButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isFocused ? "» " : "  ")
        configuration.label.onTapGesture(perform: configuration.trigger)
      }
    }
  }

  private struct Switched: ToggleStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isFocused ? "» " : "  ")
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
          .buttonStyle(.plain)
      }
    }
  }

  @Test func `the label of a button knows the focus in the frame that shows it`() {
    let fixture = ViewFixture(12, 2) {
      Marked()
      Marked()
    }
    #expect(fixture.frame().lines == ["▸ +0 ◂", "[ -0 ]"])
    fixture.draw()
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.frame().lines == ["[ -1 ]", "▸ +1 ◂"])
    fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: 2, y: 0))))
    #expect(fixture.frame().lines == ["▸ +1 ◂", "[ -1 ]"])
    #expect(fixture.host.needsFrame == false)
  }

  @Test func `styles of both kinds and those of toggles know the focus`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      Button("日本") { log.add("a") }.buttonStyle(Pointing())
      Button("b") { log.add("b") }.buttonStyle(Tapped())
      Toggle("c", isOn: .constant(false)).toggleStyle(Switched())
      Button("d") {}.buttonStyle(Pointing()).disabled(true)
    }
    #expect(fixture.frame().lines == ["» 日本", "  b", "  off", "  d"])
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.frame().lines == ["  日本", "» b", "  off", "  d"])
    fixture.press(.return)
    #expect(log.take() == ["b"])
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.frame().lines == ["  日本", "  b", "» off", "  d"])
  }

  @Test func `links, taps and focusable views know the focus`() {
    let fixture = ViewFixture(12, 7) {
      NavigationStack {
        VStack(alignment: .leading) {
          NavigationLink(destination: EmptyView()) { Mark() }
          Mark().focusable()
          Mark().onTapGesture {}
          Mark().gesture(TapGesture())
          Mark()
        }
      }
    }
    for stop in 0..<4 {
      let lines = fixture.draw().lines.filter { !$0.isEmpty }
      let marked = lines.indices.filter { lines[$0].contains("+1") }
      #expect(marked == [stop], "\(lines)")
      fixture.press(.tab)
    }
  }

  @Test func `the nearest view that can have the focus counts`() {
    let fixture = ViewFixture(12, 2) {
      VStack(alignment: .leading) {
        Mark()
        Marked()
      }.focusable()
    }
    #expect(fixture.draw().lines == ["+1", "[ -1 ]"])
    fixture.press(.tab)
    #expect(fixture.draw().lines == ["-1", "▸ +1 ◂"])
  }

  @Test func `the row with the cursor has the focus of its list, and so has what the list presses`()
  {
    let fixture = ViewFixture(20, 5) {
      List(0..<2, id: \.self) { row in
        HStack {
          Mark()
          Marked()
          Marked()
        }
      }
      Button("x") {}
    }
    let open = fixture.frame().lines
    #expect(open[0] == "▌ +0 [ +0 ] [ -0 ]")
    #expect(open[1] == "  -0 [ -0 ] [ -0 ]")
    fixture.draw()
    fixture.host.send(.key(KeyPress(.downArrow)))
    #expect(fixture.frame().lines[0] == "  -1 [ -1 ] [ -1 ]")
    #expect(fixture.frame().lines[1] == "▌ +1 [ +1 ] [ -1 ]")
    // The second button of the row, then the one below the list.
    fixture.press(.tab)
    #expect(fixture.draw().lines[1] == "▌ -1 [ -1 ] ▸ +1 ◂")
    fixture.press(.tab)
    #expect(fixture.draw().lines[1] == "▌ -1 [ -1 ] [ -1 ]")
  }

  private struct Rows: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View {
      Text(isFocused ? "in" : "out")
      Mark(name: "c")
    }
  }

  @Test func `views that are rows know whether the cursor is there`() {
    let fixture = ViewFixture(12, 7) {
      List {
        Mark(name: "a")
        Section("S") { Mark(name: "b").bold() }
        Rows()
      }
    }
    #expect(fixture.frame().lines == ["▌ a+0", "", "S", "  b-0", "", "  out", "  c-0"])
    fixture.draw()
    fixture.host.send(.key(KeyPress(.downArrow)))
    #expect(fixture.frame().lines == ["  a-1", "", "S", "▌ b+1", "", "  out", "  c-1"])
    fixture.host.send(.key(KeyPress(.end)))
    #expect(fixture.frame().lines.suffix(2) == ["  in", "▌ c+1"])
  }

  @Test func `a row that scrolls into sight with the cursor knows it at once`() {
    let fixture = ViewFixture(12, 3) {
      List(0..<50, id: \.self) { row in Mark(name: "\(row)") }
    }
    fixture.draw()
    fixture.host.send(.key(KeyPress("G")))
    #expect(fixture.frame().lines[2].hasPrefix("▌ 49+"))
  }

  @Test func `an alert takes the focus, and gives it back`() {
    let isPresented = Box(false)
    let fixture = ViewFixture(30, 9) {
      Marked()
        .alert("Sure?", isPresented: isPresented.binding) {
          Marked(name: "ok")
        }
    }
    #expect(fixture.picture.contains("▸ +1 ◂"))
    isPresented.value = true
    let lines = fixture.draw().lines.joined(separator: "\n")
    #expect(lines.contains("[ -1 ]") && lines.contains("▸ ok+1 ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ +1 ◂"))
  }

  @Test func `a frame is made again only where somebody was told otherwise`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      Button("a") {}
      Marked(log: log)
      Counted(log: log)
    }
    fixture.draw()
    log.count = 0
    // Both bodies, once: the mark did not have the focus before, and has it no more.
    fixture.host.send(.key(KeyPress(.tab)))
    fixture.frame()
    #expect(log.count == 2)
    fixture.host.send(.key(KeyPress(.tab)))
    fixture.frame()
    #expect(log.count == 4)
  }

  @Test func `nothing is made twice where nobody asks`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      Button("a") {}
      List(0..<3, id: \.self) { _ in Counted(log: log) }
    }
    fixture.draw()
    fixture.press(.tab)
    log.count = 0
    fixture.host.send(.key(KeyPress(.downArrow)))
    fixture.frame()
    #expect(log.count == 2)
  }

  private struct Counted: View {
    let log: Log

    var body: some View {
      log.count += 1
      return Text("c")
    }
  }

  @Observable final class Box {
    var value: Bool
    var binding: Binding<Bool> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
    init(_ value: Bool) { self.value = value }
  }
}
