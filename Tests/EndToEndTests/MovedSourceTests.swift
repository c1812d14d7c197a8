import Foundation
import Testing

extension EndToEnd {
  /// Sources whose servers say that they have a new address for good.
  @Suite struct MovedSourceTests {
    private static let path = "config/outpost/urls"

    @Test func `a new address is written down once two answers agree`() async throws {
      try await FeedFarm.withFarm([
        "/old": .redirect(to: "/new", code: 301), "/new": .feed("News", posts: 1...3),
      ]) { farm, url in
        let home = try ReaderHome(sources: [url.appending(path: "old")])
        let old = home.folder.text(of: Self.path)
        let first = try await home.run("refresh", "--once")
        #expect(first.output == "\(url.host() ?? ""):\(url.port ?? 0)/old\t3 new\n")
        #expect(home.folder.text(of: Self.path) == old)
        let new = url.appending(path: "new").absoluteString
        let second = try await home.run("refresh", "--once", "--json")
        #expect(second.output.contains("\"movedTo\" : \"\(new)\""))
        #expect(home.folder.text(of: Self.path) == old.replacing("/old", with: "/new"))
        #expect(try await home.run("refresh", "--once").output == "News\tunchanged\n")
        #expect(await farm.requests(to: "/old").count == 2)
      }
    }

    @Test func `one that moves onto another one is joined with it on the screen`() async throws {
      try await FeedFarm.withFarm([
        "/old": .redirect(to: "/new", code: 308), "/new": .feed("News", posts: 1...3),
        "/other": .feed("Other", posts: 1...2),
      ]) { _, url in
        let names = ["old", "new", "other"]
        let home = try ReaderHome(sources: names.map { url.appending(path: $0) })
        _ = try await home.run("refresh", "--once")
        try await home.open { terminal in
          try await terminal.wait(for: Wording.position(1, of: 8))
          try await terminal.press("r")
          try await terminal.wait(for: "moved to", Wording.position(1, of: 5))
          try await terminal.quit()
        }
        let text = home.folder.text(of: Self.path)
        #expect(!text.contains("/old") && text.contains("/new") && text.contains("/other"))
      }
    }
  }
}
