import Cells
import Observation
import StateKit
import Testing

@testable import Views

/// Values of the view with the focus that views elsewhere read.
struct FocusedValueTests {
  /// Shows the value of where the focus is, and counts how often it is asked.
  private struct Reader: View {
    @FocusedValue(\.name) private var name
    var log: Log?

    var body: some View {
      log?.count += 1
      return Text("<\(name ?? "")>")
    }
  }

  @Test func `the value of the view with the focus is read in the frame that shows it`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      Reader(log: log)
      Button("日") {}.focusedValue(\.name, "日本")
      Button("b") {}.focusedValue(\.name, "b")
      Button("c") {}
    }
    #expect(fixture.frame().lines.first == "<日本>")
    fixture.draw()
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.frame().lines.first == "<b>")
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.frame().lines.first == "<>")
    fixture.draw()
    let count = log.count
    fixture.host.send(.key(KeyPress("x")))
    fixture.draw()
    #expect(log.count <= count + 1, "the same value makes no frame twice")
  }

  @Test func `the innermost value wins, and one of the screen holds where there is none`() {
    let fixture = ViewFixture(12, 4) {
      Reader()
      VStack {
        Button("a") {}.focusedValue(\.name, "inner")
        Button("b") {}
      }
      .focusedValue(\.name, "outer")
      Button("c") {}.focusedSceneValue(\.name, "screen")
    }
    #expect(fixture.picture.hasPrefix("<inner>"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("<outer>"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("<screen>"))
  }

  @Test func `a screen without anything that takes the focus has its own values only`() {
    let fixture = ViewFixture(12, 3) {
      Reader()
      Text("a").focusedValue(\.name, "a").focusedSceneValue(\.name, "b")
    }
    #expect(fixture.picture.hasPrefix("<b>"))
    #expect(FocusedValue(\FocusedValues.name).wrappedValue == nil)
  }

  @Test func `a value goes with its view, and one that may be absent takes it away`() {
    let fixture = ViewFixture(16, 4) { Leaving() }
    #expect(fixture.picture.hasPrefix("<1>"))
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix("<>"))
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix("<3>"))
  }

  @Test func `the list, its rows and what is pressed in them have values`() {
    let fixture = ViewFixture(20, 5) {
      Reader()
      List {
        Button("a") {}.focusedValue(\.name, "a")
        Text("b")
        TextField("c", text: .constant("")).focusedValue(\.name, "c")
        TextField("d", text: .constant(""))
      }
      .focusedValue(\.name, "list")
    }
    func name() -> String { String(fixture.picture.prefix { $0 != ">" }.dropFirst()) }
    var names = [name()]
    for key: KeyEquivalent in [.downArrow, .downArrow, .return, .tab] {
      fixture.press(key)
      names.append(name())
    }
    #expect(names == ["a", "list", "list", "c", "list"])
  }

  @Test func `a menu leaves the value of what it is opened over, and a sheet has its own`() {
    let fixture = ViewFixture(30, 12) { Covered() }
    #expect(fixture.picture.hasPrefix("<screen>"))
    fixture.press(.return)
    #expect(fixture.picture.contains("in menu screen"))
    fixture.press(.escape, .tab, .return)
    #expect(fixture.picture.contains("in sheet -"))
    fixture.press(.escape)
    #expect(fixture.picture.hasPrefix("<screen>"))
  }

  @Test func `a binding reads and writes what the view with the focus has`() {
    let fixture = ViewFixture(24, 5) { Counters() }
    #expect(fixture.picture.hasPrefix("1 1"))
    fixture.press("+")
    #expect(fixture.picture.hasPrefix("2 2"))
    fixture.press(.tab, "+", "+")
    #expect(fixture.picture.hasPrefix("12 12"))
    fixture.press("=")
    #expect(fixture.picture.hasPrefix("0 0"))
    fixture.press(.tab, "+")
    #expect(fixture.picture.hasPrefix("- -"))
  }

  @Test func `an action is the newest, though it cannot be compared`() {
    let log = Log()
    let fixture = ViewFixture(24, 4) { Acting(log: log) }
    fixture.press("x", .return, "x")
    #expect(log.take() == ["0", "1"])
  }

  @Test func `models are handed on, and their changes are shown`() {
    let (model, object) = (Titled(), FocusedNumber())
    let fixture = ViewFixture(24, 4) { Models(model: model, object: object) }
    #expect(fixture.picture.hasPrefix("one 1 other"))
    model.title = "二"
    object.count = 2
    #expect(fixture.picture.hasPrefix("二 2 other"))
    fixture.press("+")
    #expect(object.count == 3 && fixture.picture.hasPrefix("二 3 other"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("- - other"))
  }
}

private nonisolated struct NameKey: FocusedValueKey {
  typealias Value = String
}

private nonisolated struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

private nonisolated struct ActionKey: FocusedValueKey {
  typealias Value = () -> Void
}

nonisolated extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

@Observable private final class Titled {
  var title = "one"
}

@Observable private final class Other {}

private final class FocusedNumber: ObservableObject {
  @Published var count = 1
}

private struct Leaving: View {
  @FocusedValue(\.name) private var name
  @State private var count = 1

  var body: some View {
    Text("<\(name ?? "")>")
    Button("more") { count += 1 }.focusedValue(\.name, count == 2 ? nil : "\(count)")
  }
}

private struct Covered: View {
  @FocusedValue(\.name) private var name
  @State private var isPresented = false

  var body: some View {
    Text("<\(name ?? "")>")
    VStack {
      Menu("Menu") { Button("in menu \(name ?? "-")") {} }
      Button("Sheet") { isPresented = true }
    }
    .focusedValue(\.name, "screen")
    .sheet(isPresented: $isPresented) { Button("in sheet \(name ?? "-")") {} }
  }
}

private struct Counters: View {
  @FocusedBinding(\.count) private var count
  @FocusedValue(\.count) private var binding
  @State private var first = 1
  @State private var second = 10

  private func text(_ number: Int?) -> String { number.map(String.init) ?? "-" }

  var body: some View {
    Text("\(text(count)) \(text(binding?.wrappedValue))")
    VStack {
      Button("a") {}.focusedValue(\.count, $first)
      Button("b") {}.focusedValue(\.count, $second)
      Button("c") {}
    }
    .onKeyPress("+") {
      count? += 1
      return .handled
    }
    .onKeyPress("=") {
      $count.wrappedValue = 0
      return .handled
    }
  }
}

private struct Acting: View {
  @FocusedValue(\.action) private var action
  @State private var count = 0
  let log: Log

  var body: some View {
    let (now, perform) = (count, action)
    Button("more") { count += 1 }
      .focusedValue(\.action) { log.add("\(now)") }
      .onKeyPress("x") {
        perform?()
        return .handled
      }
  }
}

private struct Models: View {
  @FocusedValue(Titled.self) private var titled
  @FocusedValue(Other.self) private var other
  @FocusedObject private var published: FocusedNumber?
  @State private var kept = Other()
  let model: Titled
  let object: FocusedNumber

  private var number: String { published.map { "\($0.count)" } ?? "-" }

  var body: some View {
    VStack {
      Text("\(titled?.title ?? "-") \(number) \(other == nil ? "-" : "other")")
      Button("a") {}.focusedValue(model).focusedObject(object)
      Button("b") {}.focusedSceneValue(kept).focusedSceneObject(FocusedNumber?.none)
    }
    .onKeyPress("+") {
      $published?.count.wrappedValue += 1
      return .handled
    }
  }
}
