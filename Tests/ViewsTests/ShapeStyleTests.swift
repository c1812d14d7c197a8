import Cells
import Testing

@testable import Views

struct ShapeStyleTests {
  /// The style of a letter drawn in a style, within others.
  private func drawn(_ view: some View) -> String {
    ViewFixture(3, 1) { view }.draw()[0, 0].style.description
  }

  @Test func `styles are drawn by their short names`() {
    let x = Text("x")
    #expect(drawn(VStack { x }.foregroundStyle(.red)) == "palette 1 on standard")
    #expect(drawn(VStack { x }.foregroundStyle(Color.red)) == "palette 1 on standard")
    #expect(drawn(VStack { x }.foregroundStyle(.secondary)) == "dim")
    #expect(drawn(VStack { x }.foregroundStyle(.foreground)) == "plain")
    #expect(drawn(VStack { x }.foregroundStyle(.background)) == "plain")
    #expect(drawn(VStack { x }.foregroundStyle(Color.mint.gradient)) == "palette 79 on standard")
    #expect(drawn(VStack { x }.foregroundStyle(.ultraThinMaterial)) == "dim")
    #expect(drawn(x.foregroundStyle(AnyShapeStyle(.secondary))) == "dim")
    #expect(drawn(x.foregroundStyle(Color.red.opacity(0.5))) == "dim, palette 1 on standard")
    #expect(drawn(x.foregroundStyle(.red.opacity(0.9))) == "palette 1 on standard")
    #expect(drawn(x.foregroundStyle(.primary.opacity(0.3))) == "dim")
    #expect(drawn(x.foregroundStyle(Warning())) == "palette 3 on standard")
  }

  @Test func `levels follow the style around them`() {
    let levels = [
      drawn(VStack { Text("x").foregroundStyle(.primary) }.foregroundStyle(.red)),
      drawn(VStack { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.red)),
      drawn(VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)),
      drawn(VStack { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue)),
      drawn(VStack { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue, .green)),
      drawn(VStack { Text("x").foregroundStyle(.primary) }.foregroundStyle(.secondary)),
      drawn(VStack { Text("x").foregroundStyle(Color.primary) }.foregroundStyle(.red)),
    ]
    #expect(
      levels == [
        "palette 1 on standard", "dim, palette 1 on standard", "palette 4 on standard",
        "dim, palette 4 on standard", "palette 2 on standard", "dim", "plain",
      ])
  }

  @Test func `the tint is inherited, and is the accent colour`() {
    let x = Text("x")
    #expect(drawn(x.foregroundStyle(.tint)) == "palette 12 on standard")
    #expect(drawn(VStack { x.foregroundStyle(.tint) }.tint(.green)) == "palette 2 on standard")
    #expect(
      drawn(VStack { x.foregroundStyle(Color.accentColor) }.tint(.green)) == "palette 2 on standard"
    )
    #expect(drawn(VStack { x.foregroundStyle(.tint) }.tint(nil)) == "palette 12 on standard")
    #expect(
      drawn(VStack { x.foregroundStyle(.tint) }.tint(.accentColor)) == "palette 12 on standard")
    #expect(drawn(VStack { x.foregroundStyle(.tint) }.tint(.secondary)) == "dim")
    #expect(drawn(VStack { x.foregroundStyle(.tint) }.accentColor(.red)) == "palette 1 on standard")
  }

  @Test func `colours can be mixed, and no number is too odd`() {
    let colours: [(Color, CellColor)] = [
      (Color(red: 1, green: 0.5, blue: 0), .rgb(255, 128, 0)),
      (Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1), .rgb(0, 0, 255)),
      (Color(white: 0.2), .rgb(51, 51, 51)),
      (Color(hue: 0, saturation: 1, brightness: 1), .rgb(255, 0, 0)),
      (Color(hue: 1 / 3, saturation: 1, brightness: 1), .rgb(0, 255, 0)),
      (Color(hue: 2 / 3, saturation: 0.5, brightness: 1), .rgb(128, 128, 255)),
      (Color(hue: 0.4, saturation: 0, brightness: 0.6), .rgb(153, 153, 153)),
      (Color(red: .nan, green: -.infinity, blue: .infinity), .rgb(0, 0, 255)),
    ]
    for (colour, expected) in colours {
      let buffer = ViewFixture(1, 1) { Text("x").foregroundColor(colour) }.draw()
      #expect(buffer[0, 0].style == Style(foreground: expected))
    }
  }

  @Test func `a faint colour lets what it covers show, dimmed`() {
    let fixture = ViewFixture(3, 2) {
      ZStack {
        Text("abc\ndef")
        Color.black.opacity(0.3).frame(width: 16)
        Text("x")
      }
    }
    #expect(fixture.picture == "axc\ndef")
    let buffer = fixture.draw()
    #expect(buffer[0, 0].style.description == "dim")
    #expect(buffer[2, 0].style.description == "plain")
    #expect(buffer[1, 0].style.description == "plain")
    #expect(buffer[0, 1].style.description == "dim")
  }

  @Test func `a clear colour covers nothing, a full one all`() {
    let text = Text("abc")
    #expect(
      picture(3, 1) {
        ZStack {
          text
          Color.clear
        }
      } == "abc")
    #expect(
      picture(3, 1) {
        ZStack {
          text
          Color.gray
        }
      } == "")
    var style = Style(background: .palette(3))
    #expect(Material.bar._applyBackground(to: &style, in: EnvironmentValues()) == .hidden)
    #expect(style == .plain)
  }

  @Test func `a colour can be mixed with another one`() {
    let white = Color(white: 1)
    #expect(white.mix(with: Color(white: 0), by: 0) == white)
    #expect(white.mix(with: Color(white: 0), by: 2) == Color(white: 0))
    #expect(
      Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.2)
        == Color(red: 0.8, green: 0, blue: 0.2))
    #expect(Color.clear.mix(with: white, by: 0.5, in: .device) == white.opacity(0.5))
  }
}

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.yellow }
}
