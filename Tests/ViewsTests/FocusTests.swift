import Cells
import Testing

@testable import Views

/// Where the focus is, and who moves it.
struct FocusTests {
  @Test func `the focus begins at the view that is to have it by default`() {
    struct Two: View {
      @FocusState private var focus: Int?
      var body: some View {
        Group {
          Button("a") {}.focused($focus, equals: 1)
          Button("日") {}.focused($focus, equals: 2)
        }
        .defaultFocus($focus, 2)
      }
    }
    let fixture = ViewFixture(9, 2) { VStack(spacing: 0) { Two() } }
    #expect(fixture.picture.contains("▸ 日 ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ a ◂"))
  }

  @Test func `a focus state knows which field has the focus`() {
    let fixture = ViewFixture(20, 5) { LoginForm() }
    #expect(fixture.picture.hasSuffix("name"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("password"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("none"))
  }

  @Test func `writing a focus state moves the focus, or takes it away`() {
    let fixture = ViewFixture(20, 5) { LoginForm() }
    fixture.press(.return)
    #expect(fixture.picture.hasSuffix("password"))
    fixture.press(.return)
    #expect(fixture.picture.hasSuffix("none"))
    #expect(!fixture.picture.contains("▸"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("name"))
  }

  @Test func `a flag asks for the focus when a view appears`() {
    let fixture = ViewFixture(20, 3) { Eager() }
    #expect(fixture.picture == "[ First ]\n▸ Second ◂\ntrue")
    fixture.press(.tab)
    #expect(fixture.picture == "▸ First ◂\n[ Second ]\nfalse")
  }

  @Test
  func `a control that is disabled for a while keeps the focus from others, and gets it back`() {
    let fixture = ViewFixture(20, 3) { Busy() }
    fixture.press(.tab, .return, .return)
    #expect(fixture.picture == "[ First ]\n[ Send ]")
    fixture.press("x")
    #expect(fixture.picture == "[ First ]\n▸ Send ◂")
  }

  @Test func `Tab goes on from a control that was disabled`() {
    let fixture = ViewFixture(20, 3) { Busy() }
    fixture.press(.tab, .return, .tab)
    #expect(fixture.picture == "▸ First ◂\n[ Send ]")
  }

  @Test func `a click moves the focus`() {
    let fixture = ViewFixture(20, 3) {
      Button("One") {}
      Button("Two") {}
    }
    fixture.mouse(.press, 1, 1)
    #expect(fixture.picture == "[ One ]\n▸ Two ◂")
  }

  @Test func `Tab goes on from where nothing has the focus`() {
    let fixture = ViewFixture(20, 3) { LoginForm() }
    fixture.press(.return, .return)
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(fixture.picture.contains("▸ Sign In ◂"))
  }

  @Test func `a view that fits gets keys, one that does not fit gets none`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      ViewThatFits(in: .horizontal) {
        Button("A button that is long") { log.add("long") }.onAppear { log.add("long appears") }
        Button("Short") { log.add("short") }
          .onAppear { log.add("short appears") }.onDisappear { log.add("short goes") }
      }
    }
    fixture.press(.tab, .return)
    #expect(log.take() == ["short appears", "short"])
    fixture.resize(40, 2)
    fixture.press(.return)
    #expect(log.take() == ["short goes", "long appears", "long"])
    #expect(fixture.picture == "▸ A button that is long ◂")
  }

  @Test func `a tap is a click, Enter or Space`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Text("Tap").onTapGesture { log.add("tap") }
      Text("Twice").onTapGesture(count: 2) { log.add("twice") }
    }
    fixture.press(.return, .space)
    #expect(fixture.draw()[0, 0].style.attributes.contains(.reverse))
    fixture.mouse(.press, 1, 0)
    #expect(log.take() == ["tap", "tap", "tap"])
    fixture.mouse(.press, 1, 1)
    #expect(log.take() == [])
    fixture.mouse(.press, 1, 1)
    #expect(log.take() == ["twice"])
  }

  @Test func `clicks half a second apart are not two at once`() {
    let log = Log()
    let fixture = ViewFixture(20, 1) { Text("Twice").onTapGesture(count: 2) { log.add("twice") } }
    fixture.mouse(.press, 1, 0)
    fixture.now = fixture.now.advanced(by: .milliseconds(500))
    fixture.frame()
    fixture.mouse(.press, 1, 0)
    #expect(log.take() == [])
    fixture.now = fixture.now.advanced(by: .milliseconds(499))
    fixture.frame()
    fixture.mouse(.press, 1, 0)
    #expect(log.take() == ["twice"])
  }

  @Test func `a focusable view is asked for keys first`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Button("One") {}
      Text("Two").focusable().onKeyPress { press in log.handle("\(press.characters)") }
    }
    fixture.press("x", .tab, "y")
    #expect(log.take() == ["y"])
  }

  @Test func `a shortcut presses its button wherever the focus is`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      TextField("Name", text: .constant(""))
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Go") { log.add("go") }.keyboardShortcut(.defaultAction)
      Button("No") { log.add("no") }.keyboardShortcut(.cancelAction).disabled(true)
    }
    fixture.draw()
    fixture.host.send(.key(KeyPress("s", modifiers: .control)))
    fixture.press(.return, .escape, "s")
    #expect(log.take() == ["save", "go"])
  }
}

private struct LoginForm: View {
  private enum Field { case name, password }

  @State private var name = ""
  @FocusState private var field: Field?

  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
      .onSubmit { field = .password }
    SecureField("Password", text: $name).focused($field, equals: .password)
      .onSubmit { field = nil }
    Button("Sign In") {}
    Text(field.map { "\($0)" } ?? "none")
  }
}

private struct Eager: View {
  @FocusState private var isSecond: Bool

  var body: some View {
    Button("First") {}
    Button("Second") {}.focused($isSecond)
    Text("\(isSecond)").onAppear { isSecond = true }
  }
}

private struct Busy: View {
  @State private var isBusy = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("First") {}
      Button("Send") { isBusy = true }.disabled(isBusy)
    }
    .onKeyPress("x") {
      isBusy = false
      return .handled
    }
  }
}
