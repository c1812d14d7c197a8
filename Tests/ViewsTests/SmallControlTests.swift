import Cells
import Testing

@testable import Views

/// Controls, bars and placeholders on screens that are too small for them.
struct SmallControlTests {
  @Test(arguments: 1...40)
  func `each button of a bar is seen when it has the focus`(width: Int) {
    let fixture = ViewFixture(width, 6) {
      NavigationStack {
        Button("m") {}
          .navigationTitle("日本語 title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
      }
    }
    var titles: Set<String> = []
    for _ in 0..<5 {
      let line = fixture.draw().lines.first { $0.contains("▸") }
      #expect(line != nil, "\(fixture.picture)")
      titles.insert(String((line ?? "").drop { $0 != "▸" }.dropFirst(2).prefix(1)))
      fixture.press(.tab)
    }
    if width >= 5 { #expect(titles == ["m", "C", "A", "E", "B"]) }
  }

  @Test(arguments: 0...12)
  func `controls are cut at the edge and still show what they are`(width: Int) {
    let fixture = ViewFixture(width, 4) {
      Toggle("日本語", isOn: .constant(true))
      TextField("name", text: .constant("日本語"))
      Button("press me") {}
      ProgressView(value: 0.5)
    }
    let lines = fixture.draw().lines
    #expect(lines.count == 4 && lines.allSatisfy { $0.columns <= width })
    guard width >= 3 else { return }
    #expect(lines[0].hasPrefix("▸x◂"))
    #expect(lines[2].hasPrefix("["))
    fixture.press(.tab)
    #expect(fixture.draw().lines[1].hasPrefix("▸") && fixture.draw().lines[1].columns == width)
    fixture.press(.tab)
    #expect(fixture.draw().lines[2].hasPrefix("▸"))
  }

  @Test func `a bar is never empty or full before it is, whatever its value`() {
    func bar(_ value: Double, _ total: Double = 1) -> String {
      picture(4, 1) { ProgressView(value: value, total: total) }
    }
    #expect(bar(0) == "░░░░")
    #expect(bar(.leastNonzeroMagnitude) == "▏░░░")
    #expect(bar(0.5) == "██░░")
    #expect(bar(0.999999) == "███▉")
    #expect(bar(1) == "████")
    #expect(bar(7, 3) == "████")
    #expect(bar(Double.infinity) == "████")
    for nothing in [-1, Double.nan, -Double.infinity] { #expect(bar(nothing) == "░░░░") }
    for total in [0, -1, Double.nan] { #expect(bar(1, total) == "░░░░") }
    #expect(bar(1, Double.infinity) == "░░░░")
    for value in [0, 0.5, 1, 9, Double.nan, -Double.infinity, Double.infinity] {
      let dial = picture(4, 1) { ProgressView(value: value).progressViewStyle(.circular) }
      #expect(dial.count == 1)
    }
  }

  @Test func `labels of a bar that are too long wrap or are cut, the bar stays`() {
    #expect(
      picture(8, 4) {
        ProgressView(value: 0.5) {
          Text("Downloading 日本語")
        } currentValueLabel: {
          Text("50 %")
        }
      } == "Download\ning 日…\n████░░░░\n50 %")
    #expect(picture(3, 1) { ProgressView("日本語") }.hasSuffix(" …"))
  }

  @Test func `a symbol nobody knows has a sign in every set`() {
    for name in ["no.such.symbol", "", "日本", "star"] {
      let glyph = picture(4, 1) { Image(systemName: name) }
      #expect(!glyph.isEmpty && glyph.columns <= 2, "\(name)")
      #expect(picture(9, 1) { Label("x", systemImage: name) } == "\(glyph) x")
    }
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 5), (12, 3), (5, 2), (5, 1), (0, 0)])
  func `a placeholder says first what is missing, and offers its button`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("There is nothing here, and nothing can be done about it by anybody at all.")
      } actions: {
        Button("Again") {}
      }
    }
    let lines = fixture.draw().lines
    #expect(lines.count == height && lines.allSatisfy { $0.columns <= width })
    if width >= 12 {
      #expect(lines.contains { $0.contains("Nothing") })
      if height >= 3 { #expect(lines.contains { $0.contains("▸ Again ◂") }, "\(fixture.picture)") }
    } else if height == 2 {
      #expect(lines.contains { $0.contains("▸") }, "\(fixture.picture)")
    }
  }
}
