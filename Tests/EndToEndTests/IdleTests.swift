import Foundation
import Testing

extension EndToEnd {
  /// A screen that does not change costs nothing.
  @Suite struct IdleTests {
    @Test func `a still screen sends no bytes and wakes nobody up: the tour`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run outpost")
        try await expectIdle(in: terminal, posts: 10)
      }
    }

    @Test(arguments: ["run outpost posts.json", "cat posts.json | run outpost -"])
    func `a still screen sends no bytes and wakes nobody up: files and pipes`(
      command: String
    ) async throws {
      let folder = try TemporaryFolder()
      try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withTerminal { terminal in
        try await terminal.type("cd '\(folder.url.path())'")
        try await terminal.start(command)
        try await expectIdle(in: terminal, posts: 3)
      }
    }

    @Test func `a still screen sends no bytes and wakes nobody up: the web`() async throws {
      let posts = SamplePost.numbered(1...3)
      // A wait for a retry must leave nothing behind that ticks.
      try await ScriptedServer.withServer(
        answering: .busy(retryAfter: 1), .posts(posts)
      ) { _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await expectIdle(in: terminal, posts: 3)
        }
      }
    }

    @Test func `a still screen sends no bytes and wakes nobody up: the reader of sources`()
      async throws
    {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { try await expectIdle(in: $0, posts: 3) }
        // What is kept is read in another way than what comes.
        try await home.open { try await expectIdle(in: $0, posts: 3) }
      }
    }

    /// That nothing happens cannot be waited for, so it is looked for during five seconds: whatever ticked, did so
    /// once a second or more often.
    private func expectIdle(in terminal: Tmux, posts: Int) async throws {
      let folder = try TemporaryFolder()
      try await terminal.wait(for: Wording.position(1, of: posts))
      _ = try await terminal.settledScreen()
      try await terminal.record(to: folder.url.appending(path: "bytes"))
      let outpost = try terminal.processID()
      try await waitForRest(of: outpost)
      let before = Processes.wakeUps(of: outpost)
      try await Task.sleep(for: .seconds(5))
      #expect(Processes.wakeUps(of: outpost) == before)
      #expect(folder.bytes(of: "bytes") == [])
    }

    /// The threads that loaded the posts wait five seconds for more work before they end; the main
    /// thread and the one that waits for events stay.
    private func waitForRest(of process: Int32) async throws {
      try await poll("two threads are left", of: Processes.wakeUps(of: process)) { $0.count <= 2 }
    }
  }
}
