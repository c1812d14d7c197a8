import Cells
import Testing

@testable import Terminal

extension TerminalTests {
  /// Emoji of several characters on terminals that show them.
  @Suite struct ClusterTests {
    private func placed(_ cluster: String) -> String { "^7  ^8\(cluster)^8^[2C" }

    @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "❤️", "🇩🇪", "1️⃣", "🏳️‍🌈"])
    func `a cluster is written whole, and what follows is placed`(text: String) throws {
      let recorder = try Recorder(features: TerminalFeatures(emoji: .all))
      #expect(recorder.draw("[" + text + "]").contains("[" + placed(text) + "]"))
      #expect(recorder.draw("[" + text + "]") == "")
      recorder.terminal.repaint()
      #expect(Recorder.readable(recorder.frames[1]).contains(placed(text)))
    }

    @Test func `each of several is its own, also where they are many and alike`() throws {
      let recorder = try Recorder(
        size: Size(width: 60, height: 2), features: TerminalFeatures(emoji: .all))
      let flags = ["🇩🇪", "🇫🇷", "🇮🇹"]
      let bytes = recorder.draw((0..<30).map { flags[$0 / 10] }.joined())
      for flag in flags {
        let run = String(repeating: placed(flag), count: 9)
        #expect(bytes.contains(run), "\(bytes)")
      }
    }

    @Test func `only what the terminal shows is written`() throws {
      let recorder = try Recorder(features: TerminalFeatures(emoji: [.flags, .tones]))
      let bytes = recorder.draw("🇩🇪👍🏽👨‍👩‍👧‍👦1️⃣")
      #expect(bytes.contains(placed("🇩🇪") + placed("👍🏽") + "👨1"), "\(bytes)")
    }

    @Test func `a sign that stands for others is written as it is`() throws {
      let recorder = try Recorder(features: TerminalFeatures(emoji: .all))
      let bytes = recorder.draw("\u{2F800}🇩🇪\u{2F801}")
      let signs = bytes.unicodeScalars.filter { $0.value >= 0x2F800 }.map(\.value)
      #expect(signs == [0x2F800, 0x2F801], "\(bytes)")
      #expect(bytes.contains(placed("🇩🇪")))
    }

    @Test func `more clusters than there are signs for are drawn all the same`() throws {
      let recorder = try Recorder(
        size: Size(width: 80, height: 2), features: TerminalFeatures(emoji: .all))
      let letters = (0..<26).compactMap { Unicode.Scalar(0x1F1E6 + UInt32($0)) }
      let flags = letters.flatMap { first in
        letters.map { String(String.UnicodeScalarView([first, $0])) }
      }
      for start in stride(from: 0, to: flags.count - 40, by: 40) {
        let shown = flags[start..<start + 40]
        let bytes = recorder.draw(shown.joined())
        for flag in shown { #expect(bytes.contains(placed(flag))) }
      }
    }

    @Test func `without UTF-8 there are none`() throws {
      let recorder = try Recorder(isUTF8: false, features: TerminalFeatures(emoji: .all))
      #expect(recorder.draw("[🇩🇪]").contains("[? ]"))
    }
  }
}
