import Cells
import Testing

@testable import Views

/// Views that are nested, empty, layered and shared out in ways that are easily got wrong.
struct ArrangementTests {
  @Test func `what is not there takes no gap`() {
    let isOn = false
    let none: String? = nil
    #expect(
      picture(20, 1) {
        HStack {
          Text("a")
          if isOn { Text("no") }
          EmptyView()
          if let none { Text(none) }
          ForEach(0..<0, id: \.self) { Text("\($0)") }
          Group { if isOn { Text("no") } }
          Group {}.padding().frame(width: 80).background(.red)
          AnyView(EmptyView())
          Text("b")
        }
      } == "a b")
    #expect(
      picture(20, 3) {
        VStack(alignment: .leading, spacing: 16) {
          if isOn { Text("no") }
          Text("a")
          switch isOn {
          case true: Text("no")
          case false: EmptyView()
          }
          Text("b")
        }
      } == "a\n\nb")
  }

  @Test func `a group and its modifiers are those of each view in it`() {
    #expect(
      picture(20, 1) {
        HStack {
          Group {
            Text("a")
            Text("b")
          }.padding(.horizontal, 8).frame(width: 32, alignment: .trailing)
          ForEach(["c", "d"], id: \.self) { Text($0) }
        }
      } == "  a    b  c d")
  }

  @Test func `padding before a background is coloured, after it is not`() {
    func coloured(_ view: some View) -> [Int] {
      let screen = ViewFixture(9, 3) { view }.draw()
      return (0..<3).map { y in
        (0..<9).filter { screen[$0, y].style.background == .palette(1) }.count
      }
    }
    #expect(coloured(Text("abc").padding(8).background(.red)) == [5, 5, 5])
    #expect(coloured(Text("abc").background(.red).padding(8)) == [0, 3, 0])
    #expect(coloured(Text("abc").frame(width: 56).background(.red)) == [7, 0, 0])
    #expect(
      coloured(Text("日").padding(.leading, 8).background(.red).padding(.leading, 8)) == [3, 0, 0])
  }

  @Test func `layers are offered the size of the view and no more`() {
    #expect(
      picture(12, 3) {
        Text("abc\nabc\nabc").overlay(alignment: .bottomTrailing) { Text("long") }
      } == "abc\nlon\ngbc")
    #expect(
      measured(12, 6) { Text("abc").overlay { Color.red.frame(width: 80, height: 80) } } == [3, 1])
    #expect(
      picture(12, 2) {
        HStack(spacing: 0) {
          Text("ab").overlay(alignment: .topTrailing) { Text("!").offset(x: 8) }
          Text("|")
        }
      } == "ab|")
    #expect(
      picture(7, 1) {
        Text("").frame(width: 56).overlay {
          HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      } == "a     b")
  }

  @Test func `a stack in front of one another is as large as its largest view`() {
    #expect(measured(9, 5) { ZStack { Text("abc") } } == [3, 1])
    #expect(
      measured(9, 5) {
        ZStack {
          Color.red
          Text("abc")
        }
      } == [9, 5])
    #expect(
      measured(9, 5) {
        ZStack {
          Spacer()
          Text("abc")
        }
      } == [9, 5])
    #expect(
      picture(5, 3) {
        ZStack(alignment: .topTrailing) {
          Text("aaaaa\naaaaa\naaaaa")
          Text("日")
        }
      } == "aaa日\naaaaa\naaaaa")
  }

  @Test func `a divider stretches across the stack it stands in`() {
    #expect(
      picture(9, 3) {
        HStack {
          Text("1\n2\n3")
          Divider()
          Text("x")
        }
      } == "1 │\n2 │ x\n3 │")
    #expect(
      picture(5, 3) {
        HStack {
          VStack {
            Text("a")
            Divider()
            Text("b")
          }
        }
      } == "  a\n─────\n  b")
    #expect(
      picture(5, 3) { HStack { Text("abc").overlay(alignment: .bottom) { Divider() } } } == "───")
  }

  @Test func `a spacer takes its least room before others are cut`() {
    func row(_ width: Int) -> String {
      picture(width, 1) {
        HStack(spacing: 0) {
          Text("a long text")
          Spacer(minLength: 24)
          Text("b").fixedSize()
        }
      }
    }
    #expect(row(15) == "a long text   b")
    #expect(row(12) == "a long…    b")
    #expect(row(17) == "a long text     b")
  }

  @Test func `a higher priority takes its ideal length first, a lower one its least`() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("abcdefgh").lineLimit(1)
          Text("ijklmnop").lineLimit(1).layoutPriority(1).padding(.leading, 0)
        }
      } == "ab… ijklmnop")
    #expect(
      picture(10, 1) {
        HStack(spacing: 0) {
          Color.red.overlay { Text("r") }
          Color.blue.overlay { Text("b") }.layoutPriority(1)
        }
      } == "    b")
  }

  @Test func `stacks in stacks share as one would by hand`() {
    #expect(
      picture(13, 2) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("|")
          }
          HStack(spacing: 0) {
            Text("b")
            Spacer()
            Text("|")
          }
          Text("c")
        }
      } == "a    |b    |c")
    #expect(
      picture(9, 5) {
        HStack(alignment: .bottom) {
          Text("1\n2\n3")
          Text("x")
          VStack {
            Text("y")
            Text("z")
          }
        }
      } == "1\n2   y\n3 x z")
  }

  @Test func `the order of depth holds through what makes a view focusable`() {
    #expect(
      picture(3, 1) {
        ZStack(alignment: .leading) {
          Text("a").zIndex(1).focusable().disabled(true)
          Text("b")
        }
      } == "a")
  }
}
