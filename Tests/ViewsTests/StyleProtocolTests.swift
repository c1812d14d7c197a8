import Testing

@testable import Views

/// Styles of the program's own.
struct StyleProtocolTests {
  @Test func `a style draws progress, of which it knows the parts that are there`() {
    #expect(
      picture(20, 1) {
        ProgressView(value: 1, total: 4) {
          Text("行")
        } currentValueLabel: {
          Text("now")
        }
        .progressViewStyle(Percent())
      } == "行 25% now")
    #expect(picture(20, 1) { ProgressView().progressViewStyle(Percent()) } == "unknown")
    #expect(
      picture(20, 1) {
        ProgressView(value: 0.5).progressViewStyle(.circular).progressViewStyle(Percent())
      } == "◑")
    #expect(
      picture(9, 2) { ProgressView("a", value: 1).progressViewStyle(Plain()) } == "a\n█████████")
    #expect(picture(0, 0) { ProgressView().progressViewStyle(Percent()) } == "")
  }

  @Test func `a style draws boxes, and may draw the usual one in it`() {
    let box = GroupBox("行") { Text("a") }
    #expect(picture(9, 2) { box.groupBoxStyle(Titled()) } == "= 行\na")
    #expect(picture(9, 3) { box.groupBoxStyle(.automatic) } == picture(9, 3) { box })
    #expect(picture(9, 3) { GroupBox { Text("a") }.groupBoxStyle(Titled()) } == "=\na")
    #expect(
      picture(9, 3) { GroupBox("o") { GroupBox("i") { Text("a") } }.groupBoxStyle(Titled()) }
        == "= o\n= i\na")
  }

  @Test(arguments: [(40, 10), (200, 60)])
  func `what is in a styled box is used as in any other`(width: Int, height: Int) {
    let log = Log()
    let box = GroupBox("日本") {
      Button("press") { log.add("press") }
      Toggle("off", isOn: .constant(false)).disabled(true)
    }
    .groupBoxStyle(Titled())
    let fixture = ViewFixture(width, height) { box }
    #expect(fixture.picture == "= 日本\n▸ press ◂\n[ ] off")
    fixture.press(.return, .tab, .return)
    fixture.use(["press", "off", "日本"])
    #expect(log.take() == ["press", "press", "press"])
    let disabled = ViewFixture(width, height) { box.disabled(true) }
    disabled.press(.return)
    disabled.use(["press"])
    #expect(log.take() == [] && disabled.picture == "= 日本\n[ press ]\n[ ] off")
  }

  @Test func `what is in a styled box keeps its state while the values of the style change`() {
    let fixture = ViewFixture(20, 3) {
      Switching { isOn in
        GroupBox("b") { Counter("a") }.groupBoxStyle(Titled(sign: isOn ? "=" : "日"))
      }
    }
    fixture.press("a", "a", "s")
    #expect(fixture.picture == "日 b\na 2")
  }

  @Test func `styles draw in too little room, wide titles and nothing`() {
    for width in 0...12 {
      for height in 0...3 {
        let fixture = ViewFixture(width, height) {
          GroupBox("日本語 👩‍👩‍👧") { Text("日本") }.groupBoxStyle(Titled())
          ProgressView("日本語", value: 0.5).progressViewStyle(Percent())
        }
        #expect(fixture.draw().hasWholeCharacters)
        #expect(height == 0 || width < 5 || fixture.draw().lines[0].hasPrefix("= 日"))
      }
    }
    #expect(picture(9, 3) { GroupBox("") {}.groupBoxStyle(Titled()) } == "=")
    #expect(picture(9, 3) { ProgressView("", value: 0).progressViewStyle(Percent()) } == " 0%")
  }

  @Test(arguments: [(40, 10), (200, 60)])
  func `a style follows the value, and takes neither keys nor clicks`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) {
      Switching { isOn in
        ProgressView("日本", value: isOn ? 0.25 : 0.5).progressViewStyle(Percent())
        ProgressView(value: isOn ? 0.25 : 0.5)
      }
    }
    let bar = width / 4
    let rest = String(repeating: "░", count: width - bar)
    #expect(fixture.picture == "日本 25%\n" + String(repeating: "█", count: bar) + rest)
    #expect(!fixture.press(.return) && !fixture.press(.space) && !fixture.mouse(.press, 1, 1))
    fixture.press("s")
    #expect(fixture.picture.hasPrefix("日本 50%\n" + String(repeating: "█", count: width / 2) + "░"))
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        Text("\(Int(fraction * 100))%")
      } else {
        Text("unknown")
      }
      configuration.currentValueLabel
    }
  }
}

private struct Plain: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

private struct Titled: GroupBoxStyle {
  var sign = "="

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(sign)
        configuration.label
      }
      configuration.content
    }
  }
}
