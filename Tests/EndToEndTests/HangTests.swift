import Foundation
import Testing

extension EndToEnd {
  /// A server that never comes to an end must not be felt in the keys.
  @Suite struct HangTests {
    @Test(arguments: [ScriptedServer.Response.hang, .drip])
    func `the first load can be cancelled, helped and quit`(answer: ScriptedServer.Response)
      async throws
    {
      try await ScriptedServer.withServer(answering: answer) { server, url in
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

    @Test(arguments: [ScriptedServer.Response.hang, .drip])
    func `a refresh leaves the list alive, and Escape goes back to it`(
      answer: ScriptedServer.Response
    ) async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...30)), answer
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(2, of: 30))
          let list = try await terminal.settledScreen()
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
            let folder = try TemporaryFolder()
            try await terminal.wait(for: Wording.loading)
            try await server.waitForRequests(1)
            try await terminal.record(to: folder.url.appending(path: "bytes"))
            let outpost = try terminal.processID()
            let before = Processes.wakeUps(of: outpost).values.reduce(0, +)
            let ticks = try Processes.ticks(of: outpost)
            let frames = try await poll(
              "the spinner turns", of: Self.spinners(in: folder.text(of: "bytes"))
            ) { $0 >= 30 }
            let wakeUps = Processes.wakeUps(of: outpost).values.reduce(0, +) - before
            // Each frame wakes a few threads up; a socket that is watched in vain wakes them up all the time.
            #expect(wakeUps < frames * 20, "\(wakeUps) wake-ups for \(frames) frames")
            // A thread that never waits has ten ticks of a processor in a frame's tenth of a second.
            let taken = try Processes.ticks(of: outpost) - ticks
            #expect(taken * 2 < frames * 5, "\(taken) ticks for \(frames) frames")
          }
        }
      }

      /// How many frames have drawn the spinner.
      private static func spinners(in output: String) -> Int {
        output.count(where: Wording.spinners.contains)
      }
    #endif

    /// Nothing that the server does lets it end, and it has ended before the answer is overdue.
    private func quitsAtOnce(_ terminal: Tmux) async throws {
      try await terminal.press("q")
      #expect(try await terminal.waitForEnd(looks: WaitLimit.looksAtOnce) == 0)
    }
  }
}
