import TerminalUIFoundation
import Testing

/// Names of styles and forms of controls as SwiftUI code writes them: they compile, and draw what they are.
struct StyleFormsTests {
  @Test func `buttons, lists and older stacks have styles by more names`() {
    func drawn(_ view: some View) -> [String] { ControlScreen(12, 3) { view }.draw() }
    let button = Button("a") {}
    let usual = drawn(button)
    #expect(drawn(button.buttonStyle(.glass)) == usual)
    #expect(drawn(button.buttonStyle(.glass(.clear))) == usual)
    #expect(drawn(button.buttonStyle(GlassButtonStyle())) == usual)
    #expect(drawn(button.buttonStyle(.glassProminent)) == usual)
    #expect(drawn(button.buttonStyle(GlassProminentButtonStyle())) == usual)
    let label = drawn(button.buttonStyle(.borderless))
    #expect(drawn(button.buttonStyle(.link)) == label)
    #expect(drawn(button.buttonStyle(LinkButtonStyle())) == label)
    #expect(drawn(button.buttonStyle(.accessoryBar)) == label)
    #expect(drawn(button.buttonStyle(.accessoryBarAction)) == label)
    #expect(drawn(button.buttonRepeatBehavior(.enabled)) == usual)
    let list = List { Text("a") }
    #expect(drawn(list.listStyle(.bordered)) == drawn(list))
    #expect(drawn(list.listStyle(.bordered(alternatesRowBackgrounds: true))) == drawn(list))
    #expect(drawn(list.listStyle(.inset(alternatesRowBackgrounds: true))) == drawn(list))
    let stack = NavigationView { Text("a") }
    #expect(drawn(stack.navigationViewStyle(.columns)) == drawn(stack))
    #expect(
      drawn(stack.navigationViewStyle(DoubleColumnNavigationViewStyle())) == drawn(stack))
  }

  @Test func `a slider takes its steps in the order of older code`() {
    let screen = ControlScreen(20, 2) { Rated() }
    #expect(screen.draw()[0].hasPrefix("1 ") && screen.draw()[0].hasSuffix(" 5"))
    screen.press(.rightArrow)
    #expect(screen.draw()[1] == "4.0")
  }

  @Test func `a stepper with any label writes its value by a format`() {
    let screen = ControlScreen(30, 2) { Stepped() }
    #expect(screen.draw()[0].hasPrefix("日") && screen.draw()[0].hasSuffix("3 ▸-|+◂"))
    screen.press("+")
    #expect(screen.draw()[0].hasSuffix("3.5 ▸-|+◂"))
    screen.press("+", "+", "+", "+")
    #expect(screen.draw()[0].hasSuffix("5 ▸-|+◂"))
  }

  @Test func `a field of a formatter tells when it is used`() {
    let log = Told()
    let screen = ControlScreen(20, 3) { Formatted(log: log) }
    screen.type("4")
    #expect(log.told == ["true"])
    screen.press(.return)
    #expect(log.told == ["true", "commit 34"])
    screen.press(.tab)
    #expect(log.told == ["true", "commit 34", "false"])
  }

  @Test func `a tab without a name has that of what it is for`() {
    let screen = ControlScreen(40, 6) {
      TabView(selection: .constant("a")) {
        Tab("First", systemImage: "star", value: "a") { Text("one") }
        Tab(value: "b", role: .search) { Text("two") }
      }
    }
    #expect(screen.draw().contains { $0.contains("First") && $0.contains("Search") })
  }

  @Test func `a bar shows how much of some time is left, or gone`() {
    func bar(_ interval: ClosedRange<Date>, countsDown: Bool) -> [String] {
      ControlScreen(8, 3) {
        ProgressView(timerInterval: interval, countsDown: countsDown) { Text("日") }
      }.draw()
    }
    let now = Date()
    let past = now.addingTimeInterval(-90)...now.addingTimeInterval(-30)
    #expect(bar(past, countsDown: true) == ["日", "░░░░░░░░", "0:00"])
    #expect(bar(past, countsDown: false) == ["日", "████████", "1:00"])
    let half = now.addingTimeInterval(-5000)...now.addingTimeInterval(5000)
    let line = ControlScreen(8, 2) {
      ProgressView(timerInterval: half) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }.draw()[0]
    #expect(line.hasPrefix("███") && line.hasSuffix("░░░"))
    #expect(ControlScreen(8, 2) { ProgressView(timerInterval: past) }.draw()[1] == "0:00")
    #expect(ControlScreen(8, 2) { ProgressView(timerInterval: now...now) }.draw()[0] == "░░░░░░░░")
  }
}

/// What a view has told.
private final class Told {
  var told: [String] = []
}

private struct Rated: View {
  @State private var rating = 3.0

  var body: some View {
    Slider(
      value: $rating, in: 1...5, step: 1, onEditingChanged: { _ in },
      minimumValueLabel: Text("1"), maximumValueLabel: Text("5"), label: { Text("rating") })
    Text("\(rating)")
  }
}

private struct Stepped: View {
  @State private var value = 3.0

  var body: some View {
    Stepper(
      value: $value, in: 0...5, step: 0.5, format: .number.locale(Locale(identifier: "en_US"))
    ) {
      Text("日")
    }
  }
}

private struct Formatted: View {
  let log: Told
  @State private var number = 3

  var body: some View {
    TextField(
      "n", value: $number, formatter: NumberFormatter(),
      onEditingChanged: { log.told.append("\($0)") },
      onCommit: { log.told.append("commit \(number)") })
    Button("next") {}
  }
}
