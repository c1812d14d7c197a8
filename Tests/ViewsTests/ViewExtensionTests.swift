import Cells
import Testing

@testable import Views

/// Small changes to any view.
struct ViewExtensionTests {
  @Test func `a view is changed while a condition holds`() {
    #expect(picture(9, 1) { Text("日本").if(true) { $0.padding(.leading, 8) } } == " 日本")
    #expect(picture(9, 1) { Text("日本").if(false) { $0.padding(.leading, 8) } } == "日本")
    #expect(picture(9, 1) { EmptyView().if(true) { $0 } } == "")
  }

  @Test func `a view without its type is drawn as it is`() {
    #expect(picture(9, 2) { [Text("a").asAnyView(), Button("b") {}.asAnyView()][1] } == "▸ b ◂")
  }

  @Test func `a material overlay dims, and hides nothing`() {
    let fixture = ViewFixture(9, 1) { Text("日本e\u{301}").background(.red).materialOverlay() }
    #expect(fixture.picture == "日本e\u{301}")
    let cell = fixture.draw()[0, 0]
    #expect(cell.style.attributes.contains(.dim))
    #expect(cell.style.background == .palette(1))
    #expect(picture(1, 1) { Text("ab").materialOverlay(cornerRadius: 40) } == "…")
    #expect(picture(3, 1) { EmptyView().materialOverlay() } == "")
  }

  @Test func `a border is drawn around a view`() {
    #expect(
      picture(9, 3) { Text("日本").roundedOverlayBorder(cornerRadius: 8) }
        == "╭────╮\n│日本│\n╰────╯")
    #expect(
      picture(9, 3) { Text("e\u{301}").roundedOverlayBorder(cornerRadius: 0) }
        == "┌─┐\n│e\u{301}│\n└─┘")
    #expect(
      picture(9, 3) { Text("a").roundedOverlayBorder(cornerRadius: 8, lineWidth: 4) }
        == "┏━┓\n┃a┃\n┗━┛")
    #expect(picture(9, 3) { Text("a").roundedOverlayBorder(cornerRadius: 8, lineWidth: 0) } == "a")
    #expect(picture(1, 1) { Text("a").roundedOverlayBorder(cornerRadius: 8) } == "a")
  }

  @Test func `a border is grey, or in a colour`() {
    func corner(_ view: some View) -> CellColor {
      ViewFixture(9, 3) { view }.draw()[0, 0].style.foreground
    }
    #expect(corner(Text("a").roundedOverlayBorder(cornerRadius: 8)) == .palette(8))
    #expect(corner(Text("a").roundedOverlayBorder(cornerRadius: 8, color: .red)) == .palette(1))
  }
}
