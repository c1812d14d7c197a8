import Cells
import Testing

@testable import Views

/// What a view keeps from frame to frame, and when it is forgotten.
struct IdentityTests {
  @Test func `state survives frames`() {
    let fixture = ViewFixture { Counter("a") }
    #expect(fixture.picture == "a 0")
    fixture.press("a", "a")
    fixture.resize(30, 3)
    #expect(fixture.picture == "a 2")
  }

  @Test func `a change of state asks for a frame`() {
    let fixture = ViewFixture { Counter("a") }
    fixture.draw()
    #expect(!fixture.host.needsFrame)
    fixture.host.send(.key(KeyPress("a")))
    #expect(fixture.host.needsFrame)
    fixture.draw()
    fixture.host.send(.key(KeyPress("z")))
    #expect(!fixture.host.needsFrame)
  }

  @Test func `two views of one type keep a state each`() {
    let fixture = ViewFixture {
      Counter("a")
      Group { Counter("b") }
      HStack { Counter("c") }
    }
    fixture.press("a", "b", "b")
    #expect(fixture.picture == "a 1\nb 2\nc 0")
  }

  @Test func `state follows an id through a new order`() {
    let fixture = ViewFixture {
      Reordered(orders: [["a", "b", "c"], ["c", "b", "a", "d"], ["b"], ["a", "b"]])
    }
    fixture.press("a", "b", "b")
    #expect(fixture.picture == "a 1\nb 2\nc 0")
    fixture.press("n")
    #expect(fixture.picture == "c 0\nb 2\na 1\nd 0")
    fixture.press("n")
    #expect(fixture.picture == "b 2")
    fixture.press("n")
    #expect(fixture.picture == "a 0\nb 2")
  }

  @Test func `state is reset when the view went and came back`() {
    let fixture = ViewFixture { Switching { isOn in if isOn { Counter("a") } } }
    fixture.press("a", "s", "s")
    #expect(fixture.picture == "a 0")
  }

  @Test func `the branches of a condition keep a state each`() {
    let fixture = ViewFixture { Switching { if $0 { Counter("a") } else { Counter("a") } } }
    fixture.press("a")
    #expect(fixture.picture == "a 1")
    fixture.press("s")
    #expect(fixture.picture == "a 0")
    fixture.press("a", "a", "s")
    #expect(fixture.picture == "a 0")
  }

  @Test func `a switch is as many branches as it has cases`() {
    let fixture = ViewFixture { Three() }
    #expect(fixture.picture == "a 0")
    fixture.press("a", "n")
    #expect(fixture.picture == "a 0")
    fixture.press("n")
    #expect(fixture.picture == "a 0")
  }

  @Test func `views around a condition keep their state`() {
    let fixture = ViewFixture {
      Switching {
        Counter("a")
        if $0 { Counter("b") }
        Counter("c")
      }
    }
    fixture.press("a", "b", "c", "s", "a")
    #expect(fixture.picture == "a 2\nc 1")
    fixture.press("s")
    #expect(fixture.picture == "a 2\nb 0\nc 1")
  }

  @Test func `a view of no known type is reset when its type changes`() {
    let fixture = ViewFixture { Switching { $0 ? AnyView(Counter("a")) : AnyView(Other()) } }
    fixture.press("a", "a")
    #expect(fixture.picture == "a 2")
    fixture.press("s")
    #expect(fixture.picture == "other 5")
    fixture.press("s")
    #expect(fixture.picture == "a 0")
  }

  @Test func `a view of no known type keeps its state while its type stays`() {
    let fixture = ViewFixture { Switching { AnyView(Counter($0 ? "a" : "b")) } }
    fixture.press("a", "s")
    #expect(fixture.picture == "b 1")
  }

  @Test func `the first value of a state is taken once`() {
    let fixture = ViewFixture { Switching { Started(at: $0 ? 3 : 9) } }
    #expect(fixture.picture == "3")
    fixture.press("s")
    #expect(fixture.picture == "3")
  }

  @Test func `state that is changed from outside its place's life is harmless`() {
    let log = Leak()
    let fixture = ViewFixture { Switching { if $0 { Leaking(leak: log) } } }
    fixture.draw()
    fixture.press("s")
    log.binding?.wrappedValue = 9
    #expect(fixture.picture == "")
  }

  @Test func `a body is asked once a frame`() {
    let log = Log()
    let fixture = ViewFixture {
      ViewThatFits { HStack { Counted(log: log).padding().frame(maxWidth: .infinity) } }
        .background(.red).alert("x", isPresented: .constant(false)) {}
    }
    fixture.frame()
    #expect(log.count == 1)
    fixture.frame()
    fixture.frame()
    #expect(log.count == 3)
  }

  @Test func `a body in a row of a list is asked once a frame`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) { List([Row(1), Row(2)]) { _ in Counted(log: log) } }
    fixture.frame()
    #expect(log.count == 2)
    fixture.frame()
    #expect(log.count == 4)
  }
}

/// Counts presses of a key.
struct Counter: View {
  let key: KeyEquivalent
  @State private var count = 0

  init(_ key: KeyEquivalent) { self.key = key }

  var body: some View {
    Text("\(key.character) \(count)").onKeyPress(key) {
      count += 1
      return .handled
    }
  }
}

/// Shows one thing or another, and changes at `s`.
struct Switching<Content: View>: View {
  @State private var isOn = true
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    VStack(alignment: .leading) { content(isOn) }.onKeyPress("s") {
      isOn.toggle()
      return .handled
    }
  }
}

private struct Other: View {
  @State private var number = 5
  var body: some View { Text("other \(number)") }
}

private struct Started: View {
  @State private var number: Int

  init(at number: Int) { _number = State(initialValue: number) }

  var body: some View { Text("\(number)") }
}

private struct Reordered: View {
  let orders: [[String]]
  @State private var index = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(orders[index], id: \.self) { Counter(KeyEquivalent(Character($0))) }
    }
    .onKeyPress("n") {
      index += 1
      return .handled
    }
  }
}

private struct Three: View {
  @State private var index = 0

  var body: some View {
    Group {
      switch index {
      case 0: Counter("a")
      case 1: Counter("a")
      default: Counter("a")
      }
    }
    .onKeyPress("n") {
      index += 1
      return .handled
    }
  }
}

private final class Leak {
  var binding: Binding<Int>?
}

private struct Leaking: View {
  let leak: Leak
  @State private var number = 1

  var body: some View {
    leak.binding = $number
    return Text("\(number)")
  }
}

/// Counts how often its body is asked.
struct Counted: View {
  let log: Log

  var body: some View {
    log.count += 1
    return Text("counted")
  }
}
