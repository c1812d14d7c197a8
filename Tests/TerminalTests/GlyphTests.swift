import Cells
import Testing

@testable import Terminal

extension TerminalTests {
  @Suite struct GlyphTests {
    @Test func `text that the C library measures as we do is written as it is`() throws {
      let recorder = try Recorder()
      #expect(recorder.draw("naïve 日本 │ e\u{301}").contains("naïve 日本 │ e\u{301}"))
    }

    @Test(arguments: [
      ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("❤️", "❤ "), ("🇩🇪", "⚑ "), ("1️⃣", "1 "), ("🏳️‍🌈", "🏳 "),
    ]) func `a picture of several characters has a substitute as wide`(
      text: String, substitute: String
    ) throws {
      let recorder = try Recorder()
      #expect(recorder.draw("[" + text + "]").contains("[" + substitute + "]"))
    }

    @Test func `a wide glyph that would cross the right edge is a space`() throws {
      let recorder = try Recorder(size: Size(width: 4, height: 1))
      let bytes = recorder.draw("abc日")
      #expect(bytes.contains("abc"))
      #expect(!bytes.contains("日"))
    }

    @Test(arguments: ["xterm-256color", "tmux-256color"])
    func `the last cell of all never cuts a wide glyph in half`(term: String) throws {
      let recorder = try Recorder(term, size: Size(width: 6, height: 2))
      let bytes = recorder.draw { frame in
        frame.put("abc日x", at: .zero)
        frame.put("abc日x", at: Point(x: 0, y: 1))
      }
      let pictures = bytes.filter { $0 == "日" }.count
      #expect(pictures == (term.hasPrefix("tmux") ? 1 : 2))
    }

    @Test func `hostile text brings nothing to the terminal but letters`() throws {
      let recorder = try Recorder(size: Size(width: 60, height: 2))
      let hostile =
        "a\u{1B}[2Jb\u{9B}31mc\u{9D}0;title\u{7}d\u{202E}e\u{2066}f\u{200B}g\u{FEFF}h\u{0}i\u{7F}j\u{85}k"
      recorder.draw(hostile)
      let text = String(decoding: recorder.frames[0], as: UTF8.self)
      #expect(text.contains("a[2Jb31mc0;titledefghijk"))
      let invisible: [Unicode.Scalar] = [
        "\u{9B}", "\u{9D}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{85}", "\u{7F}",
        "\u{7}", "\u{0}",
      ]
      #expect(text.unicodeScalars.allSatisfy { !invisible.contains($0) })
    }

    @Test func `selectors and joiners do not ride on letters`() throws {
      let recorder = try Recorder()
      recorder.draw("a\u{FE0F}b\u{34F}c\u{E0041}")
      #expect(Recorder.readable(recorder.frames[0]).contains("abc"))
    }

    @Test func `without UTF-8 borders are ASCII and the rest question marks`() throws {
      let recorder = try Recorder(size: Size(width: 40, height: 1), isUTF8: false)
      recorder.draw("┌─┐│ • ⚠ ▌ … é 日 ❤️ e\u{301}.")
      #expect(Recorder.readable(recorder.frames[0]).contains("+-+| * ! | . ? ?  ?  e."))
      #expect(recorder.frames[0].allSatisfy { $0 < 0x80 })
    }
  }
}
