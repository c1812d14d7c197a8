import Cells
import Testing

@testable import Views

struct ShapeTests {
  @Test func `older names of shapes are the shapes themselves`() {
    #expect(
      picture(4, 1) { Capsule(style: .circular).fill(.red) }
        == picture(4, 1) { Capsule().fill(.red) })
    #expect(
      picture(6, 3) { Text("a").padding(8).background(.red, in: .rect(topLeadingRadius: 8)) }
        == picture(6, 3) { Text("a").padding(8).background(.red, in: .rect(cornerRadius: 8)) })
  }

  @Test func `a circle of fifty points is round`() {
    #expect(
      picture(12, 4) { Circle().frame(width: 50, height: 50) } == """
        ▗▟██▙▖
        ██████
        ▝▜██▛▘
        """)
    #expect(
      picture(12, 4) { Circle().stroke().frame(width: 50, height: 50) } == """
        ⢠⠒⠉⠉⠒⡄
        ⡇    ⢸
        ⠘⠤⣀⣀⠤⠃
        """)
    #expect(picture(12, 4) { Circle().frame(width: 32, height: 32) } == "▟██▙\n▜██▛")
    #expect(picture(12, 4) { Circle().frame(width: 24, height: 24) } == "▟█▙\n▜█▛")
  }

  @Test func `a faint ring is drawn, and a part of it over it`() {
    let ring = Circle().stroke(Color.green.opacity(0.2), lineWidth: 8)
    let progress = ring.overlay { Circle().trim(from: 0, to: 0.25).stroke(.green, lineWidth: 8) }
    let cells = ViewFixture(12, 4) { progress.frame(width: 50, height: 50) }.draw()
    #expect(cells[0, 1].style.attributes.contains(.dim))
    #expect(!cells[5, 1].style.attributes.contains(.dim))
  }

  @Test func `a circle of a row is a dot`() {
    for points in [1.0, 8, 12, 16] {
      #expect(picture(9, 3) { Circle().frame(width: points, height: points) } == "●")
      #expect(picture(9, 3) { Circle().stroke().frame(width: points, height: points) } == "○")
    }
    #expect(picture(1, 1) { Circle() } == "●")
    #expect(picture(0, 0) { Circle() } == "")
    #expect(
      picture(9, 1) {
        HStack {
          Circle().fill(.green).frame(width: 8, height: 8)
          Text("日本")
        }
      } == "● 日本")
  }

  @Test func `a circle is as wide as it is high, an ellipse fills its room`() {
    #expect(
      picture(20, 4) { Circle() } == """
         ▄████▄
        ▟██████▙
        ▜██████▛
         ▀████▀
        """)
    #expect(
      picture(12, 3) { Ellipse() } == """
         ▄▟██████▙▄
        ████████████
         ▀▜██████▛▀
        """)
    #expect(picture(8, 1) { Ellipse() } == "▐██████▌")
  }

  @Test func `rectangles have the corners that they are given`() {
    #expect(picture(4, 2) { Rectangle() } == "████\n████")
    #expect(
      picture(5, 3) { RoundedRectangle(cornerRadius: 4) } == """
        ▟███▙
        █████
        ▜███▛
        """)
    #expect(picture(5, 1) { RoundedRectangle(cornerRadius: 4) } == "█████")
    #expect(picture(5, 1) { Capsule() } == "▐███▌")
    #expect(
      picture(7, 3) { Capsule() } == """
        ▗▟███▙▖
        ███████
        ▝▜███▛▘
        """)
  }

  @Test func `a line follows the edge`() {
    #expect(picture(4, 3) { Rectangle().stroke() } == "┌──┐\n│  │\n└──┘")
    #expect(picture(4, 3) { RoundedRectangle(cornerRadius: 8).stroke(.red) } == "╭──╮\n│  │\n╰──╯")
    #expect(picture(4, 3) { Rectangle().strokeBorder(.red, lineWidth: 4) } == "┏━━┓\n┃  ┃\n┗━━┛")
    #expect(
      picture(4, 3) {
        RoundedRectangle(cornerRadius: 8).stroke(.red, style: StrokeStyle(dash: [4]))
      } == "╭╌╌╮\n╎  ╎\n╰╌╌╯")
    #expect(picture(5, 1) { Capsule().stroke() } == "(   )")
    #expect(picture(5, 1) { Rectangle().stroke() } == "[   ]")
    #expect(picture(5, 1) { Rectangle().stroke(lineWidth: 0) } == "")
  }

  @Test func `a shape is filled with the foreground style, or with another`() {
    let fixture = ViewFixture(6, 2) {
      Rectangle().foregroundStyle(.red)
      Rectangle().fill(.blue)
    }
    let buffer = fixture.draw()
    #expect(buffer[0, 0].style.foreground == .palette(1))
    #expect(buffer[0, 1].style.foreground == .palette(4))
    // Writing over it stands on its colour.
    #expect(buffer[0, 1].style.background == .palette(4))
    #expect(picture(6, 2) { Circle().fill(.clear) } == "")
    #expect(picture(6, 2) { Circle().fill(.blue.opacity(0)) } == "")
  }

  @Test func `writing stays readable on and in a shape`() {
    let fixture = ViewFixture(7, 3) {
      ZStack {
        Circle().fill(.blue)
        Text("日")
      }.frame(width: 48, height: 48)
    }
    #expect(fixture.picture == "▗▟██▙▖\n██日██\n▝▜██▛▘")
    #expect(fixture.draw()[2, 1].style.background == .palette(4))
    #expect(picture(7, 1) { Text("Tag").overlay(Capsule().stroke(.gray)) } == "Tag")
    #expect(
      picture(7, 1) { Text("Tag").padding(.horizontal, 8).overlay(Capsule().stroke(.gray)) }
        == "(Tag)")
    #expect(
      picture(7, 3) {
        Text("Tag").padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      } == """
        ╭───╮
        │Tag│
        ╰───╯
        """)
  }

  @Test func `what is cut to a shape loses its corners`() {
    #expect(
      picture(9, 3) { Color.red.frame(width: 40, height: 48).clipShape(Circle()) }
        == "▗   ▖\n\n▝   ▘")
    #expect(
      picture(9, 3) { Color.red.frame(width: 40, height: 48).cornerRadius(8) } == "▟   ▙\n\n▜   ▛")
    let fixture = ViewFixture(6, 3) {
      ZStack {
        Color.green
        Color.red.clipShape(.rect(cornerRadius: 8))
      }
    }
    let corner = fixture.draw()[0, 0].style
    #expect(corner == Style(foreground: .palette(1), background: .palette(2)))
    #expect(picture(6, 1) { Text("日本日").offset(x: 8).clipped() } == " 日本")
    #expect(picture(1, 1) { Text("日本").cornerRadius(80) } == "…")
  }

  @Test func `no size makes a shape fail`() {
    for length in [-8.0, 0, 1, 7, 40, 1e9, .infinity, -.infinity, .nan] {
      for (width, height) in [(0, 0), (1, 1), (3, 2), (9, 5)] {
        let fixture = ViewFixture(width, height) {
          Circle().frame(width: length, height: length)
          Ellipse().stroke(lineWidth: length).frame(maxWidth: length)
          Capsule().frame(height: length)
          RoundedRectangle(cornerRadius: length).stroke(lineWidth: length)
          Color.red.frame(width: length).cornerRadius(length)
          ScrollView { Circle() }
          HStack { Circle() }.fixedSize()
        }
        #expect(fixture.draw().lines.count == height)
      }
    }
  }
}
