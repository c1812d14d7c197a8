import Cells
import Testing

@testable import Views

/// State where views move, are wrapped, or stand twice.
struct StatePlaceTests {
  @Test func `a case keeps its state when only its payload changes`() {
    let fixture = ViewFixture { Loading() }
    fixture.press("a", "n")
    #expect(fixture.picture == "loaded 2\na 1")
    fixture.press("n")
    #expect(fixture.picture == "failed 3\na 0")
    fixture.press("a", "n")
    #expect(fixture.picture == "loaded 4\na 0")
  }

  @Test func `modifiers that change leave the state of a view alone`() {
    let fixture = ViewFixture {
      Switching { isOn in
        Counter("a").padding(isOn ? 16 : 0).opacity(isOn ? 0 : 1).disabled(!isOn)
          .background(isOn ? Color.red : Color.clear).frame(width: isOn ? 80 : nil)
          .tint(isOn ? .red : nil).redacted(reason: isOn ? .placeholder : [])
        Counter("b").disabled(!isOn).opacity(isOn ? 1 : 0.5)
      }
    }
    fixture.press("b", "b", "s")
    #expect(fixture.picture == "a 0\nb 2")
  }

  @Test func `a view that is not seen for a while keeps its state`() {
    let fixture = ViewFixture {
      Switching { isOn in
        Counter("a").opacity(isOn ? 1 : 0)
      }
    }
    fixture.press("a", "s")
    #expect(fixture.picture == "")
    fixture.press("a", "s")
    #expect(fixture.picture == "a 1")
  }

  @Test func `one value at two places has a state at each`() {
    let value = Counter("a").padding(.leading, 8)
    let fixture = ViewFixture {
      value
      value
    }
    fixture.press("a", "a")
    #expect(fixture.picture == " a 0\n a 2")
  }

  @Test func `a modifier has its own state at each place`() {
    let fixture = ViewFixture {
      Switching { isOn in
        Text(isOn ? "on" : "off").modifier(Counting(key: "a"))
        Counter("c").modifier(Counting(key: "b"))
      }
    }
    fixture.press("a", "b", "b", "c", "s")
    #expect(fixture.picture == "off 1\nc 1 2")
  }

  @Test func `another id resets the state, and so does the first one when it comes back`() {
    let log = Log()
    let fixture = ViewFixture {
      Switching { isOn in
        Counter("a").onAppear { log.add("came") }.onDisappear { log.add("went") }.id(isOn)
      }
    }
    fixture.press("a", "s")
    #expect(fixture.picture == "a 0")
    #expect(log.take() == ["came", "went", "came"])
    fixture.press("a", "s")
    #expect(fixture.picture == "a 0")
  }

  @Test func `an optional view keeps its state while it is there`() {
    let fixture = ViewFixture {
      Switching { isOn in
        let extra: Counter? = isOn ? Counter("a") : nil
        extra
        Counter("b")
      }
    }
    fixture.press("a", "b", "s")
    #expect(fixture.picture == "b 1")
    fixture.press("s")
    #expect(fixture.picture == "a 0\nb 1")
  }

  @Test func `rows of a list keep their state in a new order`() {
    let fixture = ViewFixture(20, 6) { Shuffled() }
    fixture.press(.return, .downArrow, .return, .return, "n")
    let lines = fixture.draw().lines.map { $0.filter { $0.isLetter || $0.isNumber } }
    #expect(Array(lines.prefix(3)) == ["c0", "b2", "a1"])
  }

  @Test func `nested loops keep a state for each pair of ids`() {
    let fixture = ViewFixture {
      Switching { isOn in
        ForEach(isOn ? [1, 2] : [2, 3, 1], id: \.self) { row in
          if row != 3 {
            ForEach(isOn ? ["a", "b"] : ["b", "a"], id: \.self) { column in
              Tally(name: "\(row)\(column)")
            }
          }
        }
      }
    }
    fixture.press(.return, .tab, .tab, .return, .return, "s")
    #expect(fixture.picture == "[ 2b 0 ]\n▸ 2a 2 ◂\n[ 1b 0 ]\n[ 1a 1 ]")
  }

  @Test func `a new view at the front of a loop takes no state from the others`() {
    let fixture = ViewFixture {
      Switching { isOn in
        ForEach(isOn ? ["a", "b"] : ["c", "a", "b"], id: \.self) { Tally(name: $0) }
      }
    }
    fixture.press(.tab, .return, "s", .return)
    #expect(fixture.picture == "[ c 0 ]\n[ a 0 ]\n▸ b 2 ◂")
  }
}

struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Counting: ViewModifier {
  let key: KeyEquivalent
  @State private var count = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Text("\(count)")
    }
    .onKeyPress(key) {
      count += 1
      return .handled
    }
  }
}

private struct Loading: View {
  enum Phase {
    case loaded(Int)
    case failed(Int)
  }

  @State private var number = 1
  private var phase: Phase { number == 3 ? .failed(number) : .loaded(number) }

  var body: some View {
    VStack(alignment: .leading) {
      switch phase {
      case .loaded(let number):
        Text("loaded \(number)")
        Counter("a")
      case .failed(let number):
        Text("failed \(number)")
        Counter("a")
      }
    }
    .onKeyPress("n") {
      number += 1
      return .handled
    }
  }
}

private struct Shuffled: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    List(names, id: \.self) { Tally(name: $0) }
      .onKeyPress("n") {
        names.reverse()
        return .handled
      }
  }
}
