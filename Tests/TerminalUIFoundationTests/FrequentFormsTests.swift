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
