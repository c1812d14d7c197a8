import Foundation
import Testing

extension EndToEnd {
  /// A server that never comes to an end must not be felt in the keys.
  @Suite struct HangTests {
    @Test(arguments: [ScriptedServer.Answer.hang, .drip])
    func `the first load can be cancelled, helped and quit`(answer: ScriptedServer.Answer)
      async throws
    {
      try await ScriptedServer.withServer(answering: answer) { _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.loading)
          try await terminal.openAndCloseHelp()
          try await terminal.wait(for: Wording.loading)
          try await terminal.press("Escape")
          let idle = try await terminal.waitUntilGone(Wording.loading)
          #expect(!idle.contains(Wording.error))
          try await terminal.press("r")
          try await terminal.wait(for: Wording.loading)
          try await quitsAtOnce(terminal)
        }
      }
    }

    @Test(arguments: [ScriptedServer.Answer.hang, .drip])
    func `a refresh leaves the list alive, and Escape goes back to it`(
      answer: ScriptedServer.Answer
    ) async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...30)), answer
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(2, of: 30))
          let list = try await terminal.stillScreen()
          try await terminal.press("r")
          try await server.waitForRequests(2)
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(3, of: 30))
          try await terminal.press("G")
          try await terminal.wait(for: Wording.position(30, of: 30))
          try await terminal.openAndCloseHelp()
          try await terminal.press("g")
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(2, of: 30))
          try await terminal.press("Escape")
          try await terminal.wait(forStyledScreen: list)
          try await quitsAtOnce(terminal)
        }
      }
    }

    @Test func `q quits at once while a refresh hangs`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...3)), .hang
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 3))
          try await terminal.press("r")
          try await server.waitForRequests(2)
          try await quitsAtOnce(terminal)
        }
      }
    }

    #if os(Linux)
      @Test func `a server that lets itself be waited for keeps no processor busy`() async throws {
        try await ScriptedServer.withServer(answering: .hang) { server, url in
          try await Tmux.withOutpost(url.absoluteString) { terminal in
            try await terminal.wait(for: Wording.loading)
            try await server.waitForRequests(1)
            let outpost = try terminal.processID()
            let before = try Self.processorTime(of: outpost)
            try await Task.sleep(for: .seconds(4))
            let taken = try Self.processorTime(of: outpost) - before
            #expect(taken < 1, "\(taken) s in 4 s")
          }
        }
      }

      /// The seconds of processor time that a process has taken.
      private static func processorTime(of process: Int32) throws -> Double {
        let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name of the program stands in parentheses and may hold blanks.
        let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }
        try #require(ticks.count == 2)
        return (ticks[0] + ticks[1]) / Double(sysconf(Int32(_SC_CLK_TCK)))
      }
    #endif

    /// Well before any deadline of the network, with room for a machine that is busy.
    private func quitsAtOnce(_ terminal: Tmux) async throws {
      try await terminal.press("q")
      #expect(try await terminal.waitForEnd(within: .seconds(5)) == 0)
    }
  }
}
