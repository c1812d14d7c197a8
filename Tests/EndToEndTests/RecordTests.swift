import Foundation
import Testing

extension EndToEnd {
  /// Sessions by hand that become tapes.
  @Suite struct RecordTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var tape: String { folder.url.path() + "/session.tape" }

    /// Plays the tape that was recorded, and answers its last screen.
    private func playedBack() async throws -> StyledScreen {
      let script = String(decoding: folder.bytes(of: "session.tape"), as: UTF8.self)
      try folder.write(script + "Screenshot \"end.ansi\"\n", to: "session.tape")
      let play = try await Subprocess.run(
        "outpost", ["demo", tape, "--headless", "--screenshots", folder.url.path() + "/pictures"])
      #expect(play.status == 0, "\(play.errors)\n\(script)")
      return StyledScreen(
        captured: String(decoding: folder.bytes(of: "pictures/end.ansi"), as: UTF8.self))
    }

    @Test func `a session with a server plays back to the same screen`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...30)), .busy(retryAfter: 1), .status(404),
        .posts(SamplePost.numbered(1...31))
      ) { server, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start("run outpost demo --record '\(tape)' '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j", "j", "PageDown")
          try await terminal.resize(width: 70, height: 20)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.tries(2))
          try await terminal.wait(for: Wording.ok, Wording.serverError(404))
          try await terminal.press("Tab", "Enter")
          try await terminal.wait(for: "/31")
          try await terminal.press("k", "?")
          try await terminal.wait(for: Wording.keys)
          let last = try await terminal.stillScreen()
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          let played = try await playedBack()
          #expect(played == last)
          #expect(await server.requestCount == 4)
        }
      }
    }

    @Test func `a session of the tour plays back to the same screen`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost demo --record '\(tape)'")
        try await terminal.wait(for: "Welcome to Outpost")
        try await terminal.press("j", "Enter")
        try await terminal.press("Escape", "r")
        try await terminal.wait(for: Wording.serverError(500))
        let last = try await terminal.stillScreen()
        try await terminal.press("C-c")
        #expect(try await terminal.waitForEnd() == 0)
        let played = try await playedBack()
        #expect(played == last)
      }
    }

    @Test func `a tape that cannot be written is said before the session begins`() async throws {
      let lost = try await Subprocess.run(
        "outpost", ["demo", "--record", "/no/such/folder/a.tape"])
      #expect(lost.status == 2)
      #expect(lost.errors.hasPrefix("outpost: Cannot write /no/such/folder/a.tape: "))
      try folder.write("Enter", to: "session.tape")
      let kept = try await Subprocess.run("outpost", ["demo", "--record", tape])
      #expect(kept.status == 2)
      #expect(kept.errors.contains("session.tape is there already"))
      #expect(folder.bytes(of: "session.tape") == Array("Enter".utf8))
    }
  }
}
