import Cells
import Testing

@testable import Views

struct ImageTests {
  private func glyph(_ name: String) -> String { picture(9, 1) { Image(systemName: name) } }

  @Test func `a symbol is one sign of a terminal`() {
    #expect(glyph("exclamationmark.triangle") == "⚠")
    #expect(glyph("checkmark") == "✓")
    #expect(glyph("magnifyingglass") == "⌕")
    #expect(glyph("star.fill") == "★")
    #expect(glyph("network") == "◍")
  }

  @Test func `a variant without its own sign is drawn as what it varies`() {
    #expect(glyph("exclamationmark.triangle.fill") == "⚠")
    #expect(glyph("checkmark.circle.fill") == "✓")
    #expect(glyph("person.crop.circle.badge.plus") == "☻")
    #expect(glyph("wifi.slash") == "⊘")
    #expect(glyph("trash.square.fill") == "⌫")
  }

  @Test func `an unknown name is an empty box`() {
    #expect(glyph("no.such.symbol") == "▢")
    #expect(["0.circle", "4.circle.fill", "20.square"].map { glyph($0) } == ["⓪", "④", "⑳"])
    #expect(glyph("21.circle") == "▢")
    let ascii = ["0.circle", "9.circle", "10.circle", "12.square"].map {
      Symbol(named: $0).text(in: .ascii)
    }
    #expect(ascii == ["0", "9", "#", "#"])
    #expect(glyph("") == "▢")
    #expect(glyph("...") == "▢")
    #expect(glyph("fill") == "▢")
    #expect(picture(9, 1) { Image("logo") } == "▢")
    #expect(picture(9, 1) { Image(decorative: "logo") } == "▢")
  }

  @Test func `a terminal without such signs gets letters`() {
    #expect(
      picture(9, 3) {
        Group {
          Image(systemName: "exclamationmark.triangle")
          Image(systemName: "no.such.symbol")
          Text(Image(systemName: "star.fill")) + Text(" x")
        }
        .environment(\.symbolSet, .ascii)
      } == "!\n?\n* x")
  }

  @Test func `every sign covers one column and has a letter to stand for it`() {
    var names = Set<Substring>()
    for line in Symbol.table.split(separator: "\n") {
      let words = line.split(separator: " ")
      #expect(words.count > 2, "\(line)")
      #expect(words[0].columns == 1 && words[0].count == 1, "\(line)")
      #expect(words[1].plainASCIICount == 1, "\(line)")
      for scalar in words[0].unicodeScalars {
        #expect(!scalar.properties.isEmojiPresentation, "\(line)")
      }
      for name in words[2...] { #expect(names.insert(name).inserted, "\(name)") }
    }
    #expect(names.count > 150)
  }

  @Test func `a symbol has one size and the style of text`() {
    let fixture = ViewFixture(9, 2) {
      Image(systemName: "star").resizable().renderingMode(.template).imageScale(.large)
        .symbolRenderingMode(.hierarchical).font(.system(size: 60)).foregroundStyle(.red)
    }
    #expect(fixture.picture == "☆")
    #expect(fixture.draw()[0, 0].style.description == "bold, palette 1 on standard")
    #expect(picture(0, 0) { Image(systemName: "star") } == "")
    #expect(picture(5, 3) { Image(systemName: "star").frame(width: 40, height: 48) } == "\n  ☆")
  }

  @Test func `variants can be asked for around symbols`() {
    #expect(
      picture(9, 1) {
        HStack {
          Image(systemName: "star")
          Image(systemName: "heart").symbolVariant(.none)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "plus").symbolVariant(.circle)
        }.symbolVariant(.fill)
      } == "★ ♥ ⊘ ⊕")
  }
}
