import Cells
import Testing

@testable import Views

/// Buttons, and which of them has the focus.
struct ButtonTests {
  private func stage(_ log: Log) -> Stage {
    Stage {
      Button("One") { log.add("one") }
      Button("Two") { log.add("two") }.disabled(true)
      Button("日本") { log.add("three") }
    }
  }

  @Test func `the focus is visible without colour`() {
    let stage = stage(Log())
    #expect(stage.picture == "▸ One ◂\n[ Two ]\n[ 日本 ]")
    let styles = (0..<3).map { stage.draw()[2, $0].style.attributes }
    #expect(styles == [[.bold, .reverse], .dim, .bold])
  }

  @Test func `Enter and Space press, other keys do not`() {
    let log = Log()
    let stage = stage(log)
    #expect(stage.press(.return))
    #expect(stage.press(.space))
    #expect(log.take() == ["one", "one"])
    #expect(!stage.press("x"))
    #expect(!stage.host.send(.key(KeyPress(.return, modifiers: .control))))
    #expect(!stage.press(.downArrow))
    #expect(log.entries.isEmpty)
  }

  @Test func `Tab goes round the buttons that can be used, and Shift-Tab back`() {
    let log = Log()
    let stage = stage(log)
    stage.press(.tab)
    #expect(stage.picture == "[ One ]\n[ Two ]\n▸ 日本 ◂")
    stage.press(.tab)
    #expect(stage.picture == "▸ One ◂\n[ Two ]\n[ 日本 ]")
    stage.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(stage.picture == "[ One ]\n[ Two ]\n▸ 日本 ◂")
    stage.press(.return)
    #expect(log.take() == ["three"])
  }

  @Test func `a click presses, but no disabled button`() {
    let log = Log()
    let stage = stage(log)
    #expect(stage.mouse(.press, 3, 0))
    #expect(!stage.mouse(.release, 3, 0))
    #expect(!stage.mouse(.press, 3, 1))
    #expect(stage.mouse(.press, 7, 2))
    #expect(!stage.mouse(.press, 8, 2))
    #expect(log.take() == ["one", "three"])
  }

  @Test func `a button in a disabled view cannot be enabled from within`() {
    let stage = Stage { VStack { Button("x") {}.disabled(false) }.disabled(true) }
    #expect(stage.picture == "[ x ]")
    #expect(!stage.press(.return))
  }

  @Test func `the focus stays with its button when others come and go`() {
    let stage = Stage {
      Switching {
        if $0 { Button("first") {} }
        Button("second") {}
      }
    }
    stage.press(.tab)
    #expect(stage.picture == "[ first ]\n▸ second ◂")
    stage.press("s")
    #expect(stage.picture == "▸ second ◂")
    stage.press("s")
    #expect(stage.picture == "[ first ]\n▸ second ◂")
  }

  @Test func `the focus goes to the first view when its button goes`() {
    let stage = Stage {
      Switching {
        Button("first") {}
        if $0 { Button("second") {} }
      }
    }
    stage.press(.tab, "s")
    #expect(stage.picture == "▸ first ◂")
    stage.press("s")
    #expect(stage.picture == "▸ first ◂\n[ second ]")
  }

  @Test func `Tab goes from a list to a button and back`() {
    let log = Log()
    let stage = Stage(12, 4) {
      numbers(9)
      Button("ok") { log.add("ok") }
    }
    stage.press("j", .tab, "j", .return)
    #expect(log.take() == ["ok"])
    #expect(stage.picture == "  row 0    ┃\n▌ row 1    │\n  row 2    │\n▸ ok ◂")
    stage.press(.tab, "j")
    #expect(stage.picture == "  row 0    ┃\n  row 1    │\n▌ row 2    │\n[ ok ]")
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
    let stage = Stage { Button("x", role: .destructive) {} }
    #expect(stage.draw()[2, 0].style.foreground == .palette(1))
  }

  @Test func `a button in a list can be clicked`() {
    let log = Log()
    let stage = Stage(20, 4) {
      List([Row(1), Row(2)]) { row in Button("b\(row.id)") { log.add("b\(row.id)") } }
    }
    stage.draw()
    stage.mouse(.press, 5, 1)
    #expect(log.take() == ["b2"])
  }

  @Test func `the wheel scrolls a list in a scroll view, not both`() {
    let stage = Stage(12, 4) {
      ScrollView {
        List((0..<9).map(Row.init)) { Text("row \($0.id)") }.frame(height: 64)
        Text("a\nb\nc\nd")
      }
    }
    stage.draw()
    stage.mouse(.scrollDown, 4, 1)
    #expect(stage.picture.hasPrefix("  row 3"))
    #expect(stage.picture.contains("row 6"))
  }
}
