import Cells
import Testing

@testable import Views

struct ScrollViewTests {
  private func long(_ count: Int = 9) -> some View {
    ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
  }

  @Test func `what fits has no scroll bar`() {
    let stage = Stage(10, 3) { long(3) }
    #expect(stage.picture == "line 0\nline 1\nline 2")
    #expect(!stage.press("j"))
    #expect(stage.picture == "line 0\nline 1\nline 2")
  }

  @Test func `keys scroll by lines and pages to both ends`() {
    let stage = Stage(10, 3) { long() }
    #expect(stage.picture == "line 0   ┃\nline 1   │\nline 2   │")
    stage.press("j", .downArrow)
    #expect(stage.picture.hasPrefix("line 2"))
    stage.press(.pageDown)
    #expect(stage.picture.hasPrefix("line 4"))
    stage.press(.space, "G")
    #expect(stage.picture == "line 6   │\nline 7   │\nline 8   ┃")
    stage.press("k", .upArrow, .pageUp)
    #expect(stage.picture.hasPrefix("line 2"))
    stage.press(.end, .home)
    #expect(stage.picture.hasPrefix("line 0"))
    stage.press("k")
    #expect(stage.picture.hasPrefix("line 0"))
  }

  @Test func `the wheel scrolls by three`() {
    let stage = Stage(10, 3) { long() }
    stage.mouse(.scrollDown, 1, 1)
    #expect(stage.picture.hasPrefix("line 3"))
    stage.mouse(.scrollUp, 1, 1)
    #expect(stage.picture.hasPrefix("line 0"))
    #expect(!stage.mouse(.press, 1, 1))
  }

  @Test func `a larger screen and shorter content leave no room empty`() {
    let stage = Stage(10, 3) { Switching { long($0 ? 9 : 4) } }
    stage.press("G")
    stage.resize(10, 5)
    #expect(stage.picture.hasPrefix("line 4"))
    stage.press("s")
    #expect(stage.picture.hasPrefix("line 0"))
  }

  @Test func `text wraps to the width beside the scroll bar`() {
    let stage = Stage(8, 2) { ScrollView { Text("日本語文字 cafe\u{301}") } }
    #expect(stage.picture == "日本語 ┃\n文字   │")
  }

  @Test func `nothing, and too little room, never fail`() {
    #expect(picture(5, 2) { ScrollView {} } == "")
    for width in 0...3 {
      for height in 0...2 {
        let stage = Stage(width, height) { long() }
        stage.press("G", "j", .pageUp)
        #expect(stage.draw().lines.count == height)
      }
    }
  }

  @Test func `a button with the focus leaves the keys that scroll to what is around it`() {
    let log = Log()
    let stage = Stage(12, 3) {
      ScrollView {
        Button("ok") { log.add("ok") }
        Text("a\nb\nc\nd")
      }
    }
    stage.press(.tab, "j", "j", .return)
    #expect(stage.picture == "b          │\nc          │\nd          ┃")
    #expect(log.take() == ["ok"])
    let list = Stage(20, 3) { List((0..<9).map(Row.init)) { row in Button("b\(row.id)") {} } }
    list.press(.tab, "j")
    #expect(list.picture == "  b0               ┃\n▌ b1               │\n  b2               │")
  }

  @Test func `a button in a scroll view is clicked where it is seen`() {
    let log = Log()
    let stage = Stage(12, 3) {
      ScrollView {
        Text("a\nb\nc\nd")
        Button("ok") { log.add("ok") }
      }
    }
    stage.draw()
    stage.mouse(.scrollDown, 1, 1)
    #expect(stage.picture.contains("[ ok ]"))
    stage.mouse(.press, 3, 2)
    #expect(log.take() == ["ok"])
    #expect(stage.picture.contains("▸ ok ◂"))
  }

  @Test func `a scroll view is a stop of Tab only while there is something to scroll to`() {
    let stage = Stage(16, 4) {
      Switching { isShort in
        Button("above") {}
        long(isShort ? 2 : 9)
      }
    }
    #expect(stage.picture.hasPrefix("▸ above ◂\nline 0"))
    stage.press(.tab, "j")
    #expect(stage.picture.hasPrefix("▸ above ◂"))
    stage.press("s", .tab, "j")
    #expect(stage.picture.hasPrefix("[ above ]\nline 1"))
  }

  @Test func `the view that gets the focus is scrolled to, and later the user decides`() {
    let stage = Stage(16, 3) {
      ScrollView {
        Button("first") {}
        Text("a\nb\nc\nd")
        Button("last") {}.frame(width: 96)
      }
    }
    #expect(stage.picture.hasPrefix("[ first ]"))
    stage.press(.tab, .tab)
    #expect(stage.draw().lines[2].hasPrefix("  ▸ last ◂"))
    stage.mouse(.scrollUp, 1, 1)
    #expect(stage.picture.hasPrefix("[ first ]"))
    stage.press(.tab)
    #expect(stage.picture.hasPrefix("[ first ]"))
    stage.press(.tab)
    #expect(stage.picture.hasPrefix("▸ first ◂"))
  }

  @Test func `a horizontal scroll view is as high as its content, with a bar below`() {
    let stage = Stage(10, 5) {
      ScrollView(.horizontal) { HStack { Text("0123456789日本abcdef") } }
      Text("below")
    }
    #expect(stage.picture == "0123456789\n━━━━━─────\nbelow")
    stage.press(.rightArrow)
    #expect(stage.picture.hasPrefix("123456789\n"))
    #expect(!stage.press("j"))
    stage.press(.end)
    #expect(stage.picture.hasPrefix("日本abcdef\n─────━━━━━"))
    stage.press(.leftArrow, .home)
    #expect(stage.picture.hasPrefix("0123456789\n"))
    stage.mouse(.scrollDown, 1, 0)
    #expect(stage.picture.hasPrefix("3456789日\n"))
  }

  @Test func `a scroll view may scroll both ways, and need not show where it stands`() {
    let stage = Stage(4, 2) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Text("abcdefgh").fixedSize()
        Text("ijklmnop").fixedSize()
        Text("qrstuvwx").fixedSize()
      }
    }
    #expect(stage.picture == "abcd\nijkl")
    stage.press("l", "j")
    #expect(stage.picture == "jklm\nrstu")
    stage.press("h", "k", "h")
    #expect(stage.picture == "abcd\nijkl")
    #expect(picture(4, 2) { ScrollView(.horizontal) {} } == "")
  }
}
