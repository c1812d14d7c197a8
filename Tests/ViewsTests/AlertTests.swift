import Cells
import Testing

@testable import Views

/// What keys and clicks do to an alert and to a sheet.
struct AlertTests {
  @Test func `an alert is a box over the dimmed screen`() {
    let fixture = ViewFixture(30, 8) { Asking(log: Log()) }
    fixture.press("a")
    #expect(
      fixture.picture == """
        [ below ]
         ╭─────────────────────────╮
         │          Error          │
         │      It went wrong      │
         │  ▸ OK ◂  [ Try Again ]  │
         ╰─────────────────────────╯
        """)
    #expect(fixture.draw()[2, 0].style.attributes.contains(.dim))
    #expect(fixture.draw()[13, 2].style.attributes == .bold)
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `Enter and Space press, and any button dismisses automatically`(key: KeyEquivalent) {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.press("a", key)
    #expect(log.take() == ["ok"])
    #expect(fixture.picture == "▸ below ◂")
    fixture.press("a", .tab, key)
    #expect(log.take() == ["again"])
    #expect(fixture.picture == "▸ below ◂")
  }

  @Test func `Escape is the button with the cancel role`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.press("a", .tab, .escape)
    #expect(log.take() == ["ok"])
    #expect(fixture.picture == "▸ below ◂")
  }

  @Test func `without a cancel role that can be used, Escape only dismisses`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) {
      Presenting {
        Button("Yes") { log.add("yes") }
        Button("No", role: .cancel) { log.add("no") }.disabled(true)
      }
    }
    fixture.press("a", .escape)
    #expect(log.take() == [])
    #expect(!fixture.picture.contains("Yes"))
  }

  @Test func `keys and clicks reach nothing beneath`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.press("a", "x", "a")
    #expect(!fixture.mouse(.press, 2, 0))
    #expect(log.take() == [])
    fixture.press(.escape, "x")
    fixture.mouse(.press, 2, 0)
    #expect(log.take() == ["ok", "x", "below"])
  }

  @Test func `arrows and Tab go round its buttons`() {
    let fixture = ViewFixture(30, 8) { Asking(log: Log()) }
    fixture.press("a", .rightArrow)
    #expect(fixture.picture.contains("[ OK ]  ▸ Try Again ◂"))
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("▸ OK ◂  [ Try Again ]"))
    fixture.press(.leftArrow)
    #expect(fixture.picture.contains("[ OK ]  ▸ Try Again ◂"))
    fixture.press(.upArrow, .tab)
    #expect(fixture.picture.contains("[ OK ]  ▸ Try Again ◂"))
  }

  @Test func `a click presses a button, and dismisses`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.press("a")
    fixture.mouse(.press, 16, 4)
    #expect(log.take() == ["again"])
    #expect(fixture.picture == "▸ below ◂")
  }

  @Test func `keys that come at once go where they go one by one`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.press("a")
    for _ in 0..<3 { fixture.host.send(.key(KeyPress(.return))) }
    #expect(log.take() == ["ok", "below", "below"])
    #expect(fixture.picture == "▸ below ◂")
  }

  @Test func `without buttons there is an OK`() {
    let fixture = ViewFixture(30, 8) { Presenting {} }
    fixture.press("a")
    #expect(fixture.picture.contains("▸ OK ◂"))
    fixture.press(.return)
    #expect(fixture.picture == "below")
  }

  @Test func `buttons lie below one another where it is too narrow`() {
    let fixture = ViewFixture(20, 9) { Asking(log: Log()) }
    fixture.press("a")
    #expect(
      fixture.picture == """
        [ below ]
        ╭─────────────────╮
        │      Error      │
        │  It went wrong  │
        │  ▸    OK     ◂  │
        │  [ Try Again ]  │
        ╰─────────────────╯
        """)
  }

  @Test func `a screen too small for an alert is drawn and can be left`() {
    for width in [0, 1, 3, 7, 12] {
      for height in [0, 1, 2, 4] {
        let fixture = ViewFixture(width, height) { Asking(log: Log()) }
        fixture.press("a")
        #expect(fixture.draw().lines.count == height)
        fixture.press(.escape)
        #expect(fixture.press("x"))
      }
    }
  }

  @Test func `a long message is cut so that the buttons stay`() {
    let fixture = ViewFixture(24, 6) {
      Presenting(message: String(repeating: "日本語 café ", count: 60)) { Button("Go") {} }
    }
    fixture.press("a")
    #expect(fixture.picture.contains("▸ Go ◂"))
    #expect(fixture.picture.contains("…"))
  }

  @Test func `the focus comes back to where it was`() {
    let fixture = ViewFixture(30, 8) {
      Button("first") {}
      Asking(log: Log())
    }
    fixture.press(.tab, "a", .tab, .escape)
    #expect(fixture.picture == "[ first ]\n▸ below ◂")
  }

  @Test func `a new alert begins at its first button`() {
    let fixture = ViewFixture(30, 8) { Asking(log: Log()) }
    fixture.press("a", .tab, .escape, "a")
    #expect(fixture.picture.contains("▸ OK ◂"))
  }

  @Test func `an alert over an alert takes the keys until it goes`() {
    let log = Log()
    let fixture = ViewFixture(40, 12) {
      Presenting {
        Button("Outer") { log.add("outer") }
          .alert("Inner", isPresented: .constant(true)) { Button("Deep") { log.add("deep") } }
      }
    }
    fixture.press("a", .return)
    #expect(log.take() == ["deep"])
  }

  @Test func `a sheet shows custom views, and Escape dismisses it`() {
    let log = Log()
    let fixture = ViewFixture(30, 7) { Showing(log: log) }
    fixture.press("a")
    #expect(
      fixture.picture
        == """
        x
        ╭────────────────────────────╮
        │             in             │
        │  ────────────────────────  │
        │         ▸ button ◂         │
        ╰────────────────────────────╯
        """)
    fixture.press(.return)
    #expect(log.take() == ["pressed"])
    #expect(fixture.picture.contains("▸ button ◂"))
    fixture.press(.escape)
    #expect(fixture.picture == "x")
  }
}

private struct Asking: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    Button("below") { log.add("below") }
      .onKeyPress("a") {
        isShown = true
        return .handled
      }
      .onKeyPress("x") {
        log.add("x")
        return .handled
      }
      .alert("Error", isPresented: $isShown) {
        Button("OK", role: .cancel) { log.add("ok") }
        Button("Try Again") { log.add("again") }
      } message: {
        Text("It went wrong")
      }
  }
}

private struct Presenting<Actions: View>: View {
  var message = ""
  @State private var isShown = false
  @ViewBuilder let actions: () -> Actions

  var body: some View {
    Text("below")
      .onKeyPress("a") {
        isShown = true
        return .handled
      }
      .alert("Title", isPresented: $isShown, actions: actions) {
        if !message.isEmpty { Text(message) }
      }
  }
}

private struct Showing: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    HStack {
      Text("x")
        .onKeyPress("a") {
          isShown = true
          return .handled
        }
        .sheet(isPresented: $isShown) {
          Text("in")
          Divider()
          Button("button") { log.add("pressed") }
        }
    }
  }
}
