import TerminalUIFoundation
import Testing

/// Programs of other people are used: keys in, lines out.
@MainActor struct UsedProgramTests {
  @Test func `an expense is added and shown`() {
    let screen = Screen(80, 26) { ContentView().environmentObject(ExpenseStore()) }
    #expect(screen.text.contains("4 expenses"))
    #expect(screen.text.contains("959.50"))
    screen.press(KeyPress("n", modifiers: .control))
    #expect(screen.text.contains("New Expense"))
    screen.type("Tea")
    screen.press(.downArrow, .return)
    screen.type("3")
    screen.press(.return)
    screen.goTo("▸ Save ◂")
    screen.press(.return)
    #expect(!screen.text.contains("New Expense"))
    #expect(screen.text.contains("5 expenses"))
    #expect(screen.line(with: "Tea")?.contains("3.00") == true)
  }

  @Test func `an expense is opened and deleted`() {
    let screen = Screen(80, 26) { ContentView().environmentObject(ExpenseStore()) }
    screen.press(.downArrow, .return)
    #expect(screen.line(with: "Amount")?.contains("54.20") == true)
    screen.press(.end, .return)
    #expect(screen.text.contains("Delete this expense?"))
    screen.goTo("▸ Delete ◂")
    screen.press(.return)
    #expect(screen.text.contains("3 expenses"))
    #expect(!screen.text.contains("Groceries"))
  }

  @Test func `settings are changed by keys`() {
    let screen = Screen(80, 40) {
      SettingsView(theme: .constant(.system), accent: .constant(.blue))
    }
    #expect(screen.line(with: "Guests")?.contains("2") == true)
    while screen.lines.first(where: { $0.hasPrefix("▌") })?.contains("Guests") == false,
      screen.presses < 40
    {
      screen.press(.downArrow)
    }
    screen.press(.rightArrow)
    #expect(screen.line(with: "Guests")?.contains("3") == true)
    screen.press(.end, .return)
    #expect(screen.text.contains("Are you sure?"))
    screen.press(.escape)
    #expect(!screen.text.contains("Are you sure?"))
  }

  @Test(arguments: [(40, 10), (200, 60), (8, 3)])
  func `they are drawn on screens of any size`(width: Int, height: Int) {
    let expenses = Screen(width, height) { ContentView().environmentObject(ExpenseStore()) }
    expenses.press(KeyPress("n", modifiers: .control))
    #expect(expenses.lines.count == height)
    let settings = Screen(width, height) {
      SettingsView(theme: .constant(.dark), accent: .constant(.pink))
    }
    settings.press(.end, .return)
    #expect(settings.lines.count == height)
  }
}

/// A screen of a program without a terminal.
@MainActor private final class Screen {
  private(set) var lines: [String] = []
  private(set) var presses = 0
  private let host: TerminalUI.Host

  init(_ width: Int, _ height: Int, @ViewBuilder content: () -> some View) {
    let content = content()
    host = TerminalUI.Host(size: Size(width: width, height: height)) { content }
    draw()
  }

  var text: String { lines.joined(separator: "\n") }

  func line(with part: String) -> String? { lines.first { $0.contains(part) } }

  func press(_ keys: KeyEquivalent...) {
    for key in keys { press(KeyPress(key)) }
  }

  func press(_ press: KeyPress) {
    presses += 1
    host.send(.key(press))
    draw()
  }

  func type(_ text: String) {
    for letter in text { press(KeyPress(KeyEquivalent(letter))) }
  }

  /// Moves the focus until it is where the screen shows some text.
  func goTo(_ mark: String) {
    for _ in 0..<12 where !text.contains(mark) { press(.tab) }
  }

  private func draw() {
    var count = 0
    repeat {
      lines = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines
      host.runEffects()
      count += 1
    } while host.needsFrame && count < 20
  }
}
