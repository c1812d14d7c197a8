import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// What a reader of many sources has to get right, one test for each row of its table.
  @Suite struct ReaderTableTests {
    private static let news = "News post"

    @Test(arguments: [FeedFarm.Response.hang, .drip])
    func `while a server hangs every key works, and Esc cancels`(
      answer: FeedFarm.Response
    ) async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...30)]) { farm, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: "News post 30", Wording.position(1, of: 30))
          await farm.answer(["/a": answer])
          // A source is asked every five seconds at most: the key is kept until then.
          try await terminal.press("r")
          try await farm.waitForRequests(2, to: "/a")
          try await terminal.press("j")
          try await terminal.wait("the key works, and the load goes on") {
            $0.contains(Wording.position(2, of: 30)) && $0.contains("Esc Cancel")
          }
          try await terminal.wait("the seconds are counted") { $0.contains(" s ") }
          try await terminal.press("?")
          try await terminal.wait(for: "previous unread post")
          try await terminal.press("Escape")
          try await terminal.wait("the load goes on") {
            !$0.contains("previous unread post") && $0.contains("Esc Cancel")
          }
          try await terminal.press("Escape")
          try await terminal.wait("it is over, and the list is there") {
            $0.contains("News post 29") && $0.contains("r Refresh")
          }
          try await terminal.quit()
          #expect(await farm.requests(to: "/a").count == 2)
          try await expectNothingOverdue(in: home)
        }
      }
    }

    @Test(arguments: [
      (404, [:], "not found"),
      (500, [:], "server error"),
      (429, ["Retry-After": "3600"], "wait until"),
    ])
    func `a failure is told by its code, what it means and what happens next`(
      code: Int, headers: [String: String], words: String
    ) async throws {
      try await FeedFarm.withFarm([
        "/bad": .status(code, headers: headers), "/good": .feed("News", posts: 1...3),
      ]) { _, url in
        let home = try ReaderHome(sources: ["bad", "good"].map { url.appending(path: $0) })
        try await home.open(width: 120) { terminal in
          try await terminal.wait(for: "News post 3")
          try await terminal.press("e")
          try await terminal.wait("the failure is told, and when it is asked again") { screen in
            ["\(code)", words, "Cause", "Next"].allSatisfy(screen.contains)
              && screen.contains(/\d\d:\d\d/)
          }
          try await terminal.press("Escape")
          try await terminal.waitUntilGone("Cause")
          try await terminal.quit()
        }
      }
    }

    @Test func `a page to sign in is named by its title`() async throws {
      let page = "<html><head><title>Login</title></head><body><form></form></body></html>"
      try await FeedFarm.withFarm(["/a": .text(page, contentType: "text/html")]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: "Not a feed: an HTML page titled", "Login")
          try await terminal.quit()
        }
      }
    }

    @Test func `an empty answer says so`() async throws {
      try await FeedFarm.withFarm(["/a": .text("")]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: "he response is empty")
          try await terminal.quit()
        }
      }
    }

    @Test func `what came of a feed that is truncated is shown, with a warning`() async throws {
      let whole = FeedFarm.Response.rss("News", posts: 1...10)
      let cut = String(whole.prefix(whole.count * 55 / 100))
      try await FeedFarm.withFarm(["/a": .text(cut)]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: "News post 10", "News post 7")
          try await terminal.press("Left", "G")
          try await terminal.wait(for: "truncated")
          try await terminal.quit()
        }
      }
    }

    @Test func `one source that hangs holds none of the others up`() async throws {
      let names = (1...8).map { "f\($0)" }
      var answers: [String: FeedFarm.Response] = ["/f1": .hang]
      for name in names.dropFirst() { answers["/" + name] = .feed("Feed \(name)", posts: 1...2) }
      try await FeedFarm.withFarm(answers) { farm, url in
        let home = try ReaderHome(sources: names.map { url.appending(path: $0) })
        try await home.open(width: 140, height: 40) { terminal in
          try await terminal.wait("seven are there, and the gutter shows the eighth") { screen in
            names.dropFirst().allSatisfy { screen.contains("Feed \($0)") }
              && screen.contains(where: Wording.spinners.contains)
          }
          try await terminal.quit()
          #expect(await farm.requests(to: "/f1").count == 1)
          try await expectNothingOverdue(in: home)
        }
      }
    }

    @Test(arguments: [
      FeedFarm.Response.endless, .packed("gzip", GzipBomb.bytes(copies: 500_000)),
      .packed("br", Bombs.brotli), .packed("zstd", Bombs.zstd),
    ])
    func `a body without end is stopped, packed or not, and takes little memory`(
      answer: FeedFarm.Response
    ) async throws {
      try await FeedFarm.withFarm(["/a": answer]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: "Stopped at 10 MB")
          #if os(Linux)
            let peak = try Self.peakMemory(of: terminal.processID())
            #expect(peak < 64_000, "\(peak) KB")
          #endif
          try await terminal.quit()
        }
      }
    }

    @Test func `a reload that fails takes nothing away`() async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...30)]) { farm, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        try await home.open { terminal in
          try await terminal.wait(for: Wording.position(1, of: 30))
          try await terminal.press("Left", "G", "Enter")
          // The list of one source has no names; until it was read, keys move in the old one.
          try await terminal.wait(for: "▌   The text of post 30.")
          try await terminal.press("j", "j", "j")
          try await terminal.wait(for: Wording.position(4, of: 30))
          await farm.answer(["/a": .status(404)])
          // A source is asked every five seconds at most: the key is kept until then.
          try await terminal.press("r")
          try await terminal.wait(for: Wording.ok, "404")
          try await terminal.press("Enter")
          let screen = try await terminal.waitUntilGone(Wording.ok)
          #expect(screen.contains(Wording.position(4, of: 30)))
          #expect(screen.contains("News post 27"))
          try await terminal.quit()
        }
      }
    }

    @Test func `without a network the kept list is there at once`() async throws {
      let home = try await { () async throws -> ReaderHome in
        var home: ReaderHome?
        try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...30)]) { _, url in
          let made = try ReaderHome(sources: [url.appending(path: "a")])
          let refreshed = try await made.run("refresh", "--once")
          #expect(refreshed.status == 0, "\(refreshed.errors)")
          home = made
        }
        return try #require(home)
      }()
      try await home.open { terminal in
        try await terminal.wait("the list is there, with its age") {
          $0.contains("News post 30") && ($0.contains("ago") || $0.contains("just now"))
        }
        try await terminal.press("r")
        try await terminal.wait("it is said that the network is not there, and the list stays") {
          $0.contains("connection refused") && $0.contains("News post 30")
        }
        try await terminal.quit()
      }
    }

    @Test func `what is known of an answer is sent with the next question`() async throws {
      let tag = "\"v1\""
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3, etag: tag)]) { farm, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        let first = try await home.run("refresh", "--once")
        let second = try await home.run("refresh", "--once")
        #expect(first.status == 0 && second.status == 0, "\(first.errors) \(second.errors)")
        let requests = await farm.requests(to: "/a")
        #expect(requests.map { $0.headers["if-none-match"] } == [nil, tag])
      }
    }

    /// Nobody waited until a server had taken too long, which would have been kept.
    private func expectNothingOverdue(in home: ReaderHome) async throws {
      let sources = try await home.run("sources")
      #expect(sources.status == 0)
      #expect(!sources.output.contains("no response"))
    }

    #if os(Linux)
      /// The most memory that a process has held, in KB.
      private static func peakMemory(of process: Int32) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
      }
    #endif
  }
}
