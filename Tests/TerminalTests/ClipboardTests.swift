import Foundation
import Testing

@testable import Terminal

extension TerminalTests {
  @Suite struct ClipboardTests {
    @Test(arguments: ["", "a", "ab", "abc", "https://example.org/ü?x=1&y=2", "前哨 🏕️"])
    func `a text is copied as the terminal wants it`(text: String) throws {
      let recorder = try Recorder()
      recorder.terminal.copy(text)
      let base64 = Data(text.utf8).base64EncodedString()
      #expect(recorder.frames.map(Recorder.readable) == ["^]52;c;\(base64)^\\"])
    }

    @Test func `a text that no terminal takes whole is left out`() throws {
      let recorder = try Recorder()
      recorder.terminal.copy(String(repeating: "a", count: 74_001))
      #expect(recorder.frames.isEmpty)
      recorder.terminal.copy(String(repeating: "a", count: 74_000))
      #expect(recorder.frames.count == 1)
    }
  }
}
