import Cells
import Testing

@testable import Views

/// What is typed, pasted and pressed in a field.
struct FieldTests {
  @Test func `an empty field shows what it is for`() {
    let fixture = ViewFixture(16, 2) { Form() }
    #expect(fixture.picture == "▸Name          ◂\n▏Password      ▕")
    #expect(fixture.draw()[1, 0].style.attributes == [.dim, .underline])
    #expect(fixture.host.frame(at: fixture.now).cursor == Point(x: 1, y: 0))
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `text behind an empty field is its placeholder, until something is typed`(axis: Axis) {
    let fixture = ViewFixture(16, 2) { Backed(axis: axis) }
    #expect(fixture.picture == "▸日本 name     ◂")
    #expect(fixture.draw()[1, 0].style.attributes == [.dim, .underline])
    #expect(fixture.draw()[12, 0].style.attributes == [.dim, .underline, .bold])
    fixture.press("a")
    #expect(fixture.picture.hasPrefix("▸a  "))
    fixture.press(.delete)
    #expect(fixture.picture == "▸日本 name     ◂")
  }

  @Test func `an empty field stands on what is filled`() {
    let field = TextField("", text: .constant("")).background(Rectangle().fill(.red))
    let buffer = ViewFixture(9, 1) { field }.draw()
    #expect(buffer.lines[0] == "▸       ◂")
    #expect(buffer[3, 0].style.background == buffer[0, 0].style.background)
    #expect(buffer[3, 0].style.background != .standard)
    for width in 0...4 {
      #expect(ViewFixture(width, 1) { Backed(axis: .horizontal) }.draw().hasWholeCharacters)
    }
  }

  @Test func `typing goes to the field with the focus, and to nobody else`() {
    let log = Log()
    let fixture = ViewFixture(16, 3) { Form(log: log).onKeyPress("a") { log.handle("a") } }
    fixture.press("a", "d", "a", .tab, "x", "y")
    #expect(fixture.picture == "▏ada           ▕\n▸••            ◂")
    #expect(log.take() == [])
    #expect(fixture.host.frame(at: fixture.now).cursor == Point(x: 3, y: 1))
  }

  @Test func `a field can be changed anywhere`() {
    let fixture = ViewFixture(16, 2) { Form() }
    fixture.press("a", "c", .leftArrow, "b", .home, "0", .end, "d")
    #expect(fixture.picture.hasPrefix("▸0abcd "))
    fixture.press(.delete, .home, .deleteForward)
    #expect(fixture.picture.hasPrefix("▸abc "))
  }

  @Test func `control keys do what shells do`() {
    let fixture = ViewFixture(20, 2) { Form() }
    for letter in "one two three" { fixture.press(KeyEquivalent(letter)) }
    fixture.control("w")
    #expect(fixture.picture.hasPrefix("▸one two  "))
    fixture.control("a")
    fixture.control("k")
    #expect(fixture.picture.hasPrefix("▸Name "))
    for letter in "one two" { fixture.press(KeyEquivalent(letter)) }
    fixture.control("u")
    #expect(fixture.picture.hasPrefix("▸Name "))
  }

  @Test func `a paste is one line`() {
    let fixture = ViewFixture(16, 2) { Form() }
    fixture.draw()
    #expect(fixture.host.send(.paste("a\nb\tc")))
    #expect(fixture.picture.hasPrefix("▸a b c "))
    fixture.press(.tab)
    fixture.host.send(.paste("secret"))
    #expect(fixture.picture == "▏a b c         ▕\n▸••••••        ◂")
  }

  @Test func `a paste goes nowhere when no field has the focus`() {
    let fixture = ViewFixture(16, 2) { Button("OK") {} }
    fixture.draw()
    #expect(!fixture.host.send(.paste("a")))
  }

  @Test func `a long text scrolls with the cursor, wide characters too`() {
    let fixture = ViewFixture(8, 2) { Form() }
    for letter in "abcdefgh" { fixture.press(KeyEquivalent(letter)) }
    #expect(fixture.picture.hasPrefix("▸defgh ◂"))
    fixture.press(.home)
    #expect(fixture.picture.hasPrefix("▸abcdef◂"))
    fixture.control("k")
    for letter in "日本語文" { fixture.press(KeyEquivalent(letter)) }
    #expect(fixture.picture.hasPrefix("▸語文  ◂"))
    fixture.press(.delete, .delete)
    #expect(fixture.picture.hasPrefix("▸日本  ◂"))
  }

  @Test func `a click puts the cursor before the character there, or at the end`() {
    let fixture = ViewFixture(10, 2) { Form() }
    for letter in "ab日本" { fixture.press(KeyEquivalent(letter)) }
    fixture.mouse(.press, 4, 0)
    fixture.press("x")
    #expect(fixture.picture.hasPrefix("▸abx日本 ◂"))
    fixture.mouse(.press, 9, 0)
    for letter in "cdef" { fixture.press(KeyEquivalent(letter)) }
    fixture.mouse(.press, 1, 0)
    fixture.press("y")
    #expect(fixture.picture.hasPrefix("▸y本cdef ◂"), "the start of what is shown")
    let disabled = ViewFixture(10, 1) { TextField("", text: .constant("ab")).disabled(true) }
    #expect(!disabled.mouse(.press, 1, 0))
  }

  @Test func `Enter submits, in the field and in the views around it`() {
    let log = Log()
    let fixture = ViewFixture(16, 2) { Form(log: log).onSubmit { log.add("outer") } }
    fixture.press("a", .return)
    #expect(log.take() == ["inner", "outer"])
    #expect(fixture.picture.hasPrefix("▸a "))
  }

  @Test func `Enter is left to others where nothing is submitted`() {
    let log = Log()
    let fixture = ViewFixture(16, 2) {
      TextField("Name", text: .constant("")).onKeyPress(.return) { log.handle("return") }
    }
    fixture.press(.return)
    #expect(log.take() == ["return"])
  }

  @Test func `a disabled field is skipped and dim`() {
    let fixture = ViewFixture(16, 2) {
      TextField("Name", text: .constant("ada")).disabled(true)
      Button("OK") {}
    }
    #expect(fixture.picture == "▏ada           ▕\n▸ OK ◂")
    #expect(fixture.draw()[1, 0].style.attributes.contains(.dim))
  }

  @Test func `the older closures are called for Enter and for the focus`() {
    let log = Log()
    let fixture = ViewFixture(16, 2) {
      TextField("Name", text: .constant("")) {
        log.add("editing \($0)")
      } onCommit: {
        log.add("commit")
      }
      Button("OK") {}
    }
    fixture.press(.return, .tab)
    #expect(log.take() == ["editing true", "commit", "editing false"])
  }

  @Test(arguments: [0, 1, 2, 3]) func `a field with no room does no harm`(width: Int) {
    let fixture = ViewFixture(width, 1) { Form() }
    fixture.press("a", "日", .leftArrow, .delete)
    #expect(fixture.draw().size.width == width)
  }

  @Test func `a binding that changes the text keeps the cursor`() {
    let fixture = ViewFixture(16, 1) { Shouting() }
    fixture.press("a", "b", .leftArrow, "c")
    #expect(fixture.picture == "▸ACB           ◂")
    #expect(fixture.host.frame(at: fixture.now).cursor == Point(x: 3, y: 0))
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

/// A field in front of a text, as much code writes placeholders in a colour.
private struct Backed: View {
  let axis: Axis
  @State private var text = ""

  var body: some View {
    ZStack(alignment: .leading) {
      Text("日本 name")
      TextField("", text: $text, axis: axis)
    }
  }
}

private struct Shouting: View {
  @State private var text = ""

  var body: some View {
    TextField("", text: Binding(get: { text }, set: { text = $0.uppercased() }))
  }
}

extension ViewFixture {
  fileprivate func control(_ key: KeyEquivalent) {
    host.send(.key(KeyPress(key, modifiers: .control)))
    draw()
  }
}
