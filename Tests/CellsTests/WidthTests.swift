import TestSupport
import Testing

@testable import Cells

/// How many columns text covers.
struct WidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("~ !", 3), ("é", 1), ("e\u{301}", 1), ("\u{A0}", 1), ("…", 1),
    ("日本語", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 5 - 1), ("한국어", 6), ("、。", 4),
    ("a日b", 4), ("─│╭", 3), ("▌┃", 2), ("⠋", 1), ("ʰ", 1), ("\u{E000}", 1),
  ])
  func `letters, wide letters and marks`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("🙂", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("👩🏽‍🚀", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2),
    ("1️⃣", 2), ("#️⃣", 2), ("❤️", 2), ("❤", 1), ("☺️", 2), ("⌚", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1", 1), ("©", 1),
    ("🏳️‍🌈", 2),
  ])
  func `emoji, joined, coloured, flags and keycaps`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{1161}", 0),
    ("\u{A960}\u{D7B0}\u{D7CB}", 2), ("각", 2),
  ])
  func `Hangul jamo join into one syllable`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("क", 1), ("क्", 1), ("क्ष", 2), ("क्षि", 3), ("নি", 2), ("กำ", 2), ("ก็", 1), ("தமி", 3),
  ])
  func `Indic and Thai clusters cover what their letters do`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200D}",
    "\u{200E}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{FEFF}", "\u{E0041}", "\u{301}", "\u{34F}",
    "\u{FE0F}", "\u{E0100}", "\n", "\r\n", "\t",
  ])
  func `what is not drawn covers nothing`(text: String) {
    #expect(text.columns == 0)
    #expect(text.unicodeScalars.allSatisfy { $0.columns == 0 })
  }

  @Test func `the table is in order and has no overlaps`() {
    for (range, next) in zip(WideRanges.all, WideRanges.all.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }

  @Test func `text covers as many columns as its glyphs draw`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let text = String.randomMix(&generator)
      var buffer = CellBuffer(200)
      #expect(buffer.put(text, at: .zero) == text.columns)
      buffer.put("|", at: Point(x: text.columns, y: 0))
      #expect(buffer.lines[0].last == "|")
    }
  }
}

extension String {
  /// Pieces of every kind of text that is hard to draw.
  static let hardPieces = [
    "a", "b ", "e\u{301}", "日", "本", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "한", "क्षि", "\u{1B}", "\u{202E}", "\u{200D}",
    "\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{200B}", "\u{E0041}", "🏽", "\u{FE0F}",
  ]

  static func randomMix(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...8, using: &generator))
      .map { _ in hardPieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
