import Cells
import Feeds
import FixtureSupport
import Foundation
import Posts
import Testing

@testable import PostsUI

/// Pictures of a post, which are fetched and drawn by what a test puts in the place of the network and of the decoder.
@MainActor struct ArticlePictureTests {
  private func html(_ names: String..., size: String = "width=160 height=32") -> FeedItem {
    .html(
      "<p>First words.</p>"
        + names.map { "<img src='https://x.example/\($0)' \(size) alt='Alt \($0)'><p>Words.</p>" }
        .joined())
  }

  /// The lines that hold words, by their numbers.
  private func words(_ fixture: ReaderFixture) -> [String] {
    fixture.draw().lines.enumerated().filter { $0.element.contains(/Alt|ords/) }
      .map { "\($0.offset) \($0.element)" }
  }

  @Test(arguments: [(80, 24), (40, 30)])
  func `each picture is in one of five states`(size: (Int, Int)) async throws {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(
      .html(
        ["sun", "none", "page", "late-1", "late-2", "late-3"].map {
          "<img src='https://x.example/\($0)' width=240 height=32 alt='\($0)'>"
        }.joined()), (size.0, size.1 + 6), pictures: pictures)
    await fixture.until {
      let text = fixture.draw().lines.joined(separator: "\n")
      return text.contains("###") && text.contains("⚠") && pictures.loads.contains("late-2")
    }
    await fixture.until { fixture.draw().lines.count { $0.contains("Loading") } == 2 }
    #expect(try fixture.pictureDifference(from: "states") == nil)
    #expect(!pictures.loads.contains("late-3") && pictures.mostRunning == 2)
    pictures.release()
    await fixture.until { pictures.loads.contains("late-3") }
    pictures.release()
    await fixture.until { fixture.draw().lines.count { $0.contains("###") } == 8 }
    #expect(pictures.mostRunning == 2)
  }

  @Test(arguments: ["width=160 height=32", "width=4000", "", "width=0 height=-5"])
  func `nothing moves when a picture comes`(size: String) async throws {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(
      html("late", size: size), (80, 40), pictures: pictures)
    await fixture.until { pictures.loads == ["late"] }
    let before = words(fixture)
    #expect(before.count == 4)
    pictures.release()
    await fixture.until { fixture.draw().lines.contains { $0.contains("###") } }
    #expect(words(fixture) == before)
  }

  @Test func `a picture is loading until its cells are there`() async throws {
    let pictures = FakePictures()
    pictures.holdsDecoder = true
    let fixture = try await ReaderFixture.reading(
      html("a", size: "width=240 height=32"), pictures: pictures)
    await fixture.until { pictures.loads == ["a"] }
    /// Whether each frame says that it is loading until something holds.
    func isLoading(until condition: () -> Bool) async {
      await fixture.until(
        pass: {
          let lines = fixture.draw().lines
          guard !condition() else { return }
          #expect(lines.contains { $0.contains("Loading the picture") }, "\(lines)")
          #expect(!lines.contains { $0.contains("Waiting") })
        }, condition)
    }
    // First its size is asked for, then its cells.
    for drawings in 0...1 {
      await isLoading { pictures.isHolding && pictures.drawings == drawings }
      for _ in 0..<20 { await Task.yield() }
      await isLoading { pictures.isHolding }
      pictures.release()
    }
    await isLoading { fixture.draw().lines.contains { $0.contains("###") } }
    #expect(!fixture.draw().lines.contains { $0.contains("Loading") })
    #expect(pictures.drawings == 1)
  }

  @Test func `the next post has room for pictures whose sizes came ahead`() async throws {
    let pictures = FakePictures()
    func post(_ names: [String], id: String) -> FeedItem {
      let images = names.map { "<img src='https://x.example/\($0)' alt='Alt \($0)'>" }
      return .html("<p>First.</p>\(images.joined())", id: id)
    }
    let fixture = try await ReaderFixture.reading(
      post(["a"], id: "2"), before: [post(["b", "c"], id: "1")], pictures: pictures)
    // The size of the first is known when the second is asked for.
    await fixture.until { pictures.loads.contains("c") }
    fixture.press("n")
    func line(_ words: String) -> Int? {
      fixture.draw().lines.firstIndex { $0.contains(words) }
    }
    await fixture.until { line("Alt b") != nil }
    let (first, last) = (try #require(line("First.")), try #require(line("Alt b")))
    #expect(last - first <= 4)
    await fixture.until { line("####################") != nil }
    #expect(line("First.") == first && line("Alt b") == last)
  }

  @Test func `a picture has the room that its author says, and at most that of the text`()
    async throws
  {
    func size(_ attributes: String, columns: Int = 78) async throws -> Size? {
      let fixture = try await ReaderFixture.reading(html("a", size: attributes))
      let article = try #require(fixture.model.open).text.article
      let rows = ArticleRows(article, columns: columns, drawsPictures: true)
      return rows.rows.compactMap { rows.picture(of: $0)?.size }.first
    }
    #expect(try await size("width=160 height=32") == Size(width: 20, height: 2))
    #expect(try await size("width=1248 height=320") == Size(width: 78, height: 10))
    #expect(try await size("width=100 height=100000") == Size(width: 1, height: 24))
    #expect(try await size("") == Size(width: 78, height: 22))
    #expect(try await size("", columns: 1) == Size(width: 1, height: 1))
    #expect(try await size("width=9223372036854775807 height=2") == Size(width: 78, height: 1))
  }

  @Test func `off, nothing is fetched, and the post is as ever`() async throws {
    let pictures = FakePictures(.off)
    let fixture = try await ReaderFixture.reading(html("a", "b"), pictures: pictures)
    let plain = try await ReaderFixture.reading(html("a", "b"))
    #expect(fixture.draw().grid == plain.draw().grid)
    #expect(fixture.draw().lines.contains { $0.contains("[picture: Alt a] [1]") })
    #expect(pictures.loads == [])
    fixture.press("p")
    await fixture.until { fixture.draw().lines.contains { $0.contains("###") } }
    #expect(pictures.loads.sorted() == ["a", "b"])
    fixture.press("p")
    #expect(!fixture.draw().lines.contains { $0.contains("###") })
  }

  @Test(arguments: [PictureSetting.auto, .cells])
  func `a terminal with ASCII only has pictures where the user wants them`(
    setting: PictureSetting
  ) async throws {
    let pictures = FakePictures(setting, canShow: false)
    let fixture = try await ReaderFixture.reading(html("a"), pictures: pictures)
    if setting == .cells { await fixture.until { pictures.loads == ["a"] } }
    #expect(fixture.draw().lines.contains { $0.contains("[picture") } == (setting == .auto))
  }

  @Test func `a picture that is scrolled away is not waited for`() async throws {
    let pictures = FakePictures()
    let filler = (1...200).map { "<p>Paragraph \($0).</p>" }.joined()
    let fixture = try await ReaderFixture.reading(
      .html(
        "<img src='https://x.example/late' width=160 height=32>\(filler)"
          + "<img src='https://x.example/far' width=160 height=32>"),
      pictures: pictures)
    await fixture.until { pictures.loads == ["late"] }
    fixture.press("G")
    await fixture.until { pictures.cancelled == ["late"] && pictures.loads == ["late", "far"] }
  }

  @Test func `a picture that is scrolled back to is neither fetched nor decoded again`()
    async throws
  {
    let pictures = FakePictures()
    let filler = (1...200).map { "<p>Paragraph \($0).</p>" }.joined()
    let fixture = try await ReaderFixture.reading(
      .html("<img src='https://x.example/a' width=160 height=32>\(filler)"), pictures: pictures)
    func isDrawn() -> Bool { fixture.draw().lines.contains { $0.contains("###") } }
    await fixture.until(isDrawn)
    for _ in 0..<3 {
      fixture.press("G")
      #expect(!isDrawn())
      fixture.press("g")
      await fixture.until(isDrawn)
    }
    #expect(pictures.loads == ["a"] && pictures.drawings == 1)
  }

  @Test func `servers that do not answer hold up the others for some seconds only`() async throws {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(
      html("late-1", "late-2", "sun", "none", size: "width=240 height=32"), (80, 40),
      pictures: pictures)
    await fixture.until { pictures.loads.count == 2 }
    #expect(fixture.draw().lines.count { $0.contains("Waiting for the picture") } == 2)
    func isDrawn() -> Bool { fixture.draw().lines.contains { $0.contains("###") } }
    var seconds = 0
    await fixture.until(
      pass: {
        // No longer than a server has its place, so that none is asked once more.
        if seconds < 8 { fixture.clock.advance(by: .seconds(1)) }
        seconds += 1
      }, isDrawn)
    // The two that were late make room at one time, so either of the others can be first.
    await fixture.until { pictures.loads.sorted() == ["late-1", "late-2", "none", "sun"] }
    #expect(fixture.draw().lines.count { $0.contains("Loading the picture") } == 2)
  }

  @Test func `bytes that cannot be drawn are not kept`() async throws {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(
      html("damaged", "a", size: "width=480 height=48"), pictures: pictures)
    await fixture.until { fixture.draw().lines.contains { $0.contains("it is damaged") } }
    #expect(pictures.discarded == ["https://x.example/damaged"])
    fixture.press("p")
    #expect(!fixture.draw().lines.contains { $0.contains("it is damaged") })
    fixture.press("p")
    await fixture.until { pictures.loads.count { $0 == "damaged" } == 2 }
    #expect(pictures.loads.count { $0 == "a" } == 1)
  }

  @Test(arguments: [PictureSetting.cells, .off])
  func `the first pictures of the next post are there before it is opened`(
    setting: PictureSetting
  ) async throws {
    let pictures = FakePictures(setting)
    func post(_ names: [String], id: String) -> FeedItem {
      .html(names.map { "<img src='https://x.example/\($0)' width=80 height=16>" }.joined(), id: id)
    }
    let fixture = try await ReaderFixture.reading(
      post(["a"], id: "3"), before: [post(["b", "c", "d", "e"], id: "2"), post(["f"], id: "1")],
      pictures: pictures)
    guard setting != .off else { return #expect(pictures.loads == []) }
    await fixture.until { pictures.loads.count == 4 }
    #expect(pictures.loads.sorted() == ["a", "b", "c", "d"])
    fixture.press("n")
    await fixture.until { Set(["e", "f"]).isSubset(of: pictures.loads) }
    #expect(pictures.loads.count { $0 == "b" } == 1 && pictures.loads.count { $0 == "c" } == 1)
  }

  @Test func `what counts readers is words`() async throws {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(
      .html("<img src='https://pixel.wp.com/b.gif' alt=Count><img src='https://x.example/a'>"),
      (80, 60), pictures: pictures)
    await fixture.until { pictures.loads == ["a"] }
    #expect(fixture.draw().lines.contains { $0.contains("[picture: Count] [1]") })
  }

  @Test func `Enter shows a picture on the whole screen, o opens it, Esc and q lead back`()
    async throws
  {
    let pictures = FakePictures()
    let fixture = try await ReaderFixture.reading(html("a"), pictures: pictures)
    await fixture.until { fixture.draw().lines.contains { $0.contains("###") } }
    let before = fixture.draw().grid
    for back in [KeyEquivalent.escape, "q"] {
      fixture.press(.tab)
      #expect(fixture.draw().lines.last?.contains("Enter Enlarge") == true)
      fixture.press(.return)
      await fixture.until {
        fixture.draw().lines.contains { $0.contains(String(repeating: "#", count: 80)) }
      }
      #expect(fixture.draw().lines.last?.contains("o Browser  Esc Back") == true)
      fixture.press("o")
      #expect(fixture.links.last == "https://x.example/a")
      fixture.press(back)
      #expect(fixture.draw().lines.contains { $0.contains("First words.") })
      fixture.press(.tab)
    }
    #expect(fixture.links.count == 2)
    #expect(fixture.draw().grid == before)
  }
}

extension ReaderFixture {
  fileprivate func pictureDifference(from name: String) throws -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try difference(from: "picture-\(name)", testFile: folder.appending(path: "x").path)
  }
}
