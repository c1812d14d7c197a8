import TerminalUIFoundation
import Testing

/// Gradients and styles where a style is asked for, and the parts of colours.
struct StyleFormTests {
  @Test func `gradients are styles by their names`() {
    func text(_ style: some ShapeStyle) -> String {
      CellRenderer(width: 8, height: 4) { Rectangle().fill(style) }.text
    }
    let colors = [Color.red, .blue]
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    #expect(text(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)).contains("█"))
    #expect(
      text(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)) != "")
    #expect(text(.ellipticalGradient(colors: colors)) != "")
    #expect(text(.conicGradient(colors: colors, center: .center)) != "")
    #expect(
      text(
        .angularGradient(
          stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(360))) != "")
  }

  @Test func `styles with what a cell has not are the styles themselves`() {
    func lines(@ViewBuilder _ content: () -> some View) -> [String] {
      ControlScreen(8, 1, root: content).draw()
    }
    #expect(lines { Text("日").foregroundStyle(.selection) } == ["日"])
    #expect(lines { Text("日").background(.fill.tertiary, in: .capsule) } == ["日"])
    #expect(lines { Text("日").foregroundStyle(.red.shadow(.inner(radius: 2))) } == ["日"])
    #expect(lines { Text("日").background(.shadow(.drop(radius: 2)), in: .circle) } != [])
    #expect(lines { Text("日").foregroundStyle(.red.blendMode(.screen)) } == ["日"])
    #expect(lines { Text("日").luminanceToAlpha().clipped(antialiased: true) } == ["日"])
    #expect(lines { Text("日").clipShape(.containerRelative) } == ["日"])
  }

  @Test func `a colour has parts and a name`() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let parts = color.resolve(in: EnvironmentValues())
    #expect(parts.red == 1 && abs(parts.green - 0.5) < 0.01 && parts.opacity == 0.5)
    #expect(Color(parts) == color && parts.description == "#FF800080")
    #expect(
      abs(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.2, blue: 0).linearGreen - 0.2)
        < 0.01)
    #expect(Color.red.description == "red" && color.description == "#FF800080")
    let literal = UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(literal) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `a colour that is drawn stays that of the terminal`() {
    func cell(_ content: some View) -> Cells.Style {
      let host = Views.Host(size: Size(width: 1, height: 1)) { content }
      return host.frame(at: AnyClock.Instant(offset: .zero)).buffer[0, 0].style
    }
    #expect(cell(Rectangle().fill(Color.red)).foreground == .palette(1))
    #expect(cell(Text("a").foregroundStyle(.red)).foreground == .palette(1))
    #expect(cell(Color.red).background == .palette(1))
  }
}
