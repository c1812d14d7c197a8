import Cells
import Testing

@testable import Views

/// Alerts and dialogs with much to say on screens with little room.
struct AlertSizeTests {
  private func many(_ width: Int, _ height: Int) -> ViewFixture {
    ViewFixture(width, height) {
      Text("below").alert("日本 title", isPresented: .constant(true)) {
        ForEach(0..<8, id: \.self) { index in Button("Choice \(index)") {} }
      } message: {
        Text("Something went wrong and cannot be put right, whatever one does about it.")
      }
    }
  }

  @Test func `buttons that do not fit beside one another are of one width`() {
    let fixture = ViewFixture(24, 9) {
      Text("").alert("Save?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Do not save", role: .destructive) {}
      }
    }
    #expect(
      fixture.picture == """


         ╭───────────────────╮
         │       Save?       │
         │  ▸    Save     ◂  │
         │  [ Do not save ]  │
         ╰───────────────────╯
        """)
  }

  @Test func `eight buttons have room on a usual screen`() {
    let picture = many(80, 24).picture
    for index in 0..<8 { #expect(picture.contains("Choice \(index)")) }
    #expect(!picture.contains("…"))
  }

  @Test func `of eight buttons on a small screen the one with the focus is in view`() {
    let fixture = many(40, 10)
    #expect(
      fixture.picture == """
        ╭──────────────────────────────────────╮
        │              日本 title              │
        │  Something went wrong and cannot be  │
        │  put right, whatever one does abou…  │
        │            ▸ Choice 0 ◂ ┃            │
        │            [ Choice 1 ] ┃            │
        │            [ Choice 2 ] ┃            │
        │            [ Choice 3 ] │            │
        │            [ Choice 4 ] │            │
        ╰──────────────────────────────────────╯
        """)
    for index in 1..<8 {
      fixture.press(.downArrow)
      #expect(fixture.picture.contains("▸ Choice \(index) ◂"))
    }
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Choice 0 ◂"))
    fixture.press(.upArrow)
    #expect(fixture.picture.contains("▸ Choice 7 ◂"))
  }

  @Test func `a button can be clicked where it is scrolled to`() {
    let log = Log()
    let fixture = ViewFixture(20, 6) {
      Text("").alert("A", isPresented: .constant(true)) {
        ForEach(0..<8, id: \.self) { index in Button("\(index) 日本") { log.add("\(index)") } }
      }
    }
    fixture.press(.upArrow)
    #expect(fixture.picture.contains("▸ 7 日本 ◂"))
    #expect(fixture.mouse(.press, 8, 2))
    #expect(log.take() == ["5"])
  }

  @Test func `the smallest screens show the button with the focus`() {
    for (width, height) in [(30, 1), (30, 2), (16, 3), (16, 4), (20, 5)] {
      let fixture = many(width, height)
      fixture.press(.tab, .tab)
      #expect(fixture.picture.contains("▸ Choice"))
    }
    for size in [0, 1, 2] { #expect(many(size, size).draw().lines.count == size) }
  }

  @Test func `a disabled button is skipped, and with none left Escape dismisses`() {
    let log = Log()
    let fixture = ViewFixture(40, 8) {
      Button("below") { log.add("below") }.alert("A", isPresented: .constant(true)) {
        Button("One") {}.disabled(true)
        Button("Two") {}
      }
    }
    #expect(fixture.picture.contains("[ One ]  ▸ Two ◂"))
    let closing = ViewFixture(40, 8) {
      Closing { Button("One", role: .cancel) { log.add("one") }.disabled(true) }
    }
    closing.press(.return, .tab, .space)
    #expect(closing.picture.contains("[ One ]"))
    closing.press(.escape)
    #expect(closing.picture == "closed")
    #expect(log.take() == [])
  }

  @Test func `other views lie above the buttons, one below another`() {
    let fixture = ViewFixture(30, 9) {
      Text("").alert("Sign in", isPresented: .constant(true)) {
        Toggle("Remember", isOn: .constant(false))
        Text("name")
        Button("OK") {}
        Button("No") {}
      }
    }
    #expect(
      fixture.picture == """

             ╭──────────────────╮
             │     Sign in      │
             │   ▸ ◂ Remember   │
             │       name       │
             │  [ OK ]  [ No ]  │
             ╰──────────────────╯
        """)
  }
}

private struct Closing<Actions: View>: View {
  @State private var isShown = true
  @ViewBuilder let actions: () -> Actions

  var body: some View {
    Text(isShown ? "open" : "closed").alert("A", isPresented: $isShown, actions: actions)
  }
}
