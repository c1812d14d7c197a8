import Cells
import Testing

@testable import Views

/// Fixed sizes, offsets, order, shape and priority.
struct LayoutModifierTests {
  private func bar(_ view: some View) -> some View {
    HStack(spacing: 0) {
      view
      Text("|")
    }
  }

  @Test func `a fixed size is the one that a view likes best`() {
    #expect(picture(4, 3) { Text("ab cd").frame(width: 16) } == "ab\ncd")
    #expect(
      picture(9, 3) { bar(Text("ab cd").fixedSize().frame(width: 16, alignment: .leading)) }
        == "ab|")
    #expect(
      picture(4, 3) { bar(Text("ab cd ef").fixedSize(horizontal: false, vertical: true)) }
        == "ab\ncd|\nef")
    #expect(
      picture(4, 1) { Text("ab cd ef").fixedSize(horizontal: false, vertical: true) } == "ab")
    #expect(
      picture(9, 1) {
        bar(
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }.fixedSize())
      } == "a  b|")
    #expect(picture(9, 1) { bar(Text("a").frame(maxWidth: .infinity).fixedSize()) } == "a|")
    #expect(picture(9, 1) { bar(Rectangle().frame(idealWidth: 32).fixedSize()) } == "████|")
    #expect(picture(4, 1) { bar(Text("日本日本").fixedSize()) } == "日本")
  }

  @Test func `a rigid text leaves the others what there is`() {
    #expect(
      picture(9, 2) {
        HStack {
          Text("abc def")
          Text("ghij k").fixedSize()
        }
      } == "ab ghij k\nc…")
  }

  @Test func `an offset moves what is drawn and nothing else`() {
    #expect(picture(9, 2) { bar(Text("a").offset(x: 16)) } == " |a")
    #expect(
      picture(9, 2) {
        Text("ab")
        Text("c").offset(x: 8, y: -16)
      } == "ac")
    #expect(picture(9, 1) { Text("日本").offset(x: -8) } == " 本")
    for length in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(ViewFixture(3, 1) { Text("a").offset(x: length, y: length) }.draw().lines.count == 1)
    }
  }

  @Test func `the higher index lies in front`() {
    #expect(
      picture(5, 1) {
        ZStack(alignment: .leading) {
          Text("a").padding(.horizontal, 0).zIndex(1).padding(.vertical, 0)
          Text("bb")
          Text("ccc").zIndex(-1)
        }
      } == "abc")
  }

  @Test func `room of a shape`() {
    #expect(
      picture(9, 3) { bar(Rectangle().aspectRatio(1, contentMode: .fit)) }
        == "██████\n██████|\n██████")
    #expect(picture(4, 9) { Rectangle().aspectRatio(1, contentMode: .fit) } == "████\n████")
    #expect(picture(9, 3) { bar(Text("a").scaledToFit()) } == "a|")
    #expect(
      picture(9, 2) {
        bar(Rectangle().aspectRatio(1, contentMode: .fill).frame(width: 16, height: 32))
      } == "██|\n██")
    for ratio in [0, -1, .nan, .infinity, 1e300, 1e-300] {
      #expect(
        ViewFixture(3, 2) { Rectangle().aspectRatio(ratio, contentMode: .fit) }.draw().lines.count
          == 2)
    }
  }

  @Test func `a priority goes through the modifiers around it`() {
    #expect(
      picture(9, 1) {
        HStack {
          Text("abcdef")
          Text("ghijkl").layoutPriority(1).padding(.trailing, 0).background(.red)
        }
      } == "a… ghijkl")
    #expect(
      picture(11, 1) {
        HStack {
          Text("abc def")
          Spacer().padding(.horizontal, 0).frame(height: 16)
          Text("g")
        }
      } == "abc def   g")
  }

  @Test func `insets are given side by side`() {
    #expect(
      picture(9, 4) {
        HStack(spacing: 0) {
          Text("a").padding(EdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 8))
          Text("|\n|")
        }
      } == "    |\n  a |")
    #expect(picture(9, 1) { bar(Text("abc").padding(.trailing, -8)) } == "ab|")
    #expect(picture(9, 1) { bar(Text("abc").padding(EdgeInsets())) } == "abc|")
    for length in [-1e300, 1e300, .nan, -.infinity] {
      #expect(ViewFixture(3, 2) { Text("a").padding(length) }.draw().lines.count == 2)
    }
  }

  @Test func `baselines are the first and the last row`() {
    #expect(
      picture(9, 2) {
        HStack(alignment: .firstTextBaseline) {
          Text("a\nb")
          Text("c")
        }
      } == "a c\nb")
    #expect(
      picture(9, 2) {
        HStack(alignment: .lastTextBaseline) {
          Text("a\nb")
          Text("c")
        }
      } == "a\nb c")
  }

  @Test func `what is longer than nothing can be seen`() {
    #expect(picture(3, 3) { Rectangle().frame(height: 1) } == "███")
    #expect(picture(3, 1) { Rectangle().frame(width: 2) } == "▎")
    #expect(picture(3, 1) { Rectangle().frame(width: 0) } == "")
  }
}
