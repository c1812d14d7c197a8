import Testing

extension EndToEnd {
  /// What goes wrong, and how a user gets out of it.
  @Suite struct ErrorTests {
    @Test func `a refused connection fills the screen until the server is up and r is pressed`()
      async throws
    {
      let port = try ScriptedServer.refusedPort()
      try await Tmux.withOutpost("http://127.0.0.1:\(port)/posts") { terminal in
        try await terminal.wait(
          for: Wording.error, Wording.refused(port: port), Wording.tryAgain)
        let posts = SamplePost.numbered(1...3)
        try await ScriptedServer.withServer(answering: .posts(posts), port: port) { server, _ in
          try await terminal.press("r")
          let screen = try await terminal.wait(for: "Post 1", Wording.position(1, of: 3))
          #expect(!screen.contains(Wording.tryAgain))
          #expect(await server.requestCount == 1)
        }
        try await terminal.quit()
      }
    }

    @Test func `Enter presses Try Again, and the spinner takes the button's place`() async throws {
      try await ScriptedServer.withServer(answering: .status(404), .hang) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.serverError(404), Wording.tryAgain)
          try await terminal.press("Enter")
          let screen = try await terminal.waitUntilGone(Wording.tryAgain)
          #expect(screen.contains(Wording.serverError(404)))
          try await server.waitForRequests(2)
          await server.release(.posts(SamplePost.numbered(1...3)))
          try await terminal.wait(for: Wording.position(1, of: 3))
        }
      }
    }

    @Test func `a failed refresh is an alert, and after OK the list is as it was, with a warning`()
      async throws
    {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...50)), .status(404)
      ) { _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          let list = try await scrolledList(in: terminal)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.serverError(404), Wording.ok, Wording.tryAgain)
          try await terminal.press("Enter")
          try await terminal.wait(forStyledMiddle: list)
          try await terminal.wait(for: "⚠ Server error", "e 1 error")
        }
      }
    }

    @Test(arguments: ["Escape", "Space"])
    func `keys do not reach the list beneath an alert, and this one is OK`(
      key: String
    ) async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...50)), .status(404)
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          let list = try await scrolledList(in: terminal)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.serverError(404))
          try await terminal.press("j", "G", key)
          try await terminal.wait(forStyledMiddle: list)
          #expect(await server.requestCount == 2)
        }
      }
    }

    @Test func `Try Again in an alert refreshes and keeps the selection`() async throws {
      let posts = SamplePost.numbered(1...50)
      try await ScriptedServer.withServer(
        answering: .posts(posts), .status(404), .posts(posts)
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          let list = try await scrolledList(in: terminal)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.serverError(404))
          try await terminal.press("Tab", "Enter")
          try await terminal.wait(forStyledScreen: list)
          #expect(await server.requestCount == 3)
        }
      }
    }

    /// Moves down until the list has scrolled; answers how it looks then.
    private func scrolledList(in terminal: Tmux) async throws -> StyledScreen {
      try await terminal.wait(for: Wording.position(1, of: 50))
      try await terminal.press("PageDown", "PageDown", "k")
      try await terminal.wait("the list has scrolled") { screen in
        !screen.contains("The body of post 1.") && !screen.contains(Wording.position(1, of: 50))
      }
      try await terminal.openAndCloseHelp()
      return try await terminal.settledScreen()
    }
  }
}
