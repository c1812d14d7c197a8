import Cells
import Testing

@testable import Views

/// Which view is asked first what a key does.
struct KeyPressTests {
  @Test func `the innermost view is asked first, and an ignored key goes on`() {
    let log = Log()
    let fixture = ViewFixture {
      Text("x")
        .onKeyPress("a") { log.answer("inner", .ignored) }
        .onKeyPress("a") { log.answer("middle", .handled) }
        .onKeyPress("a") { log.answer("outer", .handled) }
    }
    #expect(fixture.press("a"))
    #expect(log.take() == ["inner", "middle"])
    #expect(!fixture.press("b"))
  }

  @Test func `the view with the focus is asked before the views around it`() {
    let log = Log()
    let fixture = ViewFixture {
      VStack {
        Button("one") { log.add("one") }.onKeyPress("k") { log.answer("at one", .handled) }
        Button("two") { log.add("two") }.onKeyPress("k") { log.answer("at two", .ignored) }
      }
      .onKeyPress("k") { log.answer("around", .handled) }
      .onKeyPress(.return) { log.answer("never", .handled) }
    }
    fixture.press("k", .return)
    #expect(log.take() == ["at one", "one"])
    fixture.press(.tab, "k", .return)
    #expect(log.take() == ["at two", "around", "two"])
  }

  @Test func `a key handler may take the keys that move the focus`() {
    let log = Log()
    let fixture = ViewFixture { Button("x") {}.onKeyPress(.tab) { log.answer("tab", .handled) } }
    fixture.press(.tab)
    #expect(log.take() == ["tab"])
  }

  @Test func `several keys can have one action`() {
    let log = Log()
    let fixture = ViewFixture {
      Text("x").onKeyPress(keys: ["a", .upArrow]) {
        log.answer("\($0.modifiers.rawValue)", .handled)
      }
    }
    fixture.press("a", .upArrow, "b")
    fixture.host.send(.key(KeyPress(.upArrow, modifiers: .shift)))
    #expect(log.take() == ["0", "0", "2"])
  }

  @Test func `one key without modifiers is not that key with them`() {
    let log = Log()
    let fixture = ViewFixture { Text("x").onKeyPress("a") { log.answer("a", .handled) } }
    fixture.draw()
    #expect(!fixture.host.send(.key(KeyPress("a", modifiers: .control))))
    #expect(log.entries.isEmpty)
  }

  @Test func `a disabled view takes no keys`() {
    let log = Log()
    let fixture = ViewFixture {
      Text("x").onKeyPress("a") { log.answer("a", .handled) }.disabled(true)
      List([Row(1)]) { _ in Text("row") }.disabled(true)
    }
    #expect(!fixture.press("a"))
    #expect(!fixture.press("j"))
  }

  @Test func `a move command is an arrow that no view in it has a use for`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      VStack {
        Button("a") {}.onKeyPress(.upArrow) { log.answer("own", .handled) }
        Text("b").onMoveCommand(perform: nil)
      }
      .onMoveCommand { log.add("\($0)") }
    }
    fixture.press(.downArrow, .leftArrow, .rightArrow, .upArrow)
    #expect(log.take() == ["down", "left", "right", "own"])
    #expect(!fixture.press("a"))
  }
}

extension Log {
  fileprivate func answer(_ entry: String, _ result: KeyPress.Result) -> KeyPress.Result {
    add(entry)
    return result
  }
}
