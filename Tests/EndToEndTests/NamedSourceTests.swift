import Testing

extension EndToEnd {
  /// A source that is named on the command line is read as well as one that is configured.
  @Suite struct NamedSourceTests {
    @Test func `what came of a feed that is truncated is shown, with a warning`() async throws {
      let whole = FeedFarm.Response.rss("News", posts: 1...10)
      let cut = String(whole.prefix(whole.count * 55 / 100))
      try await FeedFarm.withFarm(["/a": .text(cut)]) { _, url in
        let address = url.appending(path: "a").absoluteString
        try await Tmux.withOutpost(address) { terminal in
          try await terminal.wait(for: "News post 10", "News post 7", "⚠ The feed is truncated")
          try await terminal.quit()
        }
        let list = try await Subprocess.run(Products.outpost.path(), ["list", address])
        #expect(list.output.hasPrefix("News post 10\nNews post 9\n") && list.status == 0)
        #expect(list.errors == "outpost: The feed is truncated: there may be more posts\n")
      }
    }

    @Test func `what is known of an answer is sent with the next question`() async throws {
      let tag = "\"v1\""
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3, etag: tag)]) { farm, url in
        try await Tmux.withOutpost(url.appending(path: "a").absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 3))
          try await terminal.press("r")
          try await farm.waitForRequests(2, to: "/a")
          let requests = await farm.requests(to: "/a")
          #expect(requests.map { $0.headers["if-none-match"] } == [nil, tag])
          try await terminal.openAndCloseHelp()
          try await terminal.wait(for: Wording.position(1, of: 3))
        }
      }
    }

    @Test func `a source that asks who is there gets an answer, which is seen nowhere`()
      async throws
    {
      let authorization = "Basic YWRhOnMzY3JldA=="
      let feed = FeedFarm.Response.closed("News", posts: 1...3, authorization: authorization)
      try await FeedFarm.withFarm(["/a": feed]) { farm, url in
        try await Tmux.withOutpost(url.appending(path: "a").absoluteString) { terminal in
          try await terminal.wait(for: "401", "S Sign in")
          try await terminal.press("S")
          try await terminal.wait(for: "Password")
          try await terminal.press("a", "d", "a", "Tab")
          try await terminal.type("s3cret")
          let screen = try await terminal.wait(for: Wording.position(1, of: 3))
          #expect(!screen.contains("s3cret"))
          let last = await farm.requests(to: "/a").last
          #expect(last?.headers["authorization"] == authorization)
        }
      }
    }

    @Test func `the charset of the answer and addresses seen from it are followed`() async throws {
      let feed = """
        <rss version="2.0"><channel><title>T</title><item><title>Caf\u{E9}</title>\
        <link>/one</link></item></channel></rss>
        """
      let answer = FeedFarm.Response.bytes(
        feed.unicodeScalars.map { UInt8($0.value) }, contentType: "text/xml; charset=iso-8859-1")
      try await FeedFarm.withFarm(["/a/b": answer]) { _, url in
        let list = try await Subprocess.run(
          Products.outpost.path(), ["list", "--json", url.appending(path: "a/b").absoluteString])
        #expect(list.output.contains("Café"))
        #expect(list.output.contains(url.appending(path: "one").absoluteString))
      }
    }
  }
}
