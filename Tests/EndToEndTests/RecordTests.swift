import Foundation
import Testing

extension EndToEnd {
  /// Sessions by hand that become tapes.
  @Suite struct RecordTests {
    private let recording: Recording

    init() throws { recording = try Recording() }

    /// The spinner turns while a test leaves.
    private func withoutSpinner(_ screen: StyledScreen) -> String {
      screen.description.filter { !Wording.spinners.contains($0) }
    }

    private func withoutNextTry(_ screen: StyledScreen) -> String {
      screen.description.split(separator: "\n").filter { !$0.contains("Next try") }
        .joined(separator: "\n")
    }

    private func withoutCountdown(_ screen: StyledScreen) -> String {
      withoutSpinner(screen).replacing(/in [0-9]+ s/, with: "in … s")
    }

    private func secondsLeft(on screen: StyledScreen) -> Int {
      screen.description.firstMatch(of: /in ([0-9]+) s/).flatMap { Int($0.1) } ?? 0
    }

    @Test func `a session with a server plays back to the same screen`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...30)), .busy(retryAfter: 1), .status(404),
        .posts(SamplePost.numbered(1...31))
      ) { server, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start(
            "run outpost demo --record '\(recording.path)' '\(url.absoluteString)'")
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
          let last = try await terminal.settledScreen()
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          let played = try await recording.playedBack()
          #expect(played == last)
          #expect(await server.requestCount == 4)
        }
      }
    }

    @Test func `a session of the tour plays back to the same screen`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost demo --record '\(recording.path)'")
        try await terminal.wait(for: "Welcome to Outpost")
        try await terminal.press("j", "Enter")
        try await terminal.press("Escape", "r")
        try await terminal.wait(for: Wording.serverError(500))
        let last = try await terminal.settledScreen()
        try await terminal.press("C-c")
        #expect(try await terminal.waitForEnd() == 0)
        let played = try await recording.playedBack()
        #expect(played == last)
      }
    }

    @Test func `a password that is typed into an address is not in the tape`() async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start(
            "run outpost demo --record '\(recording.path)' '\(url.absoluteString)/a?token=hidden'")
          try await terminal.wait(for: Wording.quitHint)
          try await terminal.press("a")
          try await terminal.wait(for: "Add a source")
          try await terminal.press("http://bob:sesX", "BSpace", "ame@127.0.0.1/", "Enter")
          try await terminal.wait(for: "Recordings contain no passwords")
          try await terminal.press("Escape")
          try await terminal.waitUntilGone("Add a source")
          try await terminal.press("a")
          try await terminal.wait(for: "Add a source")
          try await terminal.press("http://127.0.0.1/", "Home", "eve:second@")
          try await terminal.wait(for: "eve:second@")
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          let typed = recording.text.matches(of: /Type "([^"]*)"/).map { String($0.1) }.joined()
          #expect(
            typed == "ahttp://xxxxxxxxxxx@127.0.0.1/ahttp://127.0.0.1/xxxxxxxxxx@",
            "\(recording.text)")
          #expect(!recording.text.contains("hidden"))
        }
      }
    }

    @Test func `a countdown that chance draws plays back the same`() async throws {
      try await ScriptedServer.withServer(answering: .status(503)) { _, url in
        try await Tmux.withTerminal { terminal in
          let output = recording.folder.url.appending(path: "output")
          try await terminal.record(to: output)
          try await terminal.start(
            "run outpost demo --record '\(recording.path)' '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.tryAgain)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.tries(4))
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          let last = try await Tmux.lastScreen(of: output)
          let played = try await recording.playedBack()
          let script = recording.text
          #expect(withoutCountdown(played) == withoutCountdown(last), "\(script)")
          // On a busy machine the newest seconds may not have been drawn when it was left.
          let late = secondsLeft(on: last) - secondsLeft(on: played)
          #expect((0...2).contains(late), "\(script)")
        }
      }
    }

    @Test func `time does not pass while the session is stopped`() async throws {
      try await ScriptedServer.withServer(answering: .busy(retryAfter: 10)) { server, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start(
            "run outpost demo --record '\(recording.path)' '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.tries(2))
          try await terminal.press("C-z")
          #expect(try await terminal.waitForEnd() == 128 + Int(SIGTSTP))
          // Longer than the wait that is counted down, which must not pass meanwhile.
          try await Task.sleep(for: .seconds(10))
          try await terminal.start("fg")
          try await terminal.wait("the countdown goes on") {
            $0.contains(Wording.tries(2)) && $0.contains(/in [0-9]+ s/)
          }
          #expect(await server.requestCount == 1)
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          let script = recording.text
          #expect(script.contains("Ctrl+z"))
          #expect(
            try await recording.playedBack().description.contains(Wording.tries(2)), "\(script)")
        }
      }
    }

    @Test(arguments: [
      ScriptedServer.Response.status(600), .status(999), .busy(retryAfter: 200_000),
    ])
    func `an answer beyond a tape plays back to the same screen`(
      answer: ScriptedServer.Response
    ) async throws {
      try await ScriptedServer.withServer(answering: answer) { _, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start(
            "run outpost demo --record '\(recording.path)' '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.tryAgain)
          let last = try await terminal.settledScreen()
          try await terminal.press("C-c")
          #expect(try await terminal.waitForEnd() == 0)
          // A tape holds no wait of more than a day; the words are the same.
          let played = try await recording.playedBack()
          if case .busy = answer {
            #expect(withoutNextTry(played) == withoutNextTry(last))
          } else {
            #expect(played == last)
          }
        }
      }
    }
  }
}
