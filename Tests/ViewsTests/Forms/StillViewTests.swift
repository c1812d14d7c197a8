import Cells
import Testing

@testable import Views

/// Views that only show something: what names a value, and how much of it there is.
struct StillViewTests {
  nonisolated enum Still: CaseIterable {
    case labeled, label, gauge, bar, disc, box, placeholder, divider
  }

  @ViewBuilder private func view(_ still: Still, _ name: String = "日本") -> some View {
    switch still {
    case .labeled: LabeledContent(name) { Text("value") }
    case .label: Label(name, systemImage: "plus")
    case .gauge:
      Gauge(value: 0.5) {
        Text(name)
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("日")
      }
    case .bar: ProgressView(name, value: 0.5)
    case .disc: ProgressView(name, value: 0.5).progressViewStyle(.circular)
    case .box: GroupBox(name) { Text("in") }
    case .placeholder: ContentUnavailableView(name, systemImage: "plus")
    case .divider: Divider()
    }
  }

  @Test(
    arguments: zip(
      Still.allCases,
      [
        ("日本{ ×31}value", "日本{ ×191}value"), ("+ 日本", nil),
        ("日本\n0 {█×17}▌{░×17} 日\nhalf", "日本\n0 {█×97}▌{░×97} 日\nhalf"),
        ("日本\n{█×20}{░×20}", "日本\n{█×100}{░×100}"), ("◑ 日本", nil),
        ("╭─ 日本 ─╮\n│ in     │\n╰────────╯", nil),
        ("{4 lines}\n{ ×17}+ 日本", "{29 lines}\n{ ×97}+ 日本"), ("{─×40}", "{─×200}"),
      ]))
  func `it is drawn at 40 by 10 and at 200 by 60, and takes no key and no click`(
    _ still: Still, pictures: (String, String?)
  ) {
    for (width, height) in [(40, 10), (200, 60)] {
      let fixture = ViewFixture(width, height) {
        Button("before") {}
        view(still)
      }
      let expected = (width > 40 ? pictures.1 : nil) ?? pictures.0
      #expect(fixture.abridged == "▸ before ◂\n" + expected)
      fixture.press(.tab)
      #expect(!fixture.press(.downArrow))
      for x in 0..<width { #expect(!fixture.mouse(.press, x, 1)) }
      #expect(fixture.abridged == "▸ before ◂\n" + expected)
    }
  }

  @Test(arguments: Still.allCases)
  func `nothing is cut through in too little room, whatever the name`(_ still: Still) {
    for name in ["", "日本語👩‍👩‍👧e\u{301}日本語"] {
      for width in 0...24 {
        for height in 0...3 {
          let buffer = ViewFixture(width, height) { view(still, name) }.draw()
          #expect(buffer.hasWholeCharacters)
        }
      }
    }
  }
}
