import Foundation
import Testing

extension EndToEnd {
  /// A recording is not lost, and nothing is lost by it.
  @Suite struct RecordLossTests {
    private let recording: Recording

    init() throws { recording = try Recording() }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a session that a signal ends is not lost`(signal: Int32) async throws {
      let source = try recording.folder.write(
        SamplePost.json(SamplePost.numbered(1...9)), to: "posts.json")
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost demo --record '\(recording.path)' '\(source.path())'")
        try await terminal.wait(for: Wording.position(1, of: 9))
        try await terminal.press("j", "j")
        try await terminal.wait(for: Wording.position(3, of: 9))
        let last = try await terminal.settledScreen()
        try terminal.signal(signal)
        #expect(try await terminal.waitForEnd() == 128 + Int(signal))
        #expect(try await recording.playedBack() == last)
      }
    }

    @Test func `a session whose terminal goes away is not lost`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost demo --record '\(recording.path)'")
        try await terminal.wait(for: Wording.position(1, of: 10))
        let last = try await terminal.settledScreen()
        try await terminal.command(["kill-server"])
        try await terminal.waitUntilGone()
        #expect(try await recording.playedBack() == last)
      }
    }

    @Test func `files that are there are left as they are`() async throws {
      let more = SamplePost.json(SamplePost.numbered(1...12))
      let source = try recording.folder.write(
        SamplePost.json(SamplePost.numbered(1...9)), to: "session-1.json")
      try recording.folder.write("mine", to: "session-3.json")
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost demo --record '\(recording.path)' '\(source.path())'")
        try await terminal.wait(for: Wording.position(1, of: 9))
        try recording.folder.write(more, to: "session-1.json")
        try await terminal.press("r")
        try await terminal.wait(for: Wording.position(1, of: 12))
        let last = try await terminal.settledScreen()
        try await terminal.quit()
        #expect(recording.folder.text(of: "session-1.json") == more)
        #expect(recording.folder.text(of: "session-3.json") == "mine")
        #expect(recording.folder.text(of: "session-2.json").contains("Post 9"))
        #expect(recording.folder.text(of: "session-4.json").contains("Post 12"))
        #expect(try await recording.playedBack() == last)
      }
    }

    @Test func `without a terminal nothing remains that stands in the way`() async throws {
      for _ in 1...2 {
        let run = try await Subprocess.run("outpost", ["demo", "--record", recording.path])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("outpost: Cannot draw here: "))
        #expect(run.errors.contains("Nothing was recorded.") && !run.errors.contains("list"))
        #expect(!FileManager.default.fileExists(atPath: recording.path))
      }
    }

    @Test func `a tape that cannot be written is said before the session begins`() async throws {
      let lost = try await Subprocess.run(
        "outpost", ["demo", "--record", "/no/such/folder/a.tape"])
      #expect(lost.status == 2)
      #expect(
        lost.errors.hasPrefix(
          "outpost: Cannot write /no/such/folder/a.tape: No such file or directory; "))
      try recording.folder.write("Enter", to: "session.tape")
      let kept = try await Subprocess.run("outpost", ["demo", "--record", recording.path])
      #expect(kept.status == 2)
      #expect(kept.errors.contains("session.tape exists"))
      #expect(recording.folder.bytes(of: "session.tape") == Array("Enter".utf8))
    }
  }
}
