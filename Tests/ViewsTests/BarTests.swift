import Cells
import Testing

@testable import Views

/// Filled shapes that are narrower than a column.
struct BarTests {
  @Test(arguments: [
    (0.5, "▎"), (2, "▎"), (3, "▎"), (4, "▌"), (7, "▌"), (8, "█"), (9, "█"),
  ])
  func `a narrow rectangle is a bar at the left of a column`(width: Double, glyph: String) {
    #expect(
      picture(3, 2) { Rectangle().frame(width: width) } == "\(glyph)\n\(glyph)")
  }

  @Test func `it is drawn in the colour of its fill`() {
    func drawn(_ view: some View) -> Cell {
      ViewFixture(1, 1) { view.frame(width: 2) }.draw()[0, 0]
    }
    #expect(drawn(Rectangle().fill(.red)).style == Style(foreground: .palette(1)))
    #expect(drawn(Rectangle().fill(.secondary)).style.attributes == .dim)
    #expect(drawn(Rectangle().foregroundStyle(.green)).style.foreground == .palette(2))
    #expect(picture(1, 1) { Rectangle().frame(width: 2).foregroundStyle(.green) } == "▎")
    #expect(drawn(Color.red).style == Style(foreground: .palette(1)))
    #expect(picture(1, 1) { Color.secondary.frame(width: 5) } == "▌")
    #expect(picture(1, 1) { Color.clear.frame(width: 5) } == "")
    #expect(picture(1, 1) { Rectangle().frame(width: 0) } == "")
    #expect(picture(1, 1) { RoundedRectangle(cornerRadius: 1).frame(width: 2) } == "▎")
    #expect(picture(1, 1) { Circle().frame(width: 2) } == "●")
  }

  @Test func `beside a text it is as high as the text`() {
    func quote() -> some View {
      HStack(alignment: .top) {
        Rectangle().frame(width: 2)
        Text("one two three")
      }
    }
    let lines = "▎ one\n▎ two\n▎ three"
    #expect(picture(7, 9) { quote().fixedSize(horizontal: false, vertical: true) } == lines)
    #expect(picture(9, 9) { ScrollView { quote() } } == lines)
    #expect(picture(9, 9) { ScrollView { LazyVStack { quote() } } } == lines)
    #expect(picture(11, 9) { List { quote() } } == "▌ ▎ one\n▌ ▎ two\n▌ ▎ three")
    #expect(picture(7, 4) { quote() } == lines + "\n▎")
  }

  @Test func `bars beside one another and around nothing find room`() {
    #expect(
      picture(11, 9) {
        ScrollView {
          HStack {
            Rectangle().frame(width: 2)
            Rectangle().frame(width: 4)
            Text("one two")
          }
          HStack { Rectangle().frame(width: 2) }
          HStack {
            Rectangle().frame(width: 2)
            Rectangle().frame(width: 2)
          }
        }
      } == "▎ ▌ one\n▎ ▌ two\n▎\n▎ ▎")
  }

  @Test func `over the leading edge of a text it is as high as the text`() {
    #expect(
      picture(7, 9) {
        Text("one two").padding(.leading, 16)
          .overlay(alignment: .leading) { Rectangle().frame(width: 2) }
      } == "▎ one\n▎ two")
  }
}
