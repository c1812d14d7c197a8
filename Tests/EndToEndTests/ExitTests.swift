import Foundation
import Testing

extension EndToEnd {
  /// Every exit leaves the terminal as it was found.
  @Suite struct ExitTests {
    @Test func `q`() async throws {
      #expect(try await leave { try await $0.press("q") } == 0)
    }

    @Test func `Ctrl-C`() async throws {
      let status = try await leave {
        try await $0.press("C-c")
        try await askForStatus($0)
      }
      #expect([0, 128 + Int(SIGINT)].contains(status))
    }

    @Test func `SIGINT from outside`() async throws {
      let status = try await leave {
        try $0.signal(SIGINT)
        try await askForStatus($0)
      }
      #expect(status == 128 + Int(SIGINT))
    }

    @Test(arguments: [
      SIGTERM, SIGHUP, SIGTRAP, SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGALRM, SIGXCPU,
      SIGSTKFLT, 34, 64,
    ])
    func `a signal`(number: Int32) async throws {
      #expect(try await leave { try $0.signal(number) } == 128 + Int(number))
    }

    @Test func `a signal while a load runs`() async throws {
      try await ScriptedServer.withServer(answering: .hang) { _, url in
        let status = try await leave(url.absoluteString, after: Wording.loading) {
          try $0.signal(SIGTERM)
        }
        #expect(status == 128 + Int(SIGTERM))
      }
    }

    @Test func `the terminal itself goes away`() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withOutpost(file.path()) { terminal in
        try await terminal.wait(for: Wording.position(1, of: 3))
        try await terminal.command(["kill-server"])
        try await terminal.waitUntilGone()
      }
    }

    /// A shell whose program ended by SIGINT drops the rest of the line, the telling of the status.
    private func askForStatus(_ terminal: Tmux) async throws {
      try await terminal.waitUntilGone()
      try await terminal.type("echo ended:$?.")
    }

    /// Runs Outpost, leaves it in the given way and answers its status, once the terminal is as it
    /// was and the shell's words are back.
    private func leave(
      _ source: String? = nil, after text: String = Wording.position(1, of: 3),
      by way: (Tmux) async throws -> Void
    ) async throws -> Int {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      var status = -1
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("echo before; run outpost '\(source ?? file.path())'")
        try await terminal.wait(for: text)
        #expect(try await terminal.state().isOnAlternateScreen)
        try await way(terminal)
        status = try await terminal.waitForEnd()
        #expect(try await terminal.state() == before)
        let screen = try await terminal.screen()
        #expect(screen.contains("before") && !screen.contains(Wording.quitHint))
      }
      return status
    }
  }
}
