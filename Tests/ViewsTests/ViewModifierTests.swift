import Cells
import Testing

@testable import Views

/// Custom modifiers.
struct ViewModifierTests {
  @Test func `a modifier puts the view where it wants it`() {
    #expect(picture(9, 3) { Text("日本").modifier(Framed(title: "t")) } == "t\n日本\nt")
    #expect(picture(9, 1) { Text("x").modifier(EmptyModifier.identity) } == "x")
    #expect(picture(3, 2) { Text("long").modifier(Framed(title: "t")) } == "t\nlo…")
    #expect(picture(9, 3) { EmptyView().modifier(Framed(title: "t")) } == "t\nt")
    #expect(picture(0, 0) { Text("x").modifier(Framed(title: "t")) } == "")
  }

  @Test func `a modifier has a state, a binding and an environment`() {
    let fixture = ViewFixture { Flagged() }
    #expect(fixture.picture == "a 0\ntaps 0 off 3")
    fixture.press("t", "t", "a")
    #expect(fixture.picture == "a 1\ntaps 2 off 3")
    fixture.press("o")
    #expect(fixture.picture == "a 1\ntaps 2 on 3")
  }

  @Test func `the view keeps its state through the modifier's changes`() {
    let fixture = ViewFixture { Counter("a").modifier(Tapping(isOn: .constant(true))) }
    fixture.press("a", "t", "t")
    #expect(fixture.picture.contains("a 1"))
  }

  @Test func `one modifier value at two places keeps a state at each`() {
    let modifier = Opening()
    let fixture = ViewFixture {
      Text("x").modifier(modifier)
      Text("y").modifier(modifier).modifier(modifier)
    }
    fixture.press(.return, .tab, .return)
    #expect(fixture.picture == "x\n[ 1 ]\ny\n▸ 1 ◂\n[ 0 ]")
  }

  @Test func `both bodies are asked once a frame`() {
    let log = Log()
    let fixture = ViewFixture { Counted(log: log).modifier(CountedChange(log: log)) }
    fixture.frame()
    #expect(log.count == 2)
    fixture.frame()
    #expect(log.count == 4)
  }
}

private struct Framed: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title)
      content
      Text(title)
    }
  }
}

private struct Tapping: ViewModifier {
  @State private var taps = 0
  @Binding var isOn: Bool
  @Environment(\.lineLimit) private var limit

  func body(content: Content) -> some View {
    content
      .onKeyPress("t") {
        taps += 1
        return .handled
      }
      .onKeyPress("o") {
        isOn = true
        return .handled
      }
    Text("taps \(taps) \(isOn ? "on" : "off") \(limit ?? 0)")
  }
}

extension View {
  fileprivate func tapping(_ isOn: Binding<Bool>) -> some View { modifier(Tapping(isOn: isOn)) }
}

private struct Flagged: View {
  @State private var isOn = false
  var body: some View { Counter("a").tapping($isOn).environment(\.lineLimit, 3) }
}

private struct Opening: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("\(count)") { count += 1 }
  }
}

private struct CountedChange: ViewModifier {
  let log: Log

  func body(content: Content) -> some View {
    log.count += 1
    return content.padding(0)
  }
}
