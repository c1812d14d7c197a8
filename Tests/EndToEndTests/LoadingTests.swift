import Testing

extension EndToEnd {
  /// From the first request to the list, whatever the source and the size.
  @Suite struct LoadingTests {
    @Test(arguments: [(80, 24), (40, 10), (100, 30), (200, 60)])
    func `a spinner is shown until the posts are there`(width: Int, height: Int) async throws {
      try await ScriptedServer.withServer(answering: .hang) { server, url in
        try await Tmux.withOutpost(url.absoluteString, width: width, height: height) { terminal in
          try await terminal.wait(for: Wording.loading)
          try await server.waitForRequests(1)
          await server.release(.posts(SamplePost.numbered(1...3)))
          let screen = try await terminal.wait(for: "Post 1", Wording.position(1, of: 3))
          #expect(!screen.contains(Wording.loading))
          #expect(await server.requestCount == 1)
          try await terminal.quit()
        }
      }
    }

    @Test func `an empty answer says so`() async throws {
      try await ScriptedServer.withServer(answering: .posts([])) { _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.noPosts)
          try await terminal.quit()
        }
      }
    }

    @Test func `a file is read`() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withOutpost(file.path()) { terminal in
        try await terminal.wait(for: "Post 1", Wording.position(1, of: 3), Wording.quitHint)
        try await terminal.quit()
      }
    }

    @Test(arguments: ["cat '%' | run outpost -", "cat '%' | run outpost", "run outpost <'%'"])
    func `posts come from standard input, keys from the terminal`(line: String) async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withTerminal { terminal in
        try await terminal.start(line.replacing("%", with: file.path()))
        try await terminal.wait(for: Wording.position(1, of: 3))
        try await terminal.press("j")
        try await terminal.wait(for: Wording.position(2, of: 3))
        try await terminal.quit()
      }
    }

    @Test func `without a source the tour is shown`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost")
        try await terminal.wait(for: Wording.loading)
        try await terminal.wait(for: Wording.position(1, of: 10))
        try await terminal.quit()
      }
    }

    @Test func `the first source is added in the tour, and is there at once in the next start`()
      async throws
    {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        let home = try ReaderHome(sources: [])
        try await home.open { terminal in
          try await terminal.wait(for: "A tour of Outpost", "a Add  I Import  Enter Open")
          try await terminal.wait(for: Wording.position(1, of: 10))
          try await terminal.press("a")
          try await terminal.wait(for: "Add a source")
          try await terminal.type(url.appending(path: "a").absoluteString)
          try await terminal.wait(for: "Added News", Wording.position(1, of: 3))
          try await terminal.quit()
        }
        try await home.open { terminal in
          try await terminal.wait("the source is there and the tour is not") {
            $0.contains(Wording.position(1, of: 3)) && !$0.contains("tour")
          }
          try await terminal.quit()
        }
      }
    }

    @Test func `a post opens full-screen and Escape goes back to its row`() async throws {
      try await ScriptedServer.withServer(answering: .posts(SamplePost.numbered(1...30))) {
        _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("j", "j")
          try await terminal.wait(for: Wording.position(3, of: 30))
          try await terminal.press("Enter")
          try await terminal.wait("only the third post is shown") {
            $0.contains("The body of post 3.") && !$0.contains("Post 2")
          }
          try await terminal.press("Escape")
          try await terminal.wait(for: "Post 1", "Post 2", Wording.position(3, of: 30))
        }
      }
    }
  }
}
