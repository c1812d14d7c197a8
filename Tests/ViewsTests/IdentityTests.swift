import Cells
import Testing

@testable import Views

/// What a view keeps from frame to frame, and when it is forgotten.
struct IdentityTests {
  @Test func `state survives frames`() {
    let stage = Stage { Counter("a") }
    #expect(stage.picture == "a 0")
    stage.press("a", "a")
    stage.resize(30, 3)
    #expect(stage.picture == "a 2")
  }

  @Test func `a change of state asks for a frame`() {
    let stage = Stage { Counter("a") }
    stage.draw()
    #expect(!stage.host.needsFrame)
    stage.host.send(.key(KeyPress("a")))
    #expect(stage.host.needsFrame)
    stage.draw()
    stage.host.send(.key(KeyPress("z")))
    #expect(!stage.host.needsFrame)
  }

  @Test func `two views of one type keep a state each`() {
    let stage = Stage {
      Counter("a")
      Group { Counter("b") }
      HStack { Counter("c") }
    }
    stage.press("a", "b", "b")
    #expect(stage.picture == "a 1\nb 2\nc 0")
  }

  @Test func `state follows an id through a new order`() {
    let stage = Stage {
      Reordered(orders: [["a", "b", "c"], ["c", "b", "a", "d"], ["b"], ["a", "b"]])
    }
    stage.press("a", "b", "b")
    #expect(stage.picture == "a 1\nb 2\nc 0")
    stage.press("n")
    #expect(stage.picture == "c 0\nb 2\na 1\nd 0")
    stage.press("n")
    #expect(stage.picture == "b 2")
    stage.press("n")
    #expect(stage.picture == "a 0\nb 2")
  }

  @Test func `state is reset when the view went and came back`() {
    let stage = Stage { Switching { isOn in if isOn { Counter("a") } } }
    stage.press("a", "s", "s")
    #expect(stage.picture == "a 0")
  }

  @Test func `the branches of a condition keep a state each`() {
    let stage = Stage { Switching { if $0 { Counter("a") } else { Counter("a") } } }
    stage.press("a")
    #expect(stage.picture == "a 1")
    stage.press("s")
    #expect(stage.picture == "a 0")
    stage.press("a", "a", "s")
    #expect(stage.picture == "a 0")
  }

  @Test func `a switch is as many branches as it has cases`() {
    let stage = Stage { Three() }
    #expect(stage.picture == "a 0")
    stage.press("a", "n")
    #expect(stage.picture == "a 0")
    stage.press("n")
    #expect(stage.picture == "a 0")
  }

  @Test func `views around a condition keep their state`() {
    let stage = Stage {
      Switching {
        Counter("a")
        if $0 { Counter("b") }
        Counter("c")
      }
    }
    stage.press("a", "b", "c", "s", "a")
    #expect(stage.picture == "a 2\nc 1")
    stage.press("s")
    #expect(stage.picture == "a 2\nb 0\nc 1")
  }

  @Test func `a view of no known type is reset when its type changes`() {
    let stage = Stage { Switching { $0 ? AnyView(Counter("a")) : AnyView(Other()) } }
    stage.press("a", "a")
    #expect(stage.picture == "a 2")
    stage.press("s")
    #expect(stage.picture == "other 5")
    stage.press("s")
    #expect(stage.picture == "a 0")
  }

  @Test func `a view of no known type keeps its state while its type stays`() {
    let stage = Stage { Switching { AnyView(Counter($0 ? "a" : "b")) } }
    stage.press("a", "s")
    #expect(stage.picture == "b 1")
  }

  @Test func `the first value of a state is taken once`() {
    let stage = Stage { Switching { Started(at: $0 ? 3 : 9) } }
    #expect(stage.picture == "3")
    stage.press("s")
    #expect(stage.picture == "3")
  }

  @Test func `state that is changed from outside its place's life is harmless`() {
    let log = Leak()
    let stage = Stage { Switching { if $0 { Leaking(leak: log) } } }
    stage.draw()
    stage.press("s")
    log.binding?.wrappedValue = 9
    #expect(stage.picture == "")
  }

  @Test func `a body is asked once a frame`() {
    let log = Log()
    let stage = Stage {
      ViewThatFits { HStack { Counted(log: log).padding().frame(maxWidth: .infinity) } }
        .background(.red).alert("x", isPresented: .constant(false)) {}
    }
    stage.frame()
    #expect(log.count == 1)
    stage.frame()
    stage.frame()
    #expect(log.count == 3)
  }

  @Test func `a body in a row of a list is asked once a frame`() {
    let log = Log()
    let stage = Stage(20, 4) { List([Row(1), Row(2)]) { _ in Counted(log: log) } }
    stage.frame()
    #expect(log.count == 2)
    stage.frame()
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
