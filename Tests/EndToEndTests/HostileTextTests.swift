import Foundation
import Testing

extension EndToEnd {
  /// Text from strangers reaches the tty as text and nothing else.
  @Suite struct HostileTextTests {
    /// What must never be sent, by the reason why. None of it is part of what Outpost itself sends.
    private static let forbidden: [(name: String, bytes: [UInt8])] = [
      ("a title for the window", Array("\u{1b}]0;".utf8)),
      ("a write to the clipboard", Array("\u{1b}]52;".utf8)),
      ("a colour of the post's own", Array("\u{1b}[38;2;1;2;3m".utf8)),
      ("a device control string", Array("\u{1b}P".utf8)),
      ("a bell", [0x07]),
      ("a zero-width space", Array("\u{200b}".utf8)),
      // Between pictures it is part of the question whether the terminal joins them.
      ("a zero-width joiner behind a letter", Array("K\u{200d}".utf8)),
      ("a byte order mark", Array("\u{feff}".utf8)),
      ("a soft hyphen", Array("\u{ad}".utf8)),
      ("a right-to-left override", Array("\u{202e}".utf8)),
      ("an isolate", Array("\u{2066}".utf8)),
      ("a tag", Array("\u{e0041}".utf8)),
    ]

    private static let hostile =
      "A\u{1b}]0;PWNED\u{7}B\u{1b}]52;c;UFdORUQ=\u{7}C\u{1b}[38;2;1;2;3mD\u{1b}PqE\u{1b}\\F"
      + "\u{9b}31mG\u{9d}0;X\u{9c}H\u{202e}I\u{2066}J\u{200b}K\u{200d}L\u{feff}M\u{ad}N\u{e0041}O"
      + "\u{8}\u{c}\u{e}P\rQ"

    @Test func `nothing of a post is obeyed by the terminal`() async throws {
      let folder = try TemporaryFolder()
      let post = SamplePost(id: 1, title: "Title \(Self.hostile)", body: "Body \(Self.hostile)")
      let file = try folder.write(SamplePost.json([post]), to: "posts.json")
      try await Tmux.withTerminal { terminal in
        let title = try await terminal.command(["display-message", "-p", "#{pane_title}"])
        try await terminal.record(to: folder.url.appending(path: "bytes"))
        try await terminal.start("run outpost '\(file.path())'")
        try await terminal.wait(for: "Title", "Body", Wording.position(1, of: 1))
        try await terminal.press("Enter")
        try await terminal.wait(for: "Title", Wording.backHint)
        try await terminal.quit()
        #expect(try await terminal.command(["display-message", "-p", "#{pane_title}"]) == title)
      }
      let bytes = folder.bytes(of: "bytes")
      #expect(bytes.firstRange(of: Array("Title".utf8)) != nil)
      for (name, sequence) in Self.forbidden {
        #expect(bytes.firstRange(of: sequence) == nil, "The tty was sent \(name).")
      }
      #expect(Self.c1Controls(in: bytes) == [])
    }

    @Test func `nothing of an error is obeyed by the terminal`() async throws {
      let folder = try TemporaryFolder()
      try await Tmux.withTerminal { terminal in
        try await terminal.record(to: folder.url.appending(path: "bytes"))
        try await terminal.start("run outpost \"$(printf '/no\\033]0;PWNED\\007\\302\\2335m')\"")
        try await terminal.wait(for: Wording.error, Wording.tryAgain)
        try await terminal.quit()
      }
      let bytes = folder.bytes(of: "bytes")
      #expect(bytes.firstRange(of: Array("\u{1b}]0;".utf8)) == nil)
      #expect(Self.c1Controls(in: bytes) == [])
    }

    /// The C1 controls among UTF-8 text; each is two bytes, the first of them C2.
    private static func c1Controls(in bytes: [UInt8]) -> [UInt8] {
      zip(bytes, bytes.dropFirst()).filter { $0 == 0xC2 && (0x80..<0xA0).contains($1) }.map(\.1)
    }
  }
}
