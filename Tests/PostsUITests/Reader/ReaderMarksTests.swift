import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Marks, and the way from one unread post to the next.
@MainActor struct ReaderMarksTests {
  @Test func `m marks as read and back, s stars, and u takes it back`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("m", "s")
    await fixture.settle()
    #expect(fixture.text.contains("▌   Swift 6.3 is there"))
    #expect(fixture.text.contains("▌ ★ Swift.org"))
    #expect(fixture.model.count(of: .starred) == 1)
    fixture.press("u")
    await fixture.settle()
    #expect(fixture.text.contains("▌   Swift.org"))
    fixture.press("m")
    await fixture.settle()
    #expect(fixture.text.contains("▌ ● Swift 6.3 is there"))
  }

  @Test func `A marks all, says how many and how to undo it, and u does`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("A")
    await fixture.until { fixture.model.count(of: .unread) == 0 }
    #expect(fixture.text.contains("40 marked · u Undo"))
    #expect(!fixture.text.contains("●"))
    fixture.press("u")
    await fixture.until { fixture.model.count(of: .unread) == 40 }
    #expect(fixture.text.contains("▌ ● Swift 6.3 is there"))
  }

  @Test func `n goes to the next unread post, N back, around the ends`() async throws {
    let fixture = try await ReaderFixture.sample(posts: 6)
    for _ in 1...3 { fixture.press("m", "j") }
    await fixture.settle()
    fixture.press("g", "n")
    #expect(fixture.text.contains("4/6"))
    fixture.press("n", "n", "n")
    #expect(fixture.text.contains("4/6"))
    fixture.press("N")
    #expect(fixture.text.contains("6/6"))
    fixture.press("A")
    await fixture.settle()
    fixture.press("n")
    #expect(fixture.text.contains("No more unread posts") || fixture.text.contains("u undo"))
    #expect(fixture.text.contains("6/6"))
  }

  @Test func `while a post is read n opens the next one, at its start`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press(.return, "G", "n")
    #expect(fixture.model.open?.text.title.hasPrefix("端末") == true)
    #expect(fixture.text.contains("Paragraph a of post 2"))
    fixture.press(.escape)
    await fixture.settle()
    #expect(fixture.selectedRow?.text.hasPrefix("▌   端末") == true)
  }

  @Test func `keys reach the post that is read, also beside the list`() async throws {
    let fixture = try await ReaderFixture.sample(width: 120, height: 35)
    fixture.press("j", .return, "s")
    await fixture.settle()
    #expect(fixture.text.contains("★ 端末の幅"))
    #expect(fixture.model.open?.isStarred == true)
  }

  @Test func `o opens the page, a number a link, L shows all, y copies`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("o", "y", "1", .return, "2", "9")
    #expect(
      fixture.links == [
        "https://example.org/1", "https://example.org/two/with/a/longer/path?and=more",
      ])
    #expect(fixture.copies == ["https://example.org/1"])
    #expect(fixture.text.contains("│ The post has no link 9"), "the newest words are shown")
    fixture.press("L")
    #expect(fixture.text.contains("https://example.org/one"))
    fixture.press("j", .return)
    #expect(fixture.links.count == 3 && fixture.links.last?.contains("two") == true)
    fixture.press("o")
    #expect(fixture.links.count == 4)
  }
}
