import Cells
import Testing

@testable import Views

/// What is typed, pasted and pressed in a field.
struct FieldTests {
  @Test func `an empty field shows what it is for`() {
    let stage = Stage(16, 2) { Form() }
    #expect(stage.picture == "▸Name          ◂\n▏Password      ▕")
    #expect(stage.draw()[1, 0].style.attributes == [.dim, .underline])
    #expect(stage.host.frame(at: stage.now).cursor == Point(x: 1, y: 0))
  }

  @Test func `typing goes to the field with the focus, and to nobody else`() {
    let log = Log()
    let stage = Stage(16, 3) { Form(log: log).onKeyPress("a") { log.handle("a") } }
    stage.press("a", "d", "a", .tab, "x", "y")
    #expect(stage.picture == "▏ada           ▕\n▸••            ◂")
    #expect(log.take() == [])
    #expect(stage.host.frame(at: stage.now).cursor == Point(x: 3, y: 1))
  }

  @Test func `a field can be changed anywhere`() {
    let stage = Stage(16, 2) { Form() }
    stage.press("a", "c", .leftArrow, "b", .home, "0", .end, "d")
    #expect(stage.picture.hasPrefix("▸0abcd "))
    stage.press(.delete, .home, .deleteForward)
    #expect(stage.picture.hasPrefix("▸abc "))
  }

  @Test func `control keys do what shells do`() {
    let stage = Stage(20, 2) { Form() }
    for letter in "one two three" { stage.press(KeyEquivalent(letter)) }
    stage.control("w")
    #expect(stage.picture.hasPrefix("▸one two  "))
    stage.control("a")
    stage.control("k")
    #expect(stage.picture.hasPrefix("▸Name "))
    for letter in "one two" { stage.press(KeyEquivalent(letter)) }
    stage.control("u")
    #expect(stage.picture.hasPrefix("▸Name "))
  }

  @Test func `a paste is one line`() {
    let stage = Stage(16, 2) { Form() }
    stage.draw()
    #expect(stage.host.send(.paste("a\nb\tc")))
    #expect(stage.picture.hasPrefix("▸a b c "))
    stage.press(.tab)
    stage.host.send(.paste("secret"))
    #expect(stage.picture == "▏a b c         ▕\n▸••••••        ◂")
  }

  @Test func `a paste goes nowhere when no field has the focus`() {
    let stage = Stage(16, 2) { Button("OK") {} }
    stage.draw()
    #expect(!stage.host.send(.paste("a")))
  }

  @Test func `a long text scrolls with the cursor, wide characters too`() {
    let stage = Stage(8, 2) { Form() }
    for letter in "abcdefgh" { stage.press(KeyEquivalent(letter)) }
    #expect(stage.picture.hasPrefix("▸defgh ◂"))
    stage.press(.home)
    #expect(stage.picture.hasPrefix("▸abcdef◂"))
    stage.control("k")
    for letter in "日本語文" { stage.press(KeyEquivalent(letter)) }
    #expect(stage.picture.hasPrefix("▸語文  ◂"))
    stage.press(.delete, .delete)
    #expect(stage.picture.hasPrefix("▸日本  ◂"))
  }

  @Test func `Enter submits, in the field and in the views around it`() {
    let log = Log()
    let stage = Stage(16, 2) { Form(log: log).onSubmit { log.add("outer") } }
    stage.press("a", .return)
    #expect(log.take() == ["inner", "outer"])
    #expect(stage.picture.hasPrefix("▸a "))
  }

  @Test func `Enter is left to others where nothing is submitted`() {
    let log = Log()
    let stage = Stage(16, 2) {
      TextField("Name", text: .constant("")).onKeyPress(.return) { log.handle("return") }
    }
    stage.press(.return)
    #expect(log.take() == ["return"])
  }

  @Test func `a disabled field is skipped and dim`() {
    let stage = Stage(16, 2) {
      TextField("Name", text: .constant("ada")).disabled(true)
      Button("OK") {}
    }
    #expect(stage.picture == "▏ada           ▕\n▸ OK ◂")
    #expect(stage.draw()[1, 0].style.attributes.contains(.dim))
  }

  @Test func `the older closures are told of Enter and of the focus`() {
    let log = Log()
    let stage = Stage(16, 2) {
      TextField("Name", text: .constant("")) {
        log.add("editing \($0)")
      } onCommit: {
        log.add("commit")
      }
      Button("OK") {}
    }
    stage.press(.return, .tab)
    #expect(log.take() == ["editing true", "commit", "editing false"])
  }

  @Test(arguments: [0, 1, 2, 3]) func `a field with no room does no harm`(width: Int) {
    let stage = Stage(width, 1) { Form() }
    stage.press("a", "日", .leftArrow, .delete)
    #expect(stage.draw().size.width == width)
  }

  @Test func `a binding that changes the text keeps the cursor`() {
    let stage = Stage(16, 1) { Shouting() }
    stage.press("a", "b", .leftArrow, "c")
    #expect(stage.picture == "▸ACB           ◂")
    #expect(stage.host.frame(at: stage.now).cursor == Point(x: 3, y: 0))
  }
}

private struct Form: View {
  var log: Log?
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    TextField("Name", text: $name).onSubmit { log?.add("inner") }
    SecureField("Password", text: $password)
  }
}

private struct Shouting: View {
  @State private var text = ""

  var body: some View {
    TextField("", text: Binding(get: { text }, set: { text = $0.uppercased() }))
  }
}

extension Stage {
  fileprivate func control(_ key: KeyEquivalent) {
    host.send(.key(KeyPress(key, modifiers: .control)))
    draw()
  }
}
