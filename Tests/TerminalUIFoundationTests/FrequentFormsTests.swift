import TerminalUIFoundation
import Testing

/// The forms that stand in 40 or more of 10,025 files of other people's SwiftUI. `@Entry`, which is one of them, is a
/// macro, and the page about compatibility says why it is not here.
struct FrequentFormsTests {
  @Test func `colours of assets and of UIKit are those of the terminal`() {
    #expect(Color("AccentColor") == .accentColor)
    #expect(Color("Red") == .red)
    #expect(Color("BrandColor") == .primary)
    #expect(Color(.systemRed) == .red)
    #expect(Color(UIColor.systemBlue) == .blue)
    #expect(Color(uiColor: .label) == .primary)
    #expect(Color(.systemGray6) == Color(uiColor: .systemBackground))
  }

  @Test func `what scrolls to the side does so by the arrows`() {
    let screen = Screen(8, 1) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack { ForEach(1..<9) { Text("日\($0)") } }
      }
    }
    #expect(screen.line.hasPrefix("日1"))
    screen.press(.end)
    #expect(screen.line.hasSuffix("日8"))
  }

  @Test func `texts and fields of values are written by formats`() {
    let english = Locale(identifier: "en_US")
    #expect(Screen(6, 1) { Text(0.5, format: .percent.locale(english)) }.line == " 50%")
    var price = 1.5
    let binding = Binding(get: { price }, set: { price = $0 })
    let screen = Screen(20, 1) {
      TextField("Price", value: binding, format: .currency(code: "USD").locale(english))
    }
    #expect(screen.line.contains("$1.50"))
    for _ in 0..<8 { screen.press(.delete) }
    for letter in "$2" { screen.press(KeyEquivalent(letter)) }
    screen.press(.return)
    #expect(price == 2)
  }

  @Test func `a length may be absent, and of either type`() {
    let width: CGFloat? = 32
    let none: CGFloat? = nil
    #expect(Screen(4, 1) { Text("a").frame(width: width, alignment: .trailing) }.line == "   a")
    #expect(Screen(5, 1) { Text("a").frame(width: none).padding(.leading, width) }.line == "    a")
    #expect(
      Screen(4, 1) {
        Text("a").frame(maxWidth: width, alignment: .trailing).frame(height: none)
      }.line == "   a")
  }

  @Test func `a key is met by the characters of a set`() {
    var typed = ""
    let screen = Screen(9, 1) {
      Text("a").onKeyPress(characters: CharacterSet(charactersIn: "<>")) {
        typed += $0.characters
        return .handled
      }
    }
    for key: KeyEquivalent in ["<", "a", .tab, ">"] { screen.press(key) }
    #expect(typed == "<>")
  }

  @Test func `dates and numbers are written as the views around say`() {
    let date = Date(timeIntervalSince1970: 0)
    func line(_ locale: String) -> String {
      Screen(40, 1) {
        VStack { Text(1234.5, format: .number) + Text(" ") + Text(date, style: .date) }
          .environment(\.locale, Locale(identifier: locale))
      }.line
    }
    #expect(line("en_US").contains("1,234.5") && line("en_US").contains("January"))
    #expect(line("de_DE").contains("1.234,5") && line("de_DE").contains("Januar "))
  }

  @Test func `Markdown in a literal is read beside Foundation, too`() {
    #expect(Screen(5, 1) { Text("a **b** c") }.line == "a b c")
    #expect(Screen(3, 1) { Text(AttributedString("**a")) }.line == "**a")
  }

  @Test func `an alert about an error says what the error says`() {
    struct Offline: LocalizedError {
      let errorDescription: String? = "You are offline."
    }
    let screen = Screen(24, 8) {
      Text("a").alert(isPresented: .constant(true), error: Offline()) { Button("OK") {} }
    }
    #expect(screen.line.contains("You are offline."))
  }
}

/// Views on a screen of one line.
@MainActor private final class Screen {
  private(set) var line = ""
  private let host: TerminalUI.Host

  init(_ width: Int, _ height: Int, @ViewBuilder content: () -> some View) {
    let content = content()
    host = TerminalUI.Host(size: Size(width: width, height: height)) { content }
    draw()
  }

  func press(_ key: KeyEquivalent) {
    host.send(.key(KeyPress(key)))
    draw()
  }

  private func draw() {
    repeat {
      line = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines.joined()
      host.runEffects()
    } while host.needsFrame
  }
}
