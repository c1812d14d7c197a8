import Foundation
import Testing

extension EndToEnd {
  /// Pictures of an article that are none: the state of each says what is wrong, and the article stays readable.
  @Suite(.enabled(if: Products.drawsPictures)) struct BadArticlePictureTests {
    /// Of red and blue, each as high as half a cell.
    private static let stripes = decoded(
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGElEQVR4nGP4z8CAFWEXBUngkcIhQQc7AOkwP8GgVyKAAAAAAElFTkSuQmCC"
    )
    /// A header of 100,000 × 100,000 pixels.
    private static let huge = decoded(
      "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC")

    private static func decoded(_ text: String) -> [UInt8] {
      Array(Data(base64Encoded: text) ?? Data())
    }

    private static let pictures: [String: FeedFarm.Response] = [
      "truncated": .bytes(Array(stripes.dropLast(20)), contentType: "image/png"),
      "mislabelled": .bytes(stripes, contentType: "image/jpeg"),
      "byte": .bytes([0xFF], contentType: "image/jpeg"),
      "huge": .bytes(huge, contentType: "image/png"),
      "page": .text("<html>Sign in</html>", contentType: "text/html"),
      "svg": .text(
        "<svg><image href='http://127.0.0.1:1/a.png'/></svg>", contentType: "image/svg+xml"),
      "long": .bytes(
        stripes.dropLast(20) + [UInt8](repeating: 0, count: 9_000_000), contentType: "image/png"),
      "endless": .endless, "hang": .hang, "gone": .status(404),
    ]

    @Test func `each says what is wrong, and nothing is left behind`() async throws {
      let names = Self.pictures.keys.sorted()
      let html = names.map {
        "<p>Words of \($0).</p><img src='/\($0).png' width='400' height='32'>"
      }
      let feed = """
        {"version": "https://jsonfeed.org/version/1.1", "title": "Bad", "items": [
          {"id": "1", "title": "A post", "content_html": "\(html.joined())<p>The end of it.</p>"}]}
        """
      var answers = Dictionary(
        uniqueKeysWithValues: Self.pictures.map { ("/\($0).png", $1) })
      answers["/feed"] = .text(feed, contentType: "application/feed+json")
      try await FeedFarm.withFarm(answers) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "feed")])
        try await home.open(height: 80) { terminal in
          try await terminal.wait(for: "A post")
          try await terminal.press("Enter")
          try await terminal.wait(
            for: "it is no PNG, JPEG,", "it has more than", "There is no picture",
            "Loading the picture",
            "100000 × 100000", "the PNG is damaged", "▀▀▀▀", "its server sends a",
            "SVG is not drawn", "truncated.", "The end of it.")
          let outpost = try terminal.processID()
          for name in names { #expect(try await terminal.screen().contains("Words of \(name).")) }
          try await poll(
            "no program for pictures is left", of: Processes.children(of: outpost)
          ) { $0.isEmpty }
          // Of 64 MB as it is installed: what is built for tests takes 20 MB more.
          if let most = Processes.mostMemory(of: outpost) { #expect(most < 90_000) }
          try await terminal.quit()
        }
      }
    }
  }
}
