import TerminalUIFoundation
import Testing

/// Fields of values that are no text.
struct ValueFieldTests {
  @Test func `what is typed is taken over by Enter, or when the focus goes`() {
    let screen = ControlScreen { Amount() }
    #expect(screen.draw()[1] == "12")
    screen.type("3")
    #expect(screen.draw()[1] == "12", "not yet")
    screen.press(.return)
    #expect(screen.draw()[1] == "123")
    screen.press(.delete, .delete, .tab)
    #expect(screen.draw()[1] == "1")
    #expect(screen.draw()[0].contains("1"))
  }

  @Test func `text that cannot be read leaves the value as it was, and the field shows that`() {
    let screen = ControlScreen { Amount() }
    screen.type("日本")
    #expect(screen.draw()[0].contains("12日本"))
    screen.press(.return)
    #expect(screen.draw()[1] == "12")
    #expect(!screen.draw()[0].contains("日本"))
    screen.press(.delete, .delete, .return)
    #expect(screen.draw()[1] == "12", "nothing is no number")
  }

  @Test func `an optional value may be none`() {
    let screen = ControlScreen { Optionally() }
    #expect(screen.draw()[0].contains("amount") && screen.draw()[1] == "none")
    screen.type("4")
    screen.press(.return)
    #expect(screen.draw()[1] == "4")
    screen.press(.delete, .return)
    #expect(screen.draw()[1] == "none")
    screen.type("x")
    screen.press(.return)
    #expect(screen.draw()[1] == "none")
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (40, 10), (200, 60)])
  func `disabled, and on screens of any size`(width: Int, height: Int) {
    let screen = ControlScreen(width, height) { Amount().disabled(true) }
    screen.type("3")
    screen.click(1, 0)
    screen.press(.return)
    #expect(screen.draw().count == height)
    if height > 1, width > 3 { #expect(screen.draw()[1] == "12") }
  }
}

private struct Amount: View {
  @State private var amount = 12

  var body: some View {
    TextField("amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
    Text("\(amount)")
    Button("next") {}
  }
}

private struct Optionally: View {
  @State private var amount: Int?

  var body: some View {
    TextField("amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
    Text(amount.map { "\($0)" } ?? "none")
  }
}
