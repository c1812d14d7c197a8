import Cells
import StateKit
import Testing

@testable import Views

/// The messages of a queue that the program holds.
struct MessageToastTests {
  private final class Screen {
    var queue = MessageQueue()
    let log = Log()
    private(set) var fixture = ViewFixture(1, 1) {}

    init(_ position: ToastPositionOptions = .init(), onTap: ((Message) -> Void)? = nil) {
      let queue = Binding(get: { self.queue }, set: { self.queue = $0 })
      fixture = ViewFixture(30, 6) {
        Redrawn { Text("content").toasts(queue, positionOptions: position, onTap: onTap) }
      }
    }

    func picture(at seconds: Double) -> String {
      fixture.now = .at(seconds)
      return fixture.picture
    }

    func post(_ text: String, _ severity: Message.Severity = .info, at seconds: Double) {
      queue.post(text, severity: severity, at: .at(seconds))
    }
  }

  @Test func `each severity has a colour and a sign`() {
    let looks: [(Message.Severity, String, UInt8, UInt8)] = [
      (.info, "✓", 12, 15), (.note, "i", 12, 15), (.warning, "⚠", 3, 0), (.error, "⊗", 1, 15),
    ]
    for (severity, sign, ground, ink) in looks {
      let screen = Screen()
      screen.post("日本", severity, at: 0)
      #expect(
        screen.picture(at: 0) == """
          content ▟           ▙
                    \(sign) 日本  ✕
                  ▜           ▛
          """)
      #expect(
        screen.fixture.draw()[12, 1].style
          == Style(
            foreground: .palette(ground), background: .palette(ink), attributes: .reverse))
    }
  }

  @Test func `one message follows another, each for its own while`() {
    let screen = Screen(.init(position: .bottom))
    #expect(screen.picture(at: 0) == "content")
    screen.post("one", at: 1)
    screen.post("two", at: 2)
    for (seconds, text, due) in [(2, "one", 5), (4.9, "one", 5), (5, "two", 9), (8.9, "two", 9)] {
      let lines = screen.picture(at: seconds).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 6)
      #expect(lines[4] == "           ✓ \(text)  ✕")
      #expect(screen.fixture.host.nextDue == .at(Double(due)))
    }
    #expect(screen.picture(at: 9) == "content")
    #expect(screen.fixture.host.nextDue == nil)
  }

  @Test func `a click or the button dismisses it, and the next has all its time from then on`() {
    for x in [12, 17] {
      let screen = Screen()
      screen.post("one", at: 0)
      screen.post("two", at: 0)
      #expect(screen.picture(at: 0).contains("one"))
      screen.fixture.now = .at(3)
      #expect(screen.fixture.mouse(.press, x, 1))
      #expect(screen.fixture.picture.contains("two"))
      #expect(screen.queue.current(at: .at(3))?.text == "two")
      #expect(screen.fixture.host.nextDue == .at(7))
      screen.fixture.press(.tab, .return)
      #expect(screen.picture(at: 4) == "content")
      #expect(!screen.fixture.host.needsFrame)
    }
  }

  @Test func `dismissed between two keys that came at once, the next has all its time too`() {
    let screen = Screen()
    screen.post("one", at: 0)
    screen.post("two", at: 0)
    #expect(screen.picture(at: 0).contains("one"))
    screen.fixture.now = .at(3)
    screen.fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: 12, y: 1))))
    screen.fixture.host.send(.key(KeyPress("x")))
    #expect(screen.fixture.picture.contains("two"))
    #expect(screen.fixture.host.nextDue == .at(7))
  }

  @Test func `two clicks that came at once bring no message back`() {
    let screen = Screen()
    for text in ["one", "two", "six"] { screen.post(text, at: 0) }
    #expect(screen.picture(at: 0).contains("one"))
    screen.fixture.now = .at(1)
    for _ in 0..<2 {
      screen.fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: 12, y: 1))))
    }
    #expect(screen.fixture.picture.contains("six"))
    screen.fixture.now = .at(6)
    #expect(screen.fixture.picture == "content")
  }

  @Test func `a custom action receives its message`() {
    let log = Log()
    let screen = Screen { log.add($0.text) }
    screen.post("one", at: 0)
    screen.fixture.draw()
    screen.fixture.mouse(.press, 12, 1)
    #expect(log.take() == ["one"])
    #expect(screen.picture(at: 3).contains("one"))
    screen.fixture.mouse(.press, 17, 1)
    #expect(log.take() == [])
    #expect(screen.picture(at: 3) == "content")
  }

  @Test func `beside a toast it has its own row, because its time does not wait`() {
    let screen = Screen()
    let queue = Binding(get: { screen.queue }, set: { screen.queue = $0 })
    let fixture = ViewFixture(24, 8) {
      Text("content").toast(isShowing: .constant(true), type: .snackBar("Saved")).toasts(queue)
    }
    screen.post("one", at: 0)
    #expect(
      fixture.picture == """
        content  Saved
              ▟          ▙
                ✓ one  ✕
              ▜          ▛
        """)
  }

  @Test func `a framed message has six lines at most`() {
    var queue = MessageQueue()
    queue.post(String(repeating: "a word ", count: 500), severity: .error, at: .at(0))
    let fixture = ViewFixture(30, 20) {
      Color.clear.framedToasts(.constant(queue), above: 1)
    }
    let rows = fixture.picture.split(separator: "\n").count { $0.contains("│") }
    #expect(rows == 6 && fixture.picture.contains("…"))
  }
}
