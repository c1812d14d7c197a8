import Cells
import Testing

@testable import Views

/// Backgrounds, overlays and borders.
struct LayerTests {
  private func backgrounds(_ buffer: CellBuffer, row: Int = 0) -> [CellColor] {
    (0..<buffer.size.width).map { buffer[$0, row].style.background }
  }

  @Test func `a colour shows through what is written on it`() {
    let red = [CellColor](repeating: .palette(1), count: 6)
    let views: [AnyView] = [
      AnyView(Text("日本ab").background(.red)),
      AnyView(Text("日本ab").background { Color.red }),
      AnyView(
        ZStack {
          Color.red
          Text("ab").foregroundStyle(.blue)
        }.frame(width: 48)),
      AnyView(Button("ab") {}.background { Color.red }),
      AnyView(
        HStack {
          Text("ab")
          Text("cde").bold()
        }.background { Rectangle().fill(.red) }),
      AnyView(Text("ab cde").overlay { Text("x") }.background(Color.red)),
    ]
    for view in views {
      #expect(backgrounds(ViewFixture(6, 1) { view }.draw()) == red)
    }
  }

  @Test func `a colour of the writing's own wins`() {
    let fixture = ViewFixture(3, 1) {
      Text("a").background(.blue).padding(.horizontal, 8).background(.red)
    }
    #expect(backgrounds(fixture.draw()) == [.palette(1), .palette(4), .palette(1)])
  }

  @Test func `padding before or after a background is inside or outside of it`() {
    let inside = ViewFixture(5, 1) { Text("a").padding(.horizontal, 8).background(.red) }
    #expect(backgrounds(inside.draw()).filter { $0 == .palette(1) }.count == 3)
    let outside = ViewFixture(5, 1) { Text("a").background(.red).padding(.horizontal, 8) }
    #expect(
      backgrounds(outside.draw()) == [.standard, .palette(1), .standard, .standard, .standard])
  }

  @Test func `each view of a group gets its own layer`() {
    #expect(
      picture(9, 3) {
        HStack {
          Group {
            Text("a")
            Text("b")
          }.overlay { Text("x") }
        }
      } == "x x")
    #expect(
      picture(9, 3) {
        HStack { ForEach([1, 2], id: \.self) { Text("\($0)") }.padding(.trailing, 8).border(.red) }
      } == """
        ┌──┐ ┌──┐
        │1 │ │2 │
        └──┘ └──┘
        """)
    #expect(picture(9, 3) { EmptyView().overlay { Text("x") } } == "")
  }

  @Test func `a layer is aligned as asked, and does not change the size`() {
    #expect(
      picture(9, 3) {
        HStack(spacing: 0) {
          Text("....\n....\n....").overlay(alignment: .bottomTrailing) { Text("日") }
          Text("|")
        }
      } == "....\n....|\n..日")
    #expect(picture(9, 2) { Text("ab").overlay(Text("c"), alignment: .trailing) } == "ac")
    #expect(
      picture(9, 2) {
        Text("abc").overlay(alignment: .leading) {
          Text("xy")
          Text("z")
        }
      } == "zyc")
    #expect(picture(9, 1) { HStack { Text("日本").overlay { Divider() } } } == "────")
  }

  @Test func `a border lies around the view`() {
    #expect(picture(9, 3) { Text("日本").border(.red) } == "┌────┐\n│日本│\n└────┘")
    #expect(picture(9, 3) { Text("a").border(.red, width: 4) } == "┏━┓\n┃a┃\n┗━┛")
    #expect(picture(9, 3) { Text("a").border(.red, width: 0) } == "a")
    #expect(picture(9, 3) { Text("a").border(.clear) } == "a")
    #expect(
      picture(6, 3) { Text("a").frame(maxWidth: .infinity).border(.gray) }
        == "┌────┐\n│ a  │\n└────┘"
    )
  }

  @Test func `without room for a border the view goes first`() {
    #expect(picture(2, 2) { Text("ab").border(.red) } == "ab")
    #expect(picture(1, 1) { Text("a").border(.red) } == "a")
    #expect(picture(0, 0) { Text("a").border(.red) } == "")
    #expect(picture(5, 3) { Text("").border(.red) }.contains("┌"))
  }

  @Test func `a style fills a shape behind a view`() {
    let fixture = ViewFixture(9, 3) {
      Text("日本").padding(8).background(.blue, in: .rect(cornerRadius: 8))
    }
    #expect(fixture.picture == "▟    ▙\n 日本\n▜    ▛")
    #expect(fixture.draw()[1, 1].style.background == .palette(4))
    #expect(fixture.draw()[0, 0].style == Style(foreground: .palette(4)))
    #expect(picture(9, 1) { Text("ab").background(.thinMaterial, in: Capsule()) } == "ab")
  }

  @Test func `a material hides what lies behind it, a faint colour dims it`() {
    #expect(
      picture(9, 1) {
        ZStack {
          Text("-------")
          Text("a").padding(.horizontal, 8).background(.regularMaterial)
        }
      } == "-- a --")
    let fixture = ViewFixture(3, 1) { Text("abc").overlay { Color.black.opacity(0.3) } }
    #expect(fixture.picture == "abc")
    #expect(fixture.draw()[0, 0].style == Style(attributes: .dim))
    let tinted = ViewFixture(3, 1) { Text("abc").background(.blue.opacity(0.1)) }
    #expect(tinted.draw()[0, 0].style == .plain)
  }
}
