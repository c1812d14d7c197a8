import Cells
import Testing

@testable import Views

/// How the properties of a view are filled in, each place for itself.
struct PropertyTests {
  @Test func `one view value at two places keeps a state at each`() {
    let row = Tapped()
    let fixture = ViewFixture {
      row
      row
    }
    #expect(fixture.picture == "▸ 0 ◂\n[ 0 ]")
    fixture.press(.return)
    #expect(fixture.picture == "▸ 1 ◂\n[ 0 ]")
    fixture.press(.tab, .return, .return)
    #expect(fixture.picture == "[ 1 ]\n▸ 2 ◂")
    fixture.press(.tab, .return)
    #expect(fixture.picture == "▸ 2 ◂\n[ 2 ]")
  }

  @Test func `one view value reads the environment of each of its places`() {
    let level = Level()
    let fixture = ViewFixture {
      level
      level.environment(\.lineLimit, 2)
      level
    }
    #expect(fixture.picture == "0\n2\n0")
  }

  @Test func `a closure of one place writes the state of that place`() {
    let log = Kept()
    let row = Handing(kept: log)
    let fixture = ViewFixture {
      row
      row
    }
    fixture.draw()
    log.bindings[0].wrappedValue = 7
    log.bindings[1].wrappedValue = 8
    #expect(fixture.picture == "7\n8")
  }

  @Test func `a state lies among fields of every kind`() {
    let fixture = ViewFixture(40) {
      Mixed(
        error: Broken(code: 4), text: "日本", action: {}, content: { Text("in") }, value: 1.5)
    }
    #expect(fixture.picture == "1 2 日本 3 4.0 true in\nabove 5")
    fixture.press("+", "+")
    #expect(fixture.picture == "3 2 日本 3 4.0 true in\nabove 7")
  }

  @Test func `a property made of others keeps theirs apart, and is brought up to date`() {
    let fixture = ViewFixture { Folded() }
    #expect(fixture.picture == "0 0 own 0 updates 1")
    fixture.press("a")
    #expect(fixture.picture == "1 0 own 0 updates 1")
    fixture.press("b", "b", "c")
    #expect(fixture.picture == "1 2 own 1 updates 1")
  }

  @Test func `a state that is written in an init keeps its first value`() {
    let fixture = ViewFixture { Eager() }
    #expect(fixture.picture == "1")
    var state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    state = State(initialValue: 5)
    #expect(state.projectedValue.wrappedValue == 5)
  }

  @Test func `a view that is an enum or without a size is drawn`() {
    #expect(
      picture(9, 3) {
        Suit.hearts
        Nothing()
        Suit.clubs(3)
      } == "hearts\nnothing\nclubs 3")
  }

  @Test func `only structs have fields`() {
    #expect(FieldReflection.fields(of: Nothing.self).isEmpty)
    #expect(FieldReflection.fields(of: Suit.self).isEmpty)
    #expect(FieldReflection.fields(of: Log.self).isEmpty)
    #expect(FieldReflection.fields(of: Broken.self).map(\.offset) == [0])
    #expect(PropertyIndex().fields(of: Folded.self).map(\.slot) == [0, 3, 6])
  }
}

private struct Tapped: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Level: View {
  @Environment(\.lineLimit) private var limit
  var body: some View { Text("\(limit ?? 0)") }
}

private final class Kept {
  var bindings: [Binding<Int>] = []
}

private struct Handing: View {
  let kept: Kept
  @State private var number = 0

  var body: some View {
    kept.bindings.append($number)
    return Text("\(number)")
  }
}

private struct Broken: Error {
  let code: Int
}

private struct Empty {}

private struct Mixed<Content: View, Value>: View {
  let nothing = Empty()
  let error: any Error
  @State private var first = 1
  let flag: Bool? = nil
  var text: String?
  @State private var second: Double?
  let action: () -> Void
  weak var log: Log?
  @ViewBuilder let content: Content
  @State private var values = [1, 2, 3]
  let value: Value
  @Environment(\.isEnabled) private var isEnabled
  @State private var pair = (above: 5, "x")

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(
          "\(first) \(values[1]) \(text ?? "") \(values.count) \(second ?? 4.0) \(isEnabled)")
        content
      }
      Text("above \(pair.above)")
    }
    .onKeyPress("+") {
      first += 1
      pair.above += 1
      return .handled
    }
  }
}

@propertyWrapper private struct Twice: DynamicProperty {
  @State private var left = 0
  @State var right = 0
  private(set) var updates = 0

  var wrappedValue: Int {
    get { left }
    nonmutating set { left = newValue }
  }
  var projectedValue: Twice { self }

  mutating func update() { updates += 1 }
}

private struct Folded: View {
  @Twice private var one
  @Twice private var two
  @State private var own = 0

  var body: some View {
    Text("\(one) \($two.right) own \(own) updates \($one.updates)")
      .onKeyPress("a") {
        one += 1
        return .handled
      }
      .onKeyPress("b") {
        $two.right += 1
        return .handled
      }
      .onKeyPress("c") {
        own += 1
        return .handled
      }
  }
}

private struct Eager: View {
  @State private var number = 1

  init() { number = 2 }

  var body: some View { Text("\(number)") }
}

private enum Suit: View {
  case hearts
  case clubs(Int)

  var body: some View {
    switch self {
    case .hearts: Text("hearts")
    case .clubs(let number): Text("clubs \(number)")
    }
  }
}

private struct Nothing: View {
  var body: some View { Text("nothing") }
}
