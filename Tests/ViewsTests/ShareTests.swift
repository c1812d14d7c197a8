import Cells
import Testing

@testable import Views

/// How a stack shares its room out.
struct ShareTests {
  @Test func `rigid views get what they need, flexible ones share the rest`() {
    #expect(
      picture(14, 2) {
        HStack {
          Text("long long text")
          Text("x").frame(width: 32)
        }
      } == """
        long long  x
        text
        """)
    #expect(
      picture(11, 2) {
        HStack {
          Text("aaa bbb ccc")
          Text("ddd eee fff")
        }
      } == """
        aaa  ddd
        bbb… eee f…
        """)
  }

  @Test func `flexible views get equal shares`() {
    let block = Text("").frame(maxWidth: .infinity)
    #expect(
      picture(11, 1) {
        HStack(spacing: 0) {
          block
          Text("|")
          block
          Text("|")
          block
        }
      } == "   |   |")
    #expect(
      picture(12, 1) {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("b").frame(maxWidth: .infinity, alignment: .leading)
          Text("c").frame(maxWidth: .infinity, alignment: .leading)
        }
      } == "a   b   c")
  }

  @Test func `a spacer gets what all others leave`() {
    #expect(
      picture(12, 1) {
        HStack(spacing: 0) {
          Text("a")
          Spacer()
          Text("b")
        }
      } == "a          b")
    #expect(
      picture(12, 1) {
        HStack(spacing: 0) {
          Spacer()
          Text("x")
          Spacer()
        }
      } == "     x")
    #expect(
      picture(12, 1) {
        HStack(spacing: 0) {
          Text("a long text")
          Spacer()
          Text("b")
        }
      }
        == "a long textb")
    #expect(
      picture(3, 4) {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
      } == "a\n\n\nb")
  }

  @Test func `a spacer keeps its least length`() {
    #expect(
      picture(8, 2) {
        HStack(spacing: 0) {
          Text("abc def")
          Spacer(minLength: 24)
          Text("x")
        }
      }
        == "abc    x\ndef")
    #expect(
      picture(5, 3) {
        VStack {
          Text("a")
          Spacer(minLength: 8)
          Text("b")
        }
      } == "a\n\nb")
  }

  @Test func `a divider lies across its stack`() {
    #expect(
      picture(4, 3) {
        VStack {
          Text("a")
          Divider()
          Text("b")
        }
      } == " a\n────\n b")
    #expect(
      picture(5, 2) {
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
      } == "a │ b\n  │")
    #expect(ViewFixture(3, 1) { Divider() }.draw()[0, 0].style.attributes == .dim)
  }
}
