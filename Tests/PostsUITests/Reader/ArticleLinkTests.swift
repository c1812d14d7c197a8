import Cells
import Feeds
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// Links of a post: by their numbers, and one after another with Tab.
@MainActor struct ArticleLinkTests {
  private func fixture(links: Int) async throws -> ReaderFixture {
    let html = (1...max(1, links)).map {
      links == 0 ? "<p>Nothing" : "<p>Words <a href='https://x.example/\($0)'>link \($0)</a>"
    }
    return try await ReaderFixture.reading(.html(html.joined()))
  }

  private func foot(_ fixture: ReaderFixture) -> String { fixture.draw().lines.last ?? "" }

  private func opened(_ fixture: ReaderFixture) -> [String] {
    fixture.links.map { String($0.dropFirst("https://x.example/".count)) }
  }

  @Test func `of nine links each number opens its own at once`() async throws {
    let fixture = try await fixture(links: 9)
    fixture.press("1", "9", "0")
    #expect(opened(fixture) == ["1", "9"])
    #expect(!foot(fixture).contains("Open link"), "there is no link 0")
  }

  @Test func `a digit that may go on is shown, and the next one opens the link of both`()
    async throws
  {
    let fixture = try await fixture(links: 12)
    fixture.press("1")
    #expect(foot(fixture) == " Open link 1")
    #expect(fixture.links.isEmpty)
    fixture.press("2")
    #expect(opened(fixture) == ["12"])
    #expect(!foot(fixture).contains("Open link"))
    fixture.press("2")
    #expect(opened(fixture) == ["12", "2"], "there is no link 20")
  }

  @Test func `of a hundred links a number has three digits`() async throws {
    let fixture = try await fixture(links: 100)
    fixture.press("1", "0")
    #expect(foot(fixture) == " Open link 10")
    #expect(fixture.links.isEmpty)
    fixture.press("0", "1", "1")
    #expect(opened(fixture) == ["100", "11"])
  }

  @Test func `a number of four digits is on one line in the list of links`() async throws {
    let fixture = try await fixture(links: 1_000)
    fixture.press("L")
    fixture.type("G")
    #expect(fixture.text.contains(" 1000 "), "\(fixture.text)")
  }

  @Test func `digits are shown while a failed source is waited for`() async throws {
    let fixture = try await fixture(links: 12)
    fixture.press("q", .leftArrow, "j", "j", "j", .return)
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    fixture.fetcher.answer("https://blog.example/feed", .failure(.server(code: 503)))
    fixture.clock.advance(by: .seconds(10))
    fixture.press("r")
    await fixture.until { fixture.model.nextTry != nil }
    #expect(foot(fixture).contains("Trying again"))
    fixture.press("1")
    #expect(foot(fixture) == " Open link 1")
    fixture.press(.escape)
    #expect(foot(fixture).contains("Trying again"))
  }

  @Test func `Enter opens what was typed`() async throws {
    let fixture = try await fixture(links: 12)
    fixture.press("1", .return)
    #expect(opened(fixture) == ["1"])
    #expect(!foot(fixture).contains("Open link"))
  }

  @Test func `what was typed is opened when no digit follows for 400 ms`() async throws {
    let fixture = try await fixture(links: 120)
    fixture.press("1")
    fixture.clock.advance(by: .milliseconds(399))
    fixture.draw()
    #expect(fixture.links.isEmpty)
    fixture.press("1")
    fixture.clock.advance(by: .milliseconds(399))
    fixture.draw()
    #expect(fixture.links.isEmpty, "the time begins again with each digit")
    #expect(
      fixture.host.nextDue.map { $0 <= fixture.clock.now.advanced(by: .milliseconds(1)) } == true)
    fixture.clock.advance(by: .milliseconds(1))
    fixture.draw()
    #expect(opened(fixture) == ["11"])
    fixture.clock.advance(by: .seconds(2))
    fixture.draw()
    #expect(opened(fixture) == ["11"])
  }

  @Test func `Escape forgets the digits, and only they are gone`() async throws {
    let fixture = try await fixture(links: 12)
    fixture.press("1", .escape)
    #expect(!foot(fixture).contains("Open link"))
    #expect(fixture.model.open != nil)
    fixture.clock.advance(by: .seconds(1))
    fixture.draw()
    #expect(fixture.links.isEmpty)
  }

  @Test func `digits of a post that is left are forgotten`() async throws {
    let fixture = try await fixture(links: 12)
    fixture.press("1", "q")
    fixture.clock.advance(by: .seconds(1))
    fixture.draw()
    #expect(fixture.links.isEmpty)
    #expect(!foot(fixture).contains("Open link"))
  }

  @Test func `a number without a link says so`() async throws {
    let fixture = try await fixture(links: 0)
    fixture.press("1")
    #expect(fixture.text.contains("The post has no link 1"))
    let twelve = try await self.fixture(links: 12)
    twelve.press("1", "9")
    #expect(twelve.text.contains("The post has no link 19") && twelve.links.isEmpty)
  }

  @Test func `Tab goes from link to link, marks it, and Enter opens it`() async throws {
    let fixture = try await ReaderFixture.reading(
      FeedItem.html(
        "<p>See <a href='https://x.example/1'>the first one</a> and "
          + "<b><a href='https://x.example/2'>the <i>second</i> one</a></b>."))
    #expect(reversed(fixture) == [])
    fixture.press(.tab)
    #expect(reversed(fixture) == ["the first one"])
    fixture.press(.tab)
    #expect(reversed(fixture) == ["the second one"])
    fixture.press(.return)
    #expect(opened(fixture) == ["2"])
    back(fixture)
    #expect(reversed(fixture) == ["the first one"])
    fixture.press(.return, "j")
    #expect(opened(fixture) == ["2", "1"])
    #expect(fixture.model.open != nil)
  }

  @Test func `of many links Tab begins on the screen, goes on below it, and back`() async throws {
    let fixture = try await fixture(links: 60)
    fixture.press(.pageDown, .tab)
    let text = try #require(reversed(fixture).first)
    let first = try #require(Int(text.dropFirst("link ".count)))
    #expect(first > 1 && first < 20 && fixture.text.contains("Words link \(first) "))
    for number in first + 1...60 {
      fixture.press(.tab)
      #expect(reversed(fixture) == ["link \(number)"])
    }
    fixture.press(.return, .tab)
    #expect(reversed(fixture) == [], "after the last one the focus is elsewhere")
    #expect(opened(fixture) == ["60"])
    for number in (1...60).reversed() {
      back(fixture)
      #expect(reversed(fixture) == ["link \(number)"])
    }
    fixture.press(.return)
    #expect(opened(fixture) == ["60", "1"])
    back(fixture)
    #expect(reversed(fixture) == [])
  }

  @Test(arguments: [(80, 24), (40, 10), (160, 30)])
  func `what is attached, the comments, and links in tables and of pictures are stops`(
    size: (Int, Int)
  ) async throws {
    var item = FeedItem.html(
      """
      <p><a href='https://x.example/1'>one <code>and</code> half</a></p><table><tr><th>A<th>B
      <tr><td>x<td><a href='https://x.example/2'>two</a></table><img src='https://x.example/3' alt=Cat>
      <video src='https://x.example/4'></video>
      """)
    item.attachments = [Attachment(address: "https://x.example/a.mp3", bytes: 1_000)]
    item.comments = "https://x.example/talk"
    let fixture = try await ReaderFixture.reading(item, size)
    for _ in 1...6 { fixture.press(.tab, .return) }
    #expect(opened(fixture) == ["a.mp3", "talk", "1", "2", "3", "4"])
    for _ in 1...5 {
      back(fixture)
      fixture.press(.return)
    }
    #expect(opened(fixture).suffix(5) == ["3", "2", "1", "talk", "a.mp3"])
    #expect(reversed(fixture) == ["a.mp3"])
  }

  @Test func `Enter opens no link that was scrolled away`() async throws {
    let fixture = try await fixture(links: 60)
    fixture.press(.tab, "G", .return)
    #expect(fixture.links.isEmpty)
  }

  @Test func `after the last link Tab leads to the pane beside`() async throws {
    let fixture = try await ReaderFixture.reading(
      .html("<p><a href='https://x.example/1'>one</a>"), (160, 30))
    fixture.press(.tab)
    #expect(foot(fixture).hasPrefix(" Enter Open link"))
    fixture.press(.tab)
    #expect(!foot(fixture).contains("Open link") && foot(fixture).contains("q Quit"))
  }

  @Test func `a digit in the list of links does what it does in the post`() async throws {
    let nine = try await fixture(links: 9)
    nine.press("L", "4")
    #expect(opened(nine) == ["4"] && !nine.text.contains("Enter opens"))
    let twelve = try await fixture(links: 12)
    twelve.press("L", "1")
    #expect(foot(twelve) == " Open link 1" && twelve.links.isEmpty)
    twelve.press("2")
    #expect(opened(twelve) == ["12"] && !twelve.text.contains("Enter opens"))
    twelve.press("L", "1", .return)
    #expect(opened(twelve) == ["12", "1"] && !twelve.text.contains("Enter opens"))
    twelve.press("L", "1", .escape)
    #expect(twelve.text.contains("Enter opens") && !foot(twelve).contains("Open link 1"))
    twelve.press("1")
    twelve.clock.advance(by: .milliseconds(400))
    twelve.draw()
    #expect(opened(twelve) == ["12", "1", "1"])
  }

  @Test func `a footnote leads to its note, and the note leads back`() async throws {
    let filler = (1...40).map { "<p>Paragraph \($0).</p>" }.joined()
    let fixture = try await ReaderFixture.reading(
      FeedItem.html(
        "<p>Claim<sup><a href='#n' id='r'>1</a></sup>.</p>\(filler)"
          + "<p id='n'>The note. <a href='#r'>back</a></p>\(filler)"))
    fixture.press(.tab)
    #expect(reversed(fixture) == ["¹"])
    fixture.press(.return)
    #expect(fixture.draw().lines[1].hasPrefix(" The note. back"))
    fixture.press(.tab)
    #expect(reversed(fixture) == ["back"])
    fixture.press(.return)
    #expect(fixture.draw().lines[1].hasPrefix(" Claim¹."))
    #expect(fixture.links.isEmpty, "nothing is opened")
  }

  private func back(_ fixture: ReaderFixture) {
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    fixture.draw()
  }

  /// The texts that are drawn in reverse.
  private func reversed(_ fixture: ReaderFixture) -> [String] {
    fixture.draw().reversedTexts
  }
}

extension CellBuffer {
  /// What is drawn in reverse between the first and the last line, in pieces of one line.
  var reversedTexts: [String] { reversedTexts { _ in true } }

  /// The same of those with some attributes.
  func reversedTexts(where fits: (Style.Attributes) -> Bool) -> [String] {
    (1..<size.height - 1).flatMap { y in
      var pieces: [String] = []
      var isIn = false
      for x in 0..<size.width {
        let attributes = self[x, y].style.attributes
        let isReversed = attributes.contains(.reverse) && fits(attributes)
        if isReversed, !isIn { pieces.append("") }
        if isReversed { pieces[pieces.count - 1] += text(of: self[x, y]) }
        isIn = isReversed
      }
      return pieces
    }
  }
}
