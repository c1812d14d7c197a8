import Foundation
import Measuring
import Testing

extension EndToEnd {
  /// Pictures of an article, and what draws them, in a terminal.
  @Suite(.enabled(if: Products.drawsPictures)) struct ArticlePictureTests {
    private static func feed(_ html: String) -> FeedFarm.Response {
      .text(
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "Feed", "items": [
          {"id": "1", "title": "A post", "content_html": "\(html)<p>The end of it.</p>"}]}
        """, contentType: "application/feed+json")
    }

    /// Opens the only post of a feed.
    private func open(
      _ html: String, png: [UInt8], variables: [String: String] = [:], height: Int = 30,
      _ body: (Tmux, TemporaryFolder) async throws -> Void
    ) async throws {
      let answers: [String: FeedFarm.Response] = [
        "/feed": Self.feed(html), "/a.png": .bytes(png, contentType: "image/png"),
      ]
      let numbered = (0..<8).map {
        ("/\($0).png", FeedFarm.Response.bytes(png, contentType: "image/png"))
      }
      try await FeedFarm.withFarm(answers.merging(numbered) { $1 }) { _, url in
        var home = try ReaderHome(sources: [url.appending(path: "feed")])
        home.variables = variables.mapValues {
          $0.replacing("FOLDER", with: home.folder.url.path())
        }
        for (name, text) in scripts {
          try home.folder.write("#!/bin/sh\n\(text)\n", to: name, executable: true)
        }
        try await home.open(height: height) { terminal in
          try await terminal.wait(for: "A post")
          try await terminal.press("Enter")
          try await terminal.wait(for: "The end of it.")
          try await body(terminal, home.folder)
        }
      }
    }

    /// Programs in the place of the one that draws.
    private let scripts = [
      "killed": "kill -9 $$", "hangs": "echo $$ >\"${0%/*}/id\"; exec sleep 1000",
      "garbage": "head -c 3000 /dev/urandom",
    ]

    /// The most memory of the reader once it has drawn an article, in kilobytes.
    private func memory(_ html: String, png: [UInt8]) async throws -> Int {
      var most = 0
      try await open(html, png: png, height: 60) { terminal, _ in
        // Each was first waited for, or loading.
        try await terminal.waitUntilGone("the picture")
        most = Processes.mostMemory(of: try terminal.processID()) ?? 0
        try await terminal.quit()
      }
      return most
    }

    @Test func `large pictures are in memory only while they are drawn`() async throws {
      let png = NoisePNG.bytes(side: 1779)
      #expect(9_400_000...10_000_000 ~= png.count)
      let words = (0..<8).map { "<p>Words of \($0).</p>" }
      let pictures = words.enumerated().map {
        "\($1)<img src='/\($0).png' width='160' height='32'>"
      }
      let without = try await memory(words.joined(), png: png)
      let with = try await memory(pictures.joined(), png: png)
      #expect(with - without < 20_000, "\(without) and \(with)")
    }

    @Test(arguments: [
      ("FOLDER/killed", "killed"),
      ("FOLDER/garbage", "no clear answer"),
      ("/nonexistent", "started"), ("FOLDER/hangs", "Loading"),
    ])
    func `a program that fails is told in the place of the picture`(
      program: String, words: String
    ) async throws {
      try await open(
        "<p>Words.</p><img src='/a.png' width='400' height='64'>", png: NoisePNG.bytes(side: 8),
        variables: ["OUTPOST_PICTURE": program]
      ) { terminal, folder in
        try await terminal.wait(for: words, "Words.", "The end of it.")
        var id: Int32?
        if program.hasSuffix("hangs") {
          try await poll("the program runs", of: folder.bytes(of: "id")) { $0.last == 0x0A }
          id = Int32(String(decoding: folder.bytes(of: "id").dropLast(), as: UTF8.self))
          #expect(id != nil)
        }
        try await terminal.quit()
        if let id { try await poll("it is gone", of: kill(id, 0)) { $0 == -1 } }
      }
    }

    @Test func `without colours a picture is black and white`() async throws {
      try await open(
        "<p>Words.</p><img src='/a.png' width='160' height='32'>", png: NoisePNG.bytes(side: 8),
        variables: ["NO_COLOR": "1"]
      ) { terminal, _ in
        try await terminal.wait("a picture is drawn") { $0.contains(/[▖-▟▀▄█]/) }
        #expect(try await terminal.screen().contains("[picture] [1]"))
        try await terminal.quit()
      }
    }
  }
}
