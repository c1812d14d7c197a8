import Testing

extension EndToEnd {
  /// Servers in trouble, which are asked again without being asked for.
  @Suite struct RetryTests {
    private let posts = SamplePost.numbered(1...30)

    @Test func `a first load waits as long as the server asks, r is now, Esc stops`() async throws {
      try await ScriptedServer.withServer(answering: .busy(retryAfter: 50)) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          let words = Wording.serverError(503)
          for requests in 1...2 {
            try await server.waitForRequests(requests)
            try await terminal.wait("it waits as long as the server asks") {
              $0.contains(words) && $0.contains(/Trying again in (50|[34][0-9]) s/)
                && $0.contains(Wording.tries(2))
            }
            if requests == 1 { try await terminal.press("r") }
          }
          try await terminal.press("Escape")
          let screen = try await terminal.wait(for: words, Wording.tryAgain)
          #expect(!screen.contains("Trying"))
          await server.answer(.posts(posts))
          try await terminal.press("Enter")
          try await terminal.wait(for: Wording.position(1, of: 30))
          #expect(await server.requestCount == 3)
          try await terminal.quit()
        }
      }
    }

    @Test func `a refresh that fails twice keeps the list, counts down and then has the answer`()
      async throws
    {
      try await ScriptedServer.withServer(
        answering: .posts(posts), .busy(retryAfter: 1), .busy(retryAfter: 1),
        .posts(SamplePost.numbered(1...31))
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j", "r")
          for attempt in 2...3 {
            let screen = try await terminal.wait(for: Wording.tries(attempt), "⚠ Server error")
            #expect(screen.contains("▌ ● Post 2"))
          }
          try await terminal.wait(for: Wording.position(3, of: 31))
          #expect(await server.requestCount == 4)
        }
      }
    }

    @Test func `Esc ends the wait of a refresh with a banner over the list`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(posts), .busy(retryAfter: 50)
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          let list = try await terminal.settledScreen()
          try await terminal.press("r")
          try await terminal.wait(for: Wording.tries(2))
          try await terminal.press("Escape")
          try await terminal.wait(for: "⚠ Server error", "e 1 error")
          try await terminal.wait(forStyledMiddle: list)
          #expect(await server.requestCount == 2)
        }
      }
    }

    @Test func `r held down asks once, then waits for its time`() async throws {
      try await ScriptedServer.withServer(answering: .posts(posts)) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          // All at once: a list that is older than five seconds is asked for at the first key.
          try await terminal.press(repeating: "r", count: 40)
          let screen = try await terminal.wait(for: "Loading again in", "Esc stop")
          #expect(screen.contains("Post 1"))
          #expect(await server.requestCount == 1)
          try await terminal.press("Escape")
          try await terminal.waitUntilGone("Loading again in")
          #expect(await server.requestCount == 1)
        }
      }
    }

    @Test func `an answer that comes after the one that took its place is dropped`() async throws {
      try await ScriptedServer.withServer(
        answering: .hang, .posts(SamplePost.numbered(1...2))
      ) { server, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.loading)
          try await terminal.press("Escape")
          try await terminal.waitUntilGone(Wording.loading)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.position(1, of: 2))
          await server.release(.posts(SamplePost.numbered(1...9)))
          try await terminal.openAndCloseHelp()
          try await terminal.wait(for: Wording.position(1, of: 2))
        }
      }
    }

    @Test func `i says what happened, and d forces a state where it is asked for`() async throws {
      try await ScriptedServer.withServer(answering: .status(404), .posts(posts)) { _, url in
        try await Tmux.withTerminal { terminal in
          try await terminal.start("run outpost --debug-state '\(url.absoluteString)'")
          try await terminal.wait(for: Wording.tryAgain)
          try await terminal.press("r")
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("i")
          try await terminal.wait(
            for: "How long", "Loaded, 30 posts", Wording.serverError(404), "you", " s…")
          try await terminal.press("i")
          try await terminal.waitUntilGone("How long")
          try await terminal.press("d")
          try await terminal.wait(for: "Banner")
          try await terminal.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
          try await terminal.wait(for: "⚠ Server error", "▌ ● Post 1")
          try await terminal.quit()
        }
      }
    }
  }
}
