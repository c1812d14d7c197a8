import Cells
import Testing

@testable import Views

/// Menus, and the menus of what they are opened on.
struct MenuTests {
  @Test func `a menu is opened, gone through and closed by what is pressed in it`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Actions(log: log) }
    #expect(fixture.picture == "▸ 日本 ▾ ◂")
    fixture.press(.return)
    #expect(
      fixture.picture == """
        [ 日本 ▾ ]
               ╭──────────────╮
               │  Copy        │
               │  More ▾      │
               │  Delete all  │
               ╰──────────────╯
        """)
    fixture.press(.downArrow, .upArrow, .return)
    #expect(log.take() == ["copy"])
    #expect(fixture.picture == "▸ 日本 ▾ ◂")
    fixture.press(.return, .escape)
    #expect(log.take() == [])
    #expect(fixture.picture == "▸ 日本 ▾ ◂")
  }

  @Test func `what is pressed in a menu of a menu closes both`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Actions(log: log) }
    fixture.press(.return, .downArrow, .return)
    #expect(fixture.picture.contains("Paste"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("More ▾"))
    fixture.press(.return, .return)
    #expect(log.take() == ["paste"])
    #expect(fixture.picture == "▸ 日本 ▾ ◂")
  }

  @Test func `the mouse opens it, presses an item, and closes it by a click beside it`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Actions(log: log) }
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture.contains("Copy"))
    fixture.mouse(.press, 11, 2)
    #expect(log.take() == ["copy"])
    #expect(!fixture.picture.contains("Copy"))
    fixture.mouse(.press, 3, 0)
    fixture.mouse(.press, 11, 3)
    #expect(fixture.picture.contains("Paste"))
    let row = fixture.draw().lines.firstIndex { $0.contains("Paste") } ?? 0
    fixture.mouse(.press, 13, row)
    #expect(log.take() == ["paste"])
    #expect(fixture.picture == "▸ 日本 ▾ ◂")
    fixture.mouse(.press, 3, 0)
    let box = fixture.picture
    fixture.use(["╭"])
    #expect(fixture.picture == box, "the border is a part of the box")
    fixture.use([.click("More")])
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture == "▸ 日本 ▾ ◂", "both are closed, and what is below is not pressed")
    #expect(log.take() == [])
  }

  @Test func `it can be used on small screens, and not while it is disabled`() {
    let log = Log()
    let fixture = ViewFixture(9, 2) { Actions(log: log) }
    fixture.press(.return, .downArrow, .downArrow, .return)
    #expect(log.take() == ["delete"])
    for size in 0..<4 { ViewFixture(size, size) { Actions(log: log) }.press(.return) }
    let disabled = ViewFixture(30, 8) { Actions(log: log).disabled(true) }
    #expect(!disabled.press(.return) && !disabled.mouse(.press, 3, 0))
    #expect(picture(20, 2) { Menu("Empty") {} } == "▸ Empty ▾ ◂")
  }

  @Test func `the label of one with an action does that`() {
    let log = Log()
    let fixture = ViewFixture(30, 7) {
      Menu("Add") {
        Button("Other") { log.add("other") }
      } primaryAction: {
        log.add("add")
      }
    }
    #expect(fixture.picture == "▸ Add ◂[ ▾ ]")
    fixture.press(.return, .tab, .return, .return)
    #expect(log.take() == ["add", "other"])
  }

  @Test func `m, the right button or a click with Control opens the menu of a row`() {
    let log = Log()
    let fixture = ViewFixture(30, 7) {
      List(["a", "b"], id: \.self) { name in
        Text(name).contextMenu { Button("Open \(name)") { log.add(name) } }
      }
    }
    fixture.press(.downArrow, "m")
    #expect(fixture.picture.contains("Open b"))
    fixture.press(.return)
    #expect(log.take() == ["b"])
    fixture.host.send(
      .mouse(MouseEvent(.press, at: Point(x: 2, y: 0), modifiers: .control)))
    #expect(fixture.picture.contains("Open a"))
    fixture.press(.escape)
    #expect(fixture.mouse(.secondaryPress, 2, 1))
    #expect(fixture.picture.contains("Open b"))
  }

  @Test func `a toggle closes its menu, too`() {
    struct Switched: View {
      @State var isOn = false
      var body: some View {
        Menu("Do") { Toggle("日本 \(isOn)", isOn: $isOn) }
      }
    }
    let fixture = ViewFixture(40, 7) { Switched() }
    fixture.press(.return, .return)
    #expect(fixture.picture == "▸ Do ▾ ◂")
    fixture.press(.return)
    #expect(fixture.picture.contains("日本 true"))
  }

  @Test func `a line in a menu is as wide as its items`() {
    let fixture = ViewFixture(40, 7) {
      Menu("Do") {
        Button("日本") {}
        Divider()
        Button("b") {}
      }
    }
    fixture.press(.return)
    #expect(fixture.picture.contains("│  日本  │") && fixture.picture.contains("│  ────  │"))
  }

  @Test func `a view that nothing in it takes the focus for takes it for its menu`() {
    let log = Log()
    let fixture = ViewFixture(30, 7) {
      Text("日本").contextMenu { Button("Copy") { log.add("copy") } }
      Button("B") { log.add("b") }.contextMenu { Button("Other") { log.add("other") } }
      Text("c").contextMenu { Button("Never") {} }.disabled(true)
    }
    #expect(fixture.draw()[0, 0].style.attributes.contains(.reverse))
    fixture.press("m", .return, .tab, .return, "m", .return)
    #expect(log.take() == ["copy", "b", "other"])
  }
}

private struct Actions: View {
  let log: Log

  var body: some View {
    Menu("日本") {
      Button("Copy") { log.add("copy") }
      Menu("More") { Button("Paste") { log.add("paste") } }
      Button("Delete all", role: .destructive) { log.add("delete") }
    }
  }
}
