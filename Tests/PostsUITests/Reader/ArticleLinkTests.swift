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
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(reversed(fixture) == ["the first one"])
    fixture.press(.return, "j")
    #expect(opened(fixture) == ["2", "1"])
    #expect(fixture.model.open != nil)
  }

  @Test func `of many links Tab goes through those on the screen`() async throws {
    let fixture = try await fixture(links: 60)
    fixture.press(.pageDown, .tab)
    let first = try #require(reversed(fixture).first)
    #expect(first.hasPrefix("link ") && fixture.text.contains("Words \(first)"))
    fixture.press(.return)
    #expect(opened(fixture) == [String(first.dropFirst("link ".count))])
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

  /// The texts that are drawn in reverse.
  private func reversed(_ fixture: ReaderFixture) -> [String] {
    fixture.draw().reversedTexts
  }
}

extension CellBuffer {
  /// What is drawn in reverse between the first and the last line, in pieces of one line.
  var reversedTexts: [String] {
    (1..<size.height - 1).flatMap { y in
      var pieces: [String] = []
      var isIn = false
      for x in 0..<size.width {
        let isReversed = self[x, y].style.attributes.contains(.reverse)
        if isReversed, !isIn { pieces.append("") }
        if isReversed { pieces[pieces.count - 1] += text(of: self[x, y]) }
        isIn = isReversed
      }
      return pieces
    }
  }
}
