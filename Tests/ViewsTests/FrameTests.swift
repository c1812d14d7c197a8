import Cells
import Testing

@testable import Views

/// Padding, frames and layers.
struct FrameTests {
  @Test func `padding is 8 points a column and 16 a row`() {
    #expect(
      picture(9, 4) {
        Text("x").padding()
        Text("y")
      } == "\n  x\n\ny")
    #expect(
      picture(9, 4) {
        Text("x").padding(8)
        Text("y")
      } == "\n x\n\ny")
    #expect(
      picture(9, 4) {
        Text("x").padding(.leading, 32)
        Text("y")
      } == "    x\ny")
    #expect(
      picture(9, 4) {
        Text("x").padding(.vertical, 16)
        Text("y")
      } == "\nx\n\ny")
    #expect(
      picture(9, 4) {
        HStack(spacing: 0) {
          Text("x").padding(.trailing, 8)
          Text("y")
        }
      } == "x y")
  }

  @Test func `halves are rounded up`() {
    #expect(
      picture(9, 4) {
        Text("x").padding(.vertical, 8)
        Text("y")
      } == "\nx\n\ny")
    #expect(
      picture(9, 4) {
        Text("x").padding(.vertical, 7.9)
        Text("y")
      } == "x\ny")
    #expect(picture(9, 4) { Text("x").padding(.leading, 4) } == " x")
    #expect(picture(9, 4) { Text("x").padding(.leading, 3.9) } == "x")
  }

  @Test func `padding leaves less room to what is in it`() {
    #expect(picture(8, 4) { Text("ab cd ef").padding(.horizontal, 8) } == " ab cd\n ef")
    #expect(picture(2, 2) { Text("abc").padding(16) } == "")
  }

  @Test func `a frame has the size it is given`() {
    #expect(
      picture(9, 4) {
        HStack(spacing: 0) {
          Text("x").frame(width: 40, height: 48)
          Text("|\n|\n|")
        }
      } == "     |\n  x  |\n     |")
    #expect(
      picture(9, 2) {
        HStack(spacing: 0) {
          Text("ab cd").frame(width: 16)
          Text("|")
        }
      }
        == "ab|\ncd")
  }

  @Test func `a view is aligned in its frame as asked`() {
    let expected: [(Alignment, String)] = [
      (.topLeading, "x    |\n     |\n     |"), (.top, "  x  |\n     |\n     |"),
      (.trailing, "     |\n    x|\n     |"), (.bottomTrailing, "     |\n     |\n    x|"),
      (.bottomLeading, "     |\n     |\nx    |"), (.leading, "     |\nx    |\n     |"),
    ]
    for (alignment, drawn) in expected {
      let bars = Text("|\n|\n|")
      let framed = Text("x").frame(width: 40, height: 48, alignment: alignment)
      #expect(
        picture(9, 3) {
          HStack(spacing: 0) {
            framed
            bars
          }
        } == drawn)
    }
  }

  @Test func `a frame keeps what is in it within its bounds`() {
    #expect(
      picture(9, 2) {
        HStack(spacing: 0) {
          Text("1\n2\n3").frame(height: 16)
          Text("|")
        }
        Text("next")
      } == "1…|\nnext")
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("abc").frame(width: 24)
            Text("d")
          }.frame(width: 16, alignment: .leading)
          Text("|")
        }
      } == "ab|")
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          Text("日本").frame(width: 32).frame(width: 24, alignment: .leading)
          Text("|")
        }
      } == "日 |")
  }

  @Test func `bounds hold a view between them`() {
    func bar(_ view: some View) -> some View {
      HStack(spacing: 0) {
        view
        Text("|")
      }
    }
    let text = Text("abc")
    #expect(picture(9, 1) { bar(text.frame(minWidth: 40, alignment: .leading)) } == "abc  |")
    #expect(picture(9, 1) { bar(text.frame(minWidth: 8)) } == "abc|")
    #expect(picture(9, 1) { bar(text.frame(maxWidth: 40, alignment: .leading)) } == "abc  |")
    #expect(
      picture(9, 1) { bar(text.frame(maxWidth: .infinity, alignment: .trailing)) } == "     abc|")
    #expect(picture(4, 1) { bar(text.frame(maxWidth: 40, alignment: .leading)) } == "abc|")
    #expect(
      picture(3, 4) {
        text.frame(maxHeight: .infinity, alignment: .bottom)
        Text("|")
      }
        == "\n\nabc\n|")
    #expect(
      picture(9, 4) {
        text.frame(minHeight: 48, alignment: .top)
        Text("|")
      } == "abc\n\n\n|")
  }

  @Test func `lengths that make no sense are no room`() {
    for length in [-8.0, -.infinity, .nan] {
      let fixture = ViewFixture(6, 3) {
        Divider().frame(width: length, height: length)
        HStack { Divider() }.frame(maxWidth: length, maxHeight: length)
        Color.red.frame(minWidth: length)
        List([Row(1)]) { _ in Text("x") }.frame(width: length)
        Text("x").padding(length)
      }
      #expect(fixture.draw().lines.count == 3)
    }
  }

  @Test func `what is behind and in front takes the size of the view`() {
    let fixture = ViewFixture(8, 3) {
      Text("日本").padding(.horizontal, 8).background(.blue)
      Text("aaaa").overlay(alignment: .trailing) { Text("b") }
      Text("cccc").background(alignment: .leading) { Text("dddddddd") }
    }
    #expect(fixture.picture == " 日本\naaab\ncccc")
    let blue = (0..<8).map { fixture.draw()[$0, 0].style.background == .palette(4) }
    #expect(blue == [true, true, true, true, true, true, false, false])
  }

  @Test func `a view smaller than the screen lies in its middle`() {
    let host = Host(size: Size(width: 9, height: 3)) { Text("abc") }
    #expect(host.frame(at: .init(offset: .zero)).buffer.lines == ["", "   abc", ""])
  }

  @Test func `a view larger than the screen shows its top left corner`() {
    let host = Host(size: Size(width: 3, height: 2)) {
      Text("abcdef\nghijkl\nmnopqr").frame(width: 48, height: 48)
    }
    #expect(host.frame(at: .init(offset: .zero)).buffer.lines == ["abc", "ghi"])
  }

  @Test func `the first of some views that fits is shown`() {
    func fitting() -> some View {
      ViewThatFits {
        Text("a long text")
        Text("shorter")
        Text("abc")
      }
    }
    #expect(picture(20, 2) { fitting() } == "a long text")
    #expect(picture(11, 2) { fitting() } == "a long text")
    #expect(picture(10, 2) { fitting() } == "shorter")
    #expect(picture(3, 2) { fitting() } == "abc")
    #expect(picture(2, 2) { fitting() } == "ab\nc")
    #expect(picture(2, 2) { ViewThatFits {} } == "")
    #expect(
      picture(5, 1) {
        ViewThatFits {
          Text("日本語")
          Text("日本")
        }
      } == "日本")
  }
}

/// A row of a list, known by its number.
struct Row: Identifiable {
  let id: Int

  init(_ id: Int) { self.id = id }
}
