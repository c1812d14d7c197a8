import Cells
import Testing

@testable import Views

/// Colours that go over into one another, and paths.
struct GradientTests {
  @Test func `each cell has its own colour`() {
    let gray = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let buffer = ViewFixture(4, 1) { gray }.draw()
    #expect(
      (0..<4).map { buffer[$0, 0].style.background } == [32, 96, 159, 223].map { .rgb($0, $0, $0) })
    let behind = ViewFixture(4, 1) { Text("日本").background(gray) }.draw()
    #expect(behind[2, 0].style.background == .rgb(159, 159, 159))
    #expect(behind.lines == ["日本"])
  }

  @Test func `text has the colour of the middle, and what is clear is not drawn`() {
    let fade = Gradient(stops: [.init(color: .red, location: 0), .init(color: .clear, location: 1)])
    let text = ViewFixture(2, 1) { Text("a").foregroundStyle(AnyShapeStyle(fade)) }.draw()
    #expect(text[0, 0].style.foreground == .rgb(205, 0, 0))
    let buffer = ViewFixture(1, 8) { Rectangle().fill(fade) }.draw()
    #expect(buffer[0, 0].style.background == .rgb(205, 0, 0))
    #expect(buffer[0, 7].style == .plain)
    #expect(picture(0, 0) { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) } == "")
  }

  @Test func `round gradients go outwards, or around`() {
    let radial = ViewFixture(8, 4) {
      RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 32)
    }.draw()
    #expect(radial[0, 0].style.background == .rgb(255, 255, 255))
    #expect(radial[4, 2].style.background != radial[6, 2].style.background)
    let angular = ViewFixture(8, 4) {
      AngularGradient(colors: [.black, .white], center: .center, angle: .zero)
    }.draw()
    #expect(angular[7, 2].style.background != angular[7, 1].style.background)
  }

  @Test func `a path is filled, drawn and trimmed`() {
    let triangle = Path { path in
      path.move(toX: 0, y: 0)
      path.addLine(toX: 64, y: 0)
      path.addLine(toX: 32, y: 64)
      path.closeSubpath()
    }
    #expect(picture(8, 4) { triangle } == "▜██████▘\n ▜████▘\n  ▜██▘\n   ▜▘")
    #expect(picture(8, 4) { triangle.trim(from: 0, to: 0.1).stroke(lineWidth: 4) }.count < 8)
    #expect(
      picture(8, 4) { Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 4) }.hasPrefix(
        "\n\n"))
    #expect(picture(8, 4) { Path() } == "")
    #expect(picture(0, 0) { triangle } == "")
  }

  @Test func `colours by the names of assets and of the system`() {
    #expect(
      Color("AccentColor") == .accentColor && Color("red") == .red && Color("logo") == .primary)
    #expect(Color(.systemRed) == .red && Color(uiColor: .secondaryLabel) == .secondary)
    let buffer = ViewFixture(2, 1) { Color(.systemBackground).background(Color.red) }.draw()
    #expect(buffer[0, 0].style.background == .standard)
  }
}
