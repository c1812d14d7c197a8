import Testing

extension EndToEnd {
  /// Keys that come in faster than answers.
  @Suite struct BurstTests {
    @Test func `two r and three Enter on an error make one request`() async throws {
      try await ScriptedServer.withServer(answering: .status(404), .hang) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.serverError(404), Wording.tryAgain)
          try await terminal.press("r", "r", "Enter", "Enter", "Enter")
          try await terminal.waitUntilGone(Wording.tryAgain)
          try await expectOneMore(rows: [1, 1], server, terminal)
        }
      }
    }

    @Test func `two r on a list make one request`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...2)), .hang
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 2))
          try await terminal.press("r", "r")
          try await expectOneMore(rows: [1, 1], server, terminal)
        }
      }
    }

    /// Lets the load that hangs end, then loads once more: had the burst made further requests,
    /// they would have come in by then.
    ///
    /// - Parameter rows: Where the selected post is after each of the two: the first stays chosen until one moves.
    private func expectOneMore(
      rows: [Int], _ server: ScriptedServer, _ terminal: Tmux
    ) async throws {
      try await terminal.openAndCloseHelp()
      try await server.waitForRequests(2)
      await server.release(.posts(SamplePost.numbered(1...3)))
      try await terminal.wait(for: Wording.position(rows[0], of: 3))
      await server.answer(.posts(SamplePost.numbered(1...4)))
      try await terminal.press("r")
      try await terminal.wait(for: Wording.position(rows[1], of: 4))
      #expect(await server.requestCount == 3)
    }
  }
}
