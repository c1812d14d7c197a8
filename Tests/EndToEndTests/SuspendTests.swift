import Foundation
import Testing

extension EndToEnd {
  /// Out to the shell and back.
  @Suite struct SuspendTests {
    @Test func `Ctrl-Z restores the terminal, fg takes it again`() async throws {
      try await suspendAndResume { try await $0.press("C-z") }
    }

    @Test func `a stop from outside does the same`() async throws {
      try await suspendAndResume { try $0.signal(SIGTSTP) }
    }

    private func suspendAndResume(by stop: (Tmux) async throws -> Void) async throws {
      try await ScriptedServer.withServer(answering: .posts(SamplePost.numbered(1...30))) {
        _, url in
        try await Tmux.withTerminal { terminal in
          let before = try await terminal.state()
          try await terminal.start("run outpost '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(2, of: 30))
          let list = try await terminal.settledScreen()
          let running = try await terminal.state()
          #expect(running.isOnAlternateScreen)

          try await stop(terminal)
          #expect(try await terminal.waitForEnd() == 128 + Int(SIGTSTP))
          #expect(try await terminal.state() == before)

          try await terminal.start("fg")
          try await terminal.wait(forStyledScreen: list)
          #expect(try await terminal.state() == running)
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(3, of: 30))
          try await terminal.quit()
          #expect(try await terminal.state() == before)
        }
      }
    }
  }
}
