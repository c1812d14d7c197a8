import Cells
import Testing

@testable import Views

/// That no key, click or paste gets through a modal, and that no modal takes what is not its own.
struct ModalKeysTests {
  @Test(arguments: ["alert", "dialog", "sheet", "cover"])
  func `nothing gets beneath`(kind: String) {
    let log = Log()
    let fixture = ViewFixture(40, 12) { Beneath(kind: kind, log: log) }
    #expect(fixture.picture.contains("In"))
    let plain: [KeyEquivalent] = [
      "x", "r", "/", "q", "1", .delete, .deleteForward, .home, .end, .pageUp, .pageDown, .tab,
      .upArrow, .downArrow, .leftArrow, .rightArrow,
    ]
    for key in plain { fixture.press(key) }
    for key: KeyEquivalent in ["s", "r", "p", "x"] {
      fixture.host.send(.key(KeyPress(key, modifiers: .control)))
      fixture.draw()
    }
    fixture.host.send(.paste("pasted"))
    for y in 0..<12 { for x in [0, 1, 2, 39] { fixture.mouse(.press, x, y) } }
    fixture.mouse(.scrollDown, 1, 1)
    #expect(log.take() == [])
    #expect(fixture.picture.contains("In"))
  }

  @Test func `what is around the presenter does not hold in a modal`() {
    let log = Log()
    let fixture = ViewFixture(40, 12) { Around(log: log) }
    fixture.press(.return)
    #expect(fixture.picture.contains("Inside"))
    fixture.host.send(.key(KeyPress("k", modifiers: .control)))
    fixture.press(.return)
    #expect(log.take() == [])
    fixture.press("a", .tab, .return)
    #expect(log.take() == ["inside a"])
  }

  @Test func `a modal of a hidden view shows and moves`() {
    let fixture = ViewFixture(40, 9) {
      Text("x").sheet(isPresented: .constant(true)) { ProgressView("Inside") }.hidden()
    }
    #expect(fixture.picture.contains("Inside"))
    #expect(fixture.host.nextDue != nil)
  }

  @Test func `each button of an alert can be reached by each key, and is plain to see`() {
    for keys: (KeyEquivalent, Bool) in [
      (.tab, true), (.rightArrow, true), (.downArrow, true), (.leftArrow, false),
      (.upArrow, false),
    ] {
      let fixture = ViewFixture(60, 9) {
        Text("x").alert("Title", isPresented: .constant(true)) {
          Button("One") {}
          Button("Two", role: .destructive) {}
          Button("Three", role: .cancel) {}
        }
      }
      var seen: [String] = []
      for _ in 0..<3 {
        seen.append(
          ["One", "Two", "Three"].filter { fixture.picture.contains("▸ \($0) ◂") }.joined())
        fixture.press(keys.0)
      }
      #expect(seen == (keys.1 ? ["One", "Two", "Three"] : ["One", "Three", "Two"]))
    }
  }
}

private struct Beneath: View {
  let kind: String
  let log: Log
  @State private var isShown = false
  @State private var text = ""

  private func binding(_ kind: String) -> Binding<Bool> {
    Binding(get: { isShown && self.kind == kind }, set: { isShown = $0 })
  }

  var body: some View {
    NavigationStack {
      VStack {
        TextField("field", text: $text).onSubmit { log.add("submit") }
          .onChange(of: text) { log.add("typed \(text)") }
        Button("Save") { log.add("save") }.keyboardShortcut("s")
        Button("x") { log.add("x") }.keyboardShortcut("x", modifiers: [])
        List(0..<50, id: \.self) { Text("\($0)").onTapGesture { log.add("tap") } }
          .onKeyPress { press in log.handle("list \(press.characters)") }
      }
      .onKeyPress { press in log.handle("key \(press.characters)") }
      .refreshable { log.add("refresh") }
      .searchable(text: $text)
      .toolbar { Button("Bar") { log.add("bar") } }
    }
    .onAppear { isShown = true }
    .alert("In", isPresented: binding("alert")) {
      Button("OK") {}
      Button("No") {}
    }
    .confirmationDialog("In", isPresented: binding("dialog")) { Button("Do") {} }
    .sheet(isPresented: binding("sheet")) { Text("In") }
    .fullScreenCover(isPresented: binding("cover")) { Text("In") }
  }
}

private struct Around: View {
  let log: Log
  @State private var isShown = false
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        TextField("Inside", text: $name)
        Button("Done") { log.add("inside \(name)") }
      }
      .focused($isFocused)
      .onSubmit { log.add("outer submit") }
      .keyboardShortcut("k")
      .disabled(false)
  }
}
