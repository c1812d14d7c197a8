import Cells
import StateKit
import Testing

@testable import Views

struct ProgressTests {
  @Test func `a bar fills by eighths of a column`() {
    let bars: [(Double, String)] = [
      (0, "░░░░"), (0.001, "▏░░░"), (0.25, "█░░░"), (0.4, "█▋░░"), (0.5, "██░░"), (0.99, "███▉"),
      (1, "████"),
    ]
    for (value, drawn) in bars { #expect(picture(4, 1) { ProgressView(value: value) } == drawn) }
  }

  @Test func `a value beyond its ends counts as the nearer one`() {
    for value in [-1, -.infinity, .nan] as [Double] {
      #expect(picture(4, 1) { ProgressView(value: value) } == "░░░░")
    }
    #expect(picture(4, 1) { ProgressView(value: 7, total: 5) } == "████")
    #expect(picture(4, 1) { ProgressView(value: .infinity, total: 5) } == "████")
    #expect(picture(4, 1) { ProgressView(value: 1, total: 0) } == "░░░░")
    #expect(picture(4, 1) { ProgressView(value: 1, total: -2) } == "░░░░")
    #expect(picture(4, 1) { ProgressView(value: Float(1), total: 4) } == "█░░░")
  }

  @Test func `labels stand above and below a bar`() {
    #expect(picture(8, 3) { ProgressView("日本", value: 0.5) } == "日本\n████░░░░")
    let fixture = ViewFixture(8, 3) {
      ProgressView(value: 2, total: 4) {
        Text("Loading")
      } currentValueLabel: {
        Text("2 of 4")
      }
    }
    #expect(fixture.picture == "Loading\n████░░░░\n2 of 4")
    #expect(fixture.draw()[0, 2].style == Style(attributes: .dim))
    #expect(picture(1, 1) { ProgressView("a", value: 0.5) } == "a")
    #expect(picture(0, 0) { ProgressView("a", value: 0.5) } == "")
  }

  @Test func `without a value it is a spinner`() {
    #expect(picture(9, 1) { ProgressView(value: Double?.none) } == "⠋")
    #expect(picture(9, 1) { ProgressView("日本", value: nil as Double?, total: 9) } == "⠋ 日本")
    #expect(picture(9, 1) { ProgressView("a").progressViewStyle(.linear) } == "⠋ a")
  }

  @Test func `a disc fills by quarters`() {
    for (value, drawn) in [(0, "○"), (0.3, "◔"), (0.5, "◑"), (0.9, "◕"), (1, "●")] {
      #expect(
        picture(9, 1) { ProgressView("a", value: value).progressViewStyle(.circular) }
          == "\(drawn) a")
    }
    #expect(
      picture(4, 1) {
        ProgressView(value: 0.5).progressViewStyle(.automatic).progressViewStyle(.circular)
      } == "██░░")
  }

  @Test func `progress is drawn in the tint`() {
    func colour(_ view: some View) -> CellColor {
      ViewFixture(4, 1) { view }.draw()[0, 0].style.foreground
    }
    #expect(colour(ProgressView(value: 0.5).tint(.red)) == .palette(1))
    #expect(colour(ProgressView().tint(.red)) == .palette(1))
    #expect(colour(ProgressView()) == .standard)
    #expect(
      colour(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green)))
        == .palette(2))
  }

  @Test func `nothing turns where nothing is to move`() {
    let fixture = ViewFixture(9, 1) {
      ProgressView("a").environment(\.accessibilityReduceMotion, true)
    }
    #expect(fixture.picture == "… a")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `a line between the views of a label is upright`() {
    #expect(
      picture(9, 1) {
        VStack {
          ProgressView {
            Text("a")
            Divider()
            Text("b")
          }
        }
      } == "⠋ a │ b")
  }
}
