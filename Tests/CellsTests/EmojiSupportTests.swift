import TestSupport
import Testing

@testable import Cells

@MainActor struct EmojiSupportTests {
  @Test(arguments: [
    ("Flags 🇩🇪🇫🇷!", "Flags [DE][FR]!"), ("👨‍👩‍👧‍👦", "[family]"), ("👨🏽‍👩‍👧", "[family]"),
    ("👩‍❤️‍👨 👩‍❤️‍💋‍👩", "[couple] [couple]"), ("👍🏽", "👍"), ("1️⃣#️⃣", "1#"), ("I ❤️ it", "I ❤ it"),
    ("👩‍💻", "👩💻"), ("🏃🏽‍♀️", "🏃"), ("🏳️‍🌈", "🏳🌈"), ("🇩", "D"), ("日本 e\u{301} 👍", "日本 e\u{301} 👍"),
    ("plain", "plain"), ("", ""),
  ]) func `what a terminal does not show has a name`(text: String, written: String) {
    #expect(EmojiSupport([]).written(text) == written)
    #expect(EmojiSupport.all.written(text) == text)
  }

  @Test func `each kind is shown where the terminal shows it`() {
    let text = "🇩🇪 👩‍💻 👍🏽 1️⃣ ❤️"
    #expect(EmojiSupport.flags.written(text) == "🇩🇪 👩💻 👍 1 ❤")
    #expect(EmojiSupport.joined.written(text) == "[DE] 👩‍💻 👍 1 ❤")
    #expect(EmojiSupport.tones.written(text) == "[DE] 👩💻 👍🏽 1 ❤")
    #expect(EmojiSupport.keycaps.written(text) == "[DE] 👩💻 👍 1️⃣ ❤")
    #expect(EmojiSupport.joined.written("🏳️‍🌈 ❤️‍🔥") == "🏳🌈 ❤🔥")
    #expect(EmojiSupport([.joined, .selected]).written("🏳️‍🌈") == "🏳️‍🌈")
    #expect(EmojiSupport.joined.written("👩🏽‍💻") == "👩‍💻")
    #expect(EmojiSupport.selected.written(text) == "[DE] 👩💻 👍 1 ❤️")
  }

  @Test func `what is written is shown, whatever the text`() {
    let pieces = [
      "🇩", "🇪", "\u{200D}", "👩", "👧", "🏽", "\u{FE0F}", "1", "\u{20E3}", "❤", "♀", "a", " ",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let support = EmojiSupport(rawValue: UInt8.random(in: 0..<32, using: &generator))
      let length = Int.random(in: 1...8, using: &generator)
      let text = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var buffer = CellBuffer(80)
      buffer.put(support.written(text), at: .zero)
      for x in 0..<80 where buffer[x, 0].columns == 2 {
        let cluster = Array(buffer.text(of: buffer[x, 0]).unicodeScalars)
        let isShown = cluster.count == 1 || support.shows(cluster)
        #expect(isShown, "\(text.unicodeScalars.map(\.value)) \(support)")
      }
    }
  }
}
