import TestSupport
import Testing

@testable import Cells

/// What never enters a cell, whatever text is drawn.
struct CleaningTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "[31mred"), ("a\u{7}b\u{8}c", "abc"), ("a\tb\nc\r\nd", "abcd"),
    ("\u{9B}2J\u{9D}x\u{85}", "2Jx"), ("\u{7F}a", "a"), ("a\u{202E}b\u{202C}", "ab"),
    ("\u{2066}a\u{2069}\u{200F}\u{61C}b", "ab"), ("a\u{200B}b\u{200C}c\u{2060}\u{FEFF}d", "abcd"),
    ("soft\u{AD}hyphen", "softhyphen"), ("a\u{2028}b\u{2029}", "ab"),
    ("tag\u{E0041}\u{E007F}ged", "tagged"), ("g\u{34F}h", "gh"), ("葛\u{E0100}", "葛"),
    ("a\u{FE0F}\u{FE00}b", "ab"), ("\u{301}x", "x"), ("a\u{3164}b\u{115F}", "ab"),
  ])
  func `controls and invisible characters are left out`(text: String, drawn: String) {
    #expect(CellBuffer(text, width: 20).lines == [drawn])
  }

  @Test func `marks beyond four are dropped, and stay in their cell`() {
    let marks = String(repeating: "\u{301}", count: 40)
    let buffer = CellBuffer("a\(marks)b", width: 4)
    #expect(buffer.row == ["a\u{301}\u{301}\u{301}\u{301}", "b", " ", " "])
  }

  @Test func `a flag of tags is drawn as its black flag`() {
    #expect(CellBuffer("🏴󠁧󠁢󠁥󠁮󠁧󠁿!", width: 4).row == ["🏴", ">", "!", " "])
  }

  @Test func `a joiner that joins nothing is left out`() {
    #expect(CellBuffer("👩\u{200D}", width: 3).row == ["👩", ">", " "])
    #expect(CellBuffer("1\u{200D}", width: 3).row == ["1", " ", " "])
    #expect(CellBuffer("a\u{200D}b", width: 3).row == ["a", "b", " "])
  }

  @Test func `an emoji of endless parts is taken apart`() {
    let family = Array(repeating: "👩", count: 9).joined(separator: "\u{200D}")
    let buffer = CellBuffer(family, width: 20)
    #expect(family.count == 1)
    #expect(buffer.row.prefix(4) == ["👩", ">", "👩", ">"])
    #expect(family.columns == 18)
  }

  @Test func `an emoji that is a picture keeps all its parts`() {
    for emoji in ["👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "👍🏽", "🏳️‍🌈"] {
      #expect(CellBuffer(emoji, width: 3).row == [emoji, ">", " "])
    }
  }

  @Test func `no random text brings a hidden character into a cell`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      var buffer = CellBuffer(30)
      buffer.put(
        String.randomMix(&generator), at: Point(x: .random(in: -5...29, using: &generator), y: 0))
      for cell in (0..<30).map({ buffer.text(of: buffer[$0, 0]) }) {
        #expect(cell.unicodeScalars.count <= 12)
        #expect(cell.unicodeScalars.last != "\u{200D}")
      }
      #expect(
        buffer.scalars.allSatisfy {
          $0.properties.generalCategory != .control && $0 != "\u{202E}" && $0 != "\u{200B}"
            && $0 != "\u{E0041}"
        })
    }
  }
}
