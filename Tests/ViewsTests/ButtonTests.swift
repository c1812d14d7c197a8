import Cells
import Testing

@testable import Views

/// Buttons, and which of them has the focus.
struct ButtonTests {
  private func fixture(_ log: Log) -> ViewFixture {
    ViewFixture {
      Button("One") { log.add("one") }
      Button("Two") { log.add("two") }.disabled(true)
      Button("日本") { log.add("three") }
    }
  }

  @Test func `the focus is visible without colour`() {
    let fixture = fixture(Log())
    #expect(fixture.picture == "▸ One ◂\n[ Two ]\n[ 日本 ]")
    let styles = (0..<3).map { fixture.draw()[2, $0].style.attributes }
    #expect(styles == [[.bold, .reverse], .dim, .bold])
  }

  @Test func `Enter and Space press, other keys do not`() {
    let log = Log()
    let fixture = fixture(log)
    #expect(fixture.press(.return))
    #expect(fixture.press(.space))
    #expect(log.take() == ["one", "one"])
    #expect(!fixture.press("x"))
    #expect(!fixture.host.send(.key(KeyPress(.return, modifiers: .control))))
    #expect(!fixture.press(.downArrow))
    #expect(log.entries.isEmpty)
  }

  @Test func `Tab goes round the buttons that can be used, and Shift-Tab back`() {
    let log = Log()
    let fixture = fixture(log)
    fixture.press(.tab)
    #expect(fixture.picture == "[ One ]\n[ Two ]\n▸ 日本 ◂")
    fixture.press(.tab)
    #expect(fixture.picture == "▸ One ◂\n[ Two ]\n[ 日本 ]")
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(fixture.picture == "[ One ]\n[ Two ]\n▸ 日本 ◂")
    fixture.press(.return)
    #expect(log.take() == ["three"])
  }

  @Test func `a click presses, but no disabled button`() {
    let log = Log()
    let fixture = fixture(log)
    #expect(fixture.mouse(.press, 3, 0))
    #expect(!fixture.mouse(.release, 3, 0))
    #expect(!fixture.mouse(.press, 3, 1))
    #expect(fixture.mouse(.press, 7, 2))
    #expect(!fixture.mouse(.press, 8, 2))
    #expect(log.take() == ["one", "three"])
  }

  @Test func `a button in a disabled view cannot be enabled from within`() {
    let fixture = ViewFixture { VStack { Button("x") {}.disabled(false) }.disabled(true) }
    #expect(fixture.picture == "[ x ]")
    #expect(!fixture.press(.return))
  }

  @Test func `the focus stays with its button when others come and go`() {
    let fixture = ViewFixture {
      Switching {
        if $0 { Button("first") {} }
        Button("second") {}
      }
    }
    fixture.press(.tab)
    #expect(fixture.picture == "[ first ]\n▸ second ◂")
    fixture.press("s")
    #expect(fixture.picture == "▸ second ◂")
    fixture.press("s")
    #expect(fixture.picture == "[ first ]\n▸ second ◂")
  }

  @Test func `the focus goes to the first view when its button goes`() {
    let fixture = ViewFixture {
      Switching {
        Button("first") {}
        if $0 { Button("second") {} }
      }
    }
    fixture.press(.tab, "s")
    #expect(fixture.picture == "▸ first ◂")
    fixture.press("s")
    #expect(fixture.picture == "▸ first ◂\n[ second ]")
  }

  @Test func `Tab goes from a list to a button and back`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      numbers(9)
      Button("ok") { log.add("ok") }
    }
    fixture.press("j", .tab, "j", .return)
    #expect(log.take() == ["ok"])
    #expect(fixture.picture == "  row 0    ┃\n▌ row 1    │\n  row 2    │\n▸ ok ◂")
    fixture.press(.tab, "j")
    #expect(fixture.picture == "  row 0    ┃\n  row 1    │\n▌ row 2    │\n[ ok ]")
  }

  @Test func `a label can be any view, wide, long or none`() {
    #expect(
      picture(9, 2) {
        Button {
        } label: {
          HStack {
            Text("a")
            Text("e\u{301}")
          }
        }
      } == "▸ a e\u{301} ◂")
    #expect(picture(8, 2) { Button("ab cd") {} } == "▸ ab ◂\n  cd")
    #expect(picture(9, 1) { Button("") {} } == "▸  ◂")
    #expect(picture(3, 1) { Button("ab") {} } == "▸ …")
    #expect(picture(0, 0) { Button("ab") {} } == "")
  }

  @Test func `a destructive button is red`() {
    let fixture = ViewFixture { Button("x", role: .destructive) {} }
    #expect(fixture.draw()[2, 0].style.foreground == .palette(1))
  }

  @Test func `a button in a list can be clicked`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      List([Row(1), Row(2)]) { row in Button("b\(row.id)") { log.add("b\(row.id)") } }
    }
    fixture.draw()
    fixture.mouse(.press, 5, 1)
    #expect(log.take() == ["b2"])
  }

  @Test func `the wheel scrolls a list in a scroll view, not both`() {
    let fixture = ViewFixture(12, 4) {
      ScrollView {
        List((0..<9).map(Row.init)) { Text("row \($0.id)") }.frame(height: 64)
        Text("a\nb\nc\nd")
      }
    }
    fixture.draw()
    fixture.mouse(.scrollDown, 4, 1)
    #expect(fixture.picture.hasPrefix("  row 3"))
    #expect(fixture.picture.contains("row 6"))
  }
}
