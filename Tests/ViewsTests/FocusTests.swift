import Cells
import Testing

@testable import Views

/// Where the focus is, and who moves it.
struct FocusTests {
  @Test func `a focus state knows which field has the focus`() {
    let stage = Stage(20, 5) { LoginForm() }
    #expect(stage.picture.hasSuffix("name"))
    stage.press(.tab)
    #expect(stage.picture.hasSuffix("password"))
    stage.press(.tab)
    #expect(stage.picture.hasSuffix("none"))
  }

  @Test func `writing a focus state moves the focus, or takes it away`() {
    let stage = Stage(20, 5) { LoginForm() }
    stage.press(.return)
    #expect(stage.picture.hasSuffix("password"))
    stage.press(.return)
    #expect(stage.picture.hasSuffix("none"))
    #expect(!stage.picture.contains("▸"))
    stage.press(.tab)
    #expect(stage.picture.hasSuffix("name"))
  }

  @Test func `a flag asks for the focus when a view appears`() {
    let stage = Stage(20, 3) { Eager() }
    #expect(stage.picture == "[ First ]\n▸ Second ◂\ntrue")
    stage.press(.tab)
    #expect(stage.picture == "▸ First ◂\n[ Second ]\nfalse")
  }

  @Test
  func `a control that is disabled for a while keeps the focus from others, and gets it back`() {
    let stage = Stage(20, 3) { Busy() }
    stage.press(.tab, .return, .return)
    #expect(stage.picture == "[ First ]\n[ Send ]")
    stage.press("x")
    #expect(stage.picture == "[ First ]\n▸ Send ◂")
  }

  @Test func `Tab goes on from a control that was disabled`() {
    let stage = Stage(20, 3) { Busy() }
    stage.press(.tab, .return, .tab)
    #expect(stage.picture == "▸ First ◂\n[ Send ]")
  }

  @Test func `a click moves the focus`() {
    let stage = Stage(20, 3) {
      Button("One") {}
      Button("Two") {}
    }
    stage.mouse(.press, 1, 1)
    #expect(stage.picture == "[ One ]\n▸ Two ◂")
  }

  @Test func `Tab goes on from where nothing has the focus`() {
    let stage = Stage(20, 3) { LoginForm() }
    stage.press(.return, .return)
    stage.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(stage.picture.contains("▸ Sign In ◂"))
  }

  @Test func `a view that fits gets keys, one that does not fit gets none`() {
    let log = Log()
    let stage = Stage(20, 2) {
      ViewThatFits(in: .horizontal) {
        Button("A button that is long") { log.add("long") }.onAppear { log.add("long appears") }
        Button("Short") { log.add("short") }
          .onAppear { log.add("short appears") }.onDisappear { log.add("short goes") }
      }
    }
    stage.press(.tab, .return)
    #expect(log.take() == ["short appears", "short"])
    stage.resize(40, 2)
    stage.press(.return)
    #expect(log.take() == ["short goes", "long appears", "long"])
    #expect(stage.picture == "▸ A button that is long ◂")
  }

  @Test func `a tap is a click, Enter or Space`() {
    let log = Log()
    let stage = Stage(20, 2) {
      Text("Tap").onTapGesture { log.add("tap") }
      Text("Twice").onTapGesture(count: 2) { log.add("twice") }
    }
    stage.press(.return, .space)
    #expect(stage.draw()[0, 0].style.attributes.contains(.reverse))
    stage.mouse(.press, 1, 0)
    #expect(log.take() == ["tap", "tap", "tap"])
    stage.mouse(.press, 1, 1)
    #expect(log.take() == [])
    stage.mouse(.press, 1, 1)
    #expect(log.take() == ["twice"])
  }

  @Test func `clicks half a second apart are not two at once`() {
    let log = Log()
    let stage = Stage(20, 1) { Text("Twice").onTapGesture(count: 2) { log.add("twice") } }
    stage.mouse(.press, 1, 0)
    stage.now = stage.now.advanced(by: .milliseconds(500))
    stage.frame()
    stage.mouse(.press, 1, 0)
    #expect(log.take() == [])
    stage.now = stage.now.advanced(by: .milliseconds(499))
    stage.frame()
    stage.mouse(.press, 1, 0)
    #expect(log.take() == ["twice"])
  }

  @Test func `a focusable view is asked for keys first`() {
    let log = Log()
    let stage = Stage(20, 2) {
      Button("One") {}
      Text("Two").focusable().onKeyPress { press in log.handle("\(press.characters)") }
    }
    stage.press("x", .tab, "y")
    #expect(log.take() == ["y"])
  }

  @Test func `a shortcut presses its button wherever the focus is`() {
    let log = Log()
    let stage = Stage(20, 4) {
      TextField("Name", text: .constant(""))
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Go") { log.add("go") }.keyboardShortcut(.defaultAction)
      Button("No") { log.add("no") }.keyboardShortcut(.cancelAction).disabled(true)
    }
    stage.draw()
    stage.host.send(.key(KeyPress("s", modifiers: .control)))
    stage.press(.return, .escape, "s")
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
