import Cells
import Testing

@testable import Views

/// Where the focus goes when views come, go, and are not to be seen.
struct FocusKeptTests {
  @Test func `a focus state forgets a view that is gone`() {
    let fixture = ViewFixture(20, 4) { Going { field, isOn in if isOn { field } } }
    #expect(fixture.picture == "▸name              ◂\n[ Turn ]\nfocused")
    turn(fixture)
    #expect(fixture.picture == "▸ Turn ◂\nelsewhere")
    turn(fixture)
    #expect(fixture.picture == "▏name              ▕\n▸ Turn ◂\nelsewhere")
  }

  @Test func `a focus state forgets a view that is hidden`() {
    let fixture = ViewFixture(20, 4) { Going { field, isOn in field.opacity(isOn ? 1 : 0) } }
    fixture.draw()
    turn(fixture)
    #expect(fixture.picture == "\n▸ Turn ◂\nelsewhere")
  }

  private func turn(_ fixture: ViewFixture) {
    fixture.host.send(.key(KeyPress("t", modifiers: .control)))
    fixture.draw()
  }

  @Test func `the focus stays on its view while views around it come and go`() {
    let log = Log()
    let fixture = ViewFixture(20, 6) {
      Switching { isOn in
        if isOn { Button("before") {} }
        Button("kept") { log.add("kept") }
        if isOn { Button("after") {} }
      }
    }
    fixture.press(.tab, "s", .return)
    #expect(fixture.picture == "▸ kept ◂")
    fixture.press("s")
    #expect(fixture.picture == "[ before ]\n▸ kept ◂\n[ after ]")
    fixture.press("s", "s", .tab)
    #expect(fixture.picture == "[ before ]\n[ kept ]\n▸ after ◂")
    #expect(log.take() == ["kept"])
  }

  @Test func `views that cannot be used or seen are skipped both ways`() {
    let log = Log()
    let fixture = ViewFixture(20, 9) {
      Button("a") { log.add("a") }
      Button("b") { log.add("b") }.disabled(true)
      VStack { Button("c") { log.add("c") } }.hidden()
      Toggle("d", isOn: .constant(false)).opacity(0)
      TextField("e", text: .constant("")).disabled(true)
      Group { Text("f").onTapGesture { log.add("f") } }.disabled(true)
      HStack { ScrollView { Button("g") { log.add("g") } }.hidden() }
      Button("h") { log.add("h") }
    }
    fixture.press(.tab, .return, .tab, .return)
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    fixture.press(.return)
    #expect(log.take() == ["h", "a", "h"])
  }

  @Test func `a hidden view takes no key, no click and no shortcut`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      VStack {
        Button("a") { log.add("a") }.keyboardShortcut("k")
        Text("b").onKeyPress("b") { log.handle("b") }
      }
      .opacity(0)
    }
    fixture.press("b", .return, .tab, .space)
    fixture.host.send(.key(KeyPress("k", modifiers: .control)))
    fixture.mouse(.press, 2, 0)
    #expect(log.take() == [])
  }

  @Test func `keys that come at once go where they go one by one`() {
    let log = Log()
    let fixture = ViewFixture(30, 6) { Form(log: log) }
    fixture.draw()
    for character in "ab" { fixture.host.send(.key(KeyPress(KeyEquivalent(character)))) }
    fixture.host.send(.key(KeyPress(.return)))
    for character in "q/r" { fixture.host.send(.key(KeyPress(KeyEquivalent(character)))) }
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress("z")))
    #expect(log.take() == ["ab q/rz"])
  }

  @Test func `what is typed into a field reaches nothing around it`() {
    let log = Log()
    let fixture = ViewFixture(30, 6) {
      VStack {
        TextField("x", text: .constant("")).onKeyPress("a") { log.handle("a") }
        Button("s") { log.add("s") }.keyboardShortcut("s", modifiers: [])
      }
      .onKeyPress("b") { log.handle("b") }
      .onKeyPress(.space) { log.handle("space") }
      .refreshable { log.add("refresh") }
      .searchable(text: .constant(""))
    }
    fixture.press("a", "b", .space, "r", "/", "s", .leftArrow, .home, .delete)
    #expect(log.take() == [])
    fixture.press(.tab, "s")
    #expect(log.take() == ["s"])
  }

  @Test func `an invalid field gets the focus back from the button that sends`() {
    let fixture = ViewFixture(30, 6) { Validated() }
    fixture.press(.tab, .tab, .return)
    #expect(fixture.picture.contains("name missing"))
    fixture.press("x", .tab, .tab, .return)
    #expect(fixture.picture.contains("password missing"))
    fixture.press("y")
    #expect(fixture.picture.contains("•"))
  }

  @Test func `a stack that comes or goes beside it leaves the focus where it is`() {
    let fixture = ViewFixture(80, 4) {
      Switching { isOn in
        NavigationStack {
          HStack {
            Button("a") {}
            Button("b") {}
          }
          .inspector(isPresented: .constant(!isOn)) { NavigationStack { Button("c") {} } }
        }
      }
    }
    fixture.press(.tab, "s")
    #expect(fixture.picture.contains("▸ b ◂") && fixture.picture.contains("[ c ]"))
    fixture.press(.tab, .tab)
    #expect(fixture.picture.contains("▸ a ◂"))
    fixture.press("s")
    #expect(fixture.picture.contains("▸ a ◂") && !fixture.picture.contains("c"))
  }

  @Test func `a view that is disabled as a stack comes beside it has the focus again later`() {
    let log = Log()
    let fixture = ViewFixture(80, 4) {
      Switching { isOn in
        NavigationStack {
          HStack {
            Button("a") { log.add("a") }
            Button("b") { log.add("b") }.disabled(!isOn)
          }
          .inspector(isPresented: .constant(!isOn)) { NavigationStack { Text("c") } }
        }
      }
    }
    fixture.press(.tab, "s", .return)
    #expect(log.take() == [], "the key is for no other view")
    fixture.press("s", .return)
    #expect(log.take() == ["b"])
  }

  @Test func `a focus that is asked for where its view only comes gets there`() {
    let fixture = ViewFixture(30, 6) { Steps() }
    fixture.press(.return)
    fixture.press("7")
    #expect(fixture.picture.contains("7"))
    #expect(fixture.picture.contains("code"))
  }

  @Test func `the focus follows a view that the program knows by the same value`() {
    let fixture = ViewFixture(20, 4) { Board() }
    fixture.press(.tab, .tab)
    #expect(fixture.picture == "[ 0 ]\n[ 1 ]\n▸ 2 ◂\nfocus 2")
    fixture.press(.return)
    #expect(fixture.picture == "▸ 2 ◂\n[ 0 ]\n[ 1 ]\nfocus 2")
  }

  @Test func `a request that waits behind an alert makes the rows of a list once`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Asking(log: log) }
    fixture.draw()
    fixture.press("x")
    #expect(!fixture.host.needsFrame)
    _ = log.take()
    for _ in 0..<5 { fixture.press("y") }
    #expect(log.take().count < 50)
    fixture.press(.return)
    #expect(fixture.picture.contains("Last"))
  }

}

private struct Going<Content: View>: View {
  @State private var isOn = true
  @FocusState private var isFocused: Bool
  @ViewBuilder let content: (AnyView, Bool) -> Content

  var body: some View {
    VStack(alignment: .leading) {
      content(AnyView(TextField("name", text: .constant("")).focused($isFocused)), isOn)
      Button("Turn") { isOn.toggle() }.keyboardShortcut("t")
      Text(isFocused ? "focused" : "elsewhere")
    }
    .onAppear { isFocused = true }
  }
}

private struct Form: View {
  enum Field { case first, second }

  let log: Log
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Field?

  var body: some View {
    TextField("1", text: $first).focused($field, equals: .first).onSubmit { field = .second }
    TextField("2", text: $second).focused($field, equals: .second).onSubmit { field = nil }
      .onChange(of: second) {}
    Text("").onKeyPress("z") { log.handle("\(first) \(second)z") }
  }
}

private struct Validated: View {
  enum Field: String { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var missing = ""
  @FocusState private var field: Field?

  var body: some View {
    TextField("name", text: $name).focused($field, equals: .name)
    SecureField("password", text: $password).focused($field, equals: .password)
    Button("Send") {
      field = name.isEmpty ? .name : password.isEmpty ? .password : nil
      missing = field.map { "\($0.rawValue) missing" } ?? ""
    }
    Text(missing)
  }
}

private struct Steps: View {
  enum Field { case name, code }

  @State private var isSecond = false
  @State private var code = ""
  @FocusState private var field: Field?

  var body: some View {
    Button("Next") {
      isSecond = true
      field = .code
    }
    if isSecond { TextField("Code", text: $code).focused($field, equals: .code) }
    Text(field.map { "\($0)" } ?? "none")
  }
}

/// Buttons that go to another column.
private struct Board: View {
  @FocusState private var focused: Int?
  @State private var moved: [Int] = []

  var body: some View {
    VStack(alignment: .leading) {
      VStack { ForEach(moved, id: \.self) { button($0) } }
      VStack { ForEach([0, 1, 2].filter { !moved.contains($0) }, id: \.self) { button($0) } }
      Text("focus \(focused ?? -1)")
    }
  }

  private func button(_ number: Int) -> some View {
    Button("\(number)") { moved.append(number) }.focused($focused, equals: number)
  }
}

/// A long form that says what is wrong before the focus goes to the field.
private struct Asking: View {
  let log: Log
  @FocusState private var field: Int?
  @State private var isShown = false
  @State private var text = ""

  var body: some View {
    List {
      ForEach(0..<100, id: \.self) { LoggedRow(log: log, number: $0) }
      TextField("Last", text: $text).focused($field, equals: 1)
    }
    .onKeyPress("x") {
      field = 1
      isShown = true
      return .handled
    }
    .alert("Wrong", isPresented: $isShown) { Button("OK") {} }
  }
}

private struct LoggedRow: View {
  let log: Log
  let number: Int

  var body: some View {
    log.add("\(number)")
    return Text("row \(number)")
  }
}
