import Cells
import Testing

@testable import Tape

struct HTMLTests {
  private func rows(_ buffer: CellBuffer) -> [String] {
    Snapshot(buffer).html.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<div class=\"row\">") }
  }

  private func row(_ text: String) -> String {
    var buffer = CellBuffer(size: Size(width: 20, height: 1))
    buffer.put(text, at: .zero)
    return rows(buffer).first ?? ""
  }

  @Test func `a run is a span`() {
    #expect(row("a  b") == #"<div class="row"><span class="s0">a  b</span></div>"#)
  }

  @Test func `wide graphemes and clusters stand in their own boxes`() {
    #expect(row("日").contains(#"<span class="wide">日</span>"#))
    #expect(row("👩‍👩‍👧‍👦").contains(#"<span class="wide">👩‍👩‍👧‍👦</span>"#))
    #expect(row("e\u{301}").contains("<span class=\"box\">e\u{301}</span>"))
    #expect(row("▸").contains(#"<span class="box">▸</span>"#))
  }

  @Test func `lines are drawn behind the text, which has them to be copied`() {
    #expect(
      row("a╭──╮").contains(
        #"a<span class="box shape" style="width:4ch">╭──╮</span>"#))
  }

  @Test func `the rows without their tags are the text of the screen`() {
    let buffer = PictureSheet.buffer
    let texts = rows(buffer).map { row in
      row.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    #expect(texts == buffer.lines.map { $0.replacing("\u{FFFF}", with: "\u{FFFD}") })
  }

  @Test func `an empty row keeps its line, and leading blanks stay`() {
    var buffer = CellBuffer(size: Size(width: 8, height: 2))
    buffer.put("  x", at: Point(x: 0, y: 1))
    #expect(
      rows(buffer) == [
        #"<div class="row"><br/></div>"#, #"<div class="row">  <span class="s0">x</span></div>"#,
      ])
  }

  @Test func `a page needs nothing from outside`() {
    let text = Snapshot(PictureSheet.buffer, title: "<script>").html
    #expect(!text.contains("<script"))
    #expect(!text.contains("<link"))
    #expect(!text.contains("url("))
    #expect(text.split(separator: "src=\"").dropFirst().allSatisfy { $0.hasPrefix("data:") })
  }
}
