import Foundation
import Testing

extension EndToEnd {
  /// The place in a post, however the program ends.
  @Suite struct PlaceTests {
    @Test(arguments: [SIGHUP, SIGTERM])
    func `a post goes on at its line after the terminal was closed`(signal: Int32) async throws {
      let lines = (1...60).map { "<p>Line \($0) of it.</p>" }.joined()
      let post = SamplePost(id: 1, title: "A long post", body: lines)
      let feed = """
        <rss version="2.0"><channel><title>News</title><item><title>\(post.title)</title>\
        <guid>1</guid><description><![CDATA[\(post.body)]]></description></item></channel></rss>
        """
      try await FeedFarm.withFarm(["/a": .text(feed)]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        var first = ""
        try await home.open(width: 80) { terminal in
          try await terminal.wait(for: "A long post", Wording.position(1, of: 1))
          try await terminal.press("Enter")
          try await terminal.wait(for: "Line 1 of it.")
          try await terminal.press("C-f")
          try await terminal.waitUntilGone("Line 1 of it.")
          first = try #require(Self.firstLine(of: try await terminal.screen()))
          try terminal.signal(signal)
          #expect(try await terminal.waitForEnd() == 128 + Int(signal))
        }
        try await home.open(width: 80) { terminal in
          try await terminal.wait("it goes on at \(first)") { [first] in
            Self.firstLine(of: $0) == first
          }
          try await terminal.press("q")
          try await terminal.wait(for: Wording.position(1, of: 1))
          try await terminal.press("q")
          try await terminal.wait(for: "q Quit")
          try await terminal.quit()
        }
      }
    }

    private static func firstLine(of screen: String) -> String? {
      screen.firstMatch(of: /Line \d+ of it\./).map { String($0.0) }
    }
  }
}
