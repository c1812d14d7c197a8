import Cells
import Testing

@testable import Views

struct ScrollViewTests {
  private func long(_ count: Int = 9) -> some View {
    ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
  }

  @Test func `what fits has no scroll bar`() {
    let fixture = ViewFixture(10, 3) { long(3) }
    #expect(fixture.picture == "line 0\nline 1\nline 2")
    #expect(!fixture.press("j"))
    #expect(fixture.picture == "line 0\nline 1\nline 2")
  }

  @Test func `keys scroll by lines and pages to both ends`() {
    let fixture = ViewFixture(10, 3) { long() }
    #expect(fixture.picture == "line 0   ┃\nline 1   │\nline 2   │")
    fixture.press("j", .downArrow)
    #expect(fixture.picture.hasPrefix("line 2"))
    fixture.press(.pageDown)
    #expect(fixture.picture.hasPrefix("line 4"))
    fixture.press(.space, "G")
    #expect(fixture.picture == "line 6   │\nline 7   │\nline 8   ┃")
    fixture.press("k", .upArrow, .pageUp)
    #expect(fixture.picture.hasPrefix("line 2"))
    fixture.press(.end, .home)
    #expect(fixture.picture.hasPrefix("line 0"))
    fixture.press("k")
    #expect(fixture.picture.hasPrefix("line 0"))
  }

  @Test func `the wheel scrolls by three`() {
    let fixture = ViewFixture(10, 3) { long() }
    fixture.mouse(.scrollDown, 1, 1)
    #expect(fixture.picture.hasPrefix("line 3"))
    fixture.mouse(.scrollUp, 1, 1)
    #expect(fixture.picture.hasPrefix("line 0"))
    #expect(!fixture.mouse(.press, 1, 1))
  }

  @Test func `a larger screen and shorter content leave no room empty`() {
    let fixture = ViewFixture(10, 3) { Switching { long($0 ? 9 : 4) } }
    fixture.press("G")
    fixture.resize(10, 5)
    #expect(fixture.picture.hasPrefix("line 4"))
    fixture.press("s")
    #expect(fixture.picture.hasPrefix("line 0"))
  }

  @Test func `text wraps to the width beside the scroll bar`() {
    let fixture = ViewFixture(8, 2) { ScrollView { Text("日本語文字 cafe\u{301}") } }
    #expect(fixture.picture == "日本語 ┃\n文字   │")
  }

  @Test func `nothing, and too little room, never fail`() {
    #expect(picture(5, 2) { ScrollView {} } == "")
    for width in 0...3 {
      for height in 0...2 {
        let fixture = ViewFixture(width, height) { long() }
        fixture.press("G", "j", .pageUp)
        #expect(fixture.draw().lines.count == height)
      }
    }
  }

  @Test func `a button with the focus leaves the keys that scroll to what is around it`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      ScrollView {
        Button("ok") { log.add("ok") }
        Text("a\nb\nc\nd")
      }
    }
    fixture.press(.tab, "j", "j", .return)
    #expect(fixture.picture == "b          │\nc          │\nd          ┃")
    #expect(log.take() == ["ok"])
    let list = ViewFixture(20, 3) { List((0..<9).map(Row.init)) { row in Button("b\(row.id)") {} } }
    list.press(.tab, "j")
    #expect(list.picture == "  b0               ┃\n▌ b1               │\n  b2               │")
  }

  @Test func `a button in a scroll view is clicked where it is seen`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      ScrollView {
        Text("a\nb\nc\nd")
        Button("ok") { log.add("ok") }
      }
    }
    fixture.draw()
    fixture.mouse(.scrollDown, 1, 1)
    #expect(fixture.picture.contains("[ ok ]"))
    fixture.mouse(.press, 3, 2)
    #expect(log.take() == ["ok"])
    #expect(fixture.picture.contains("▸ ok ◂"))
  }

  @Test func `a scroll view is a stop of Tab only while there is something to scroll to`() {
    let fixture = ViewFixture(16, 4) {
      Switching { isShort in
        Button("above") {}
        long(isShort ? 2 : 9)
      }
    }
    #expect(fixture.picture.hasPrefix("▸ above ◂\nline 0"))
    fixture.press(.tab, "j")
    #expect(fixture.picture.hasPrefix("▸ above ◂"))
    fixture.press("s", .tab, "j")
    #expect(fixture.picture.hasPrefix("[ above ]\nline 1"))
  }

  @Test func `the view that gets the focus is scrolled to, and later the user decides`() {
    let fixture = ViewFixture(16, 3) {
      ScrollView {
        Button("first") {}
        Text("a\nb\nc\nd")
        Button("last") {}.frame(width: 96)
      }
    }
    #expect(fixture.picture.hasPrefix("[ first ]"))
    fixture.press(.tab, .tab)
    #expect(fixture.draw().lines[2].hasPrefix("  ▸ last ◂"))
    fixture.mouse(.scrollUp, 1, 1)
    #expect(fixture.picture.hasPrefix("[ first ]"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("[ first ]"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("▸ first ◂"))
  }

  @Test func `a horizontal scroll view is as high as its content, with a bar below`() {
    let fixture = ViewFixture(10, 5) {
      ScrollView(.horizontal) { HStack { Text("0123456789日本abcdef") } }
      Text("below")
    }
    #expect(fixture.picture == "0123456789\n━━━━━─────\nbelow")
    fixture.press(.rightArrow)
    #expect(fixture.picture.hasPrefix("123456789\n"))
    #expect(!fixture.press("j"))
    fixture.press(.end)
    #expect(fixture.picture.hasPrefix("日本abcdef\n─────━━━━━"))
    fixture.press(.leftArrow, .home)
    #expect(fixture.picture.hasPrefix("0123456789\n"))
    fixture.mouse(.scrollDown, 1, 0)
    #expect(fixture.picture.hasPrefix("3456789日\n"))
  }

  @Test func `a scroll view may scroll both ways, and need not show where it stands`() {
    let fixture = ViewFixture(4, 2) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Text("abcdefgh").fixedSize()
        Text("ijklmnop").fixedSize()
        Text("qrstuvwx").fixedSize()
      }
    }
    #expect(fixture.picture == "abcd\nijkl")
    fixture.press("l", "j")
    #expect(fixture.picture == "jklm\nrstu")
    fixture.press("h", "k", "h")
    #expect(fixture.picture == "abcd\nijkl")
    #expect(picture(4, 2) { ScrollView(.horizontal) {} } == "")
  }
}
