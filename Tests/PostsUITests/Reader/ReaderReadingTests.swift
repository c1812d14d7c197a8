import Cells
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// The way through posts that are read: Space from one to the next, and q back.
@MainActor struct ReaderReadingTests {
  @Test(arguments: [(80, 24), (120, 24), (160, 24)])
  func `Space goes a page down, and at the end to the next unread post`(size: (Int, Int))
    async throws
  {
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.press("j", "m", "k", .return)
    #expect(fixture.text.contains("Paragraph a of post 1"))
    fixture.press(.space)
    #expect(fixture.text.contains("of post 1") && !fixture.text.contains("Paragraph b of post 1"))
    var count = 1
    while fixture.model.open?.text.title == "Swift 6.3 is there", count < 20 {
      fixture.press(.space)
      count += 1
    }
    #expect(count > 1)
    #expect(
      fixture.text.contains("Paragraph a of post 3"), "post 2 is read, and the start is shown")
  }

  @Test func `Space after the last unread post says so`() async throws {
    let fixture = try await ReaderFixture.sample(height: 100, posts: 2)
    fixture.press(.return, .space)
    #expect(fixture.text.contains("Paragraph a of post 2"))
    await fixture.until { fixture.model.count(of: .unread) == 0 }
    fixture.press(.space)
    #expect(fixture.text.contains("No more unread posts"))
    #expect(fixture.text.contains("Paragraph a of post 2"))
  }

  @Test(arguments: [40, 80, 120])
  func `q goes back from a post to the list, and quits from there`(width: Int) async throws {
    let fixture = try await ReaderFixture.sample(width: width, height: 24)
    fixture.press("j", .return)
    #expect(fixture.model.open != nil)
    #expect(width == 40 || fixture.draw().lines.last?.contains("q Back") == true)
    fixture.press("q")
    #expect(fixture.model.open == nil && !fixture.didQuit)
    #expect(fixture.text.contains("2/40"))
    fixture.press("q")
    // The list of sources is the outermost one.
    #expect(!fixture.didQuit)
    fixture.press("q")
    #expect(fixture.didQuit)
  }

  @Test func `q in the field types a letter`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press(.return, "/", "q")
    #expect(fixture.model.open != nil && !fixture.didQuit)
    #expect(fixture.text.contains("\n / q\n"))
  }
}
