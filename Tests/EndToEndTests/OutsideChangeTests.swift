import Foundation
import Testing

extension EndToEnd {
  /// A screen that runs while other programs change the list of sources.
  @Suite struct OutsideChangeTests {
    @Test func `a screen follows what a command or an editor writes into the list`() async throws {
      try await FeedFarm.withFarm([
        "/a": .feed("News", posts: 1...3), "/b": .feed("Other", posts: 1...2),
      ]) { _, url in
        let a = url.appending(path: "a")
        let home = try ReaderHome(sources: [a])
        try await home.open { terminal in
          try await terminal.wait(for: "News post 3", Wording.position(1, of: 3))
          _ = try await home.run("add", url.appending(path: "b").absoluteString)
          try await terminal.wait(for: Wording.position(1, of: 5))
          try home.folder.write("\(a.absoluteString) ~Mine\nnonsense\n", to: "config/outpost/urls")
          try await terminal.wait(for: "urls:2", Wording.position(1, of: 3))
          try await terminal.quit()
        }
      }
    }
  }
}
