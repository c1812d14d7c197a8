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
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("=")
        configuration.label
      }
      configuration.content
    }
  }
}
