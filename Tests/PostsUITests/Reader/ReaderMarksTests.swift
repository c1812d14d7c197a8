import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Marks, and the way from one unread post to the next.
@MainActor struct ReaderMarksTests {
  @Test func `m marks as read and back, s stars, and u takes it back`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("m", "s")
    await stage.settle()
    #expect(stage.text.contains("▌   Swift 6.3 is there"))
    #expect(stage.text.contains("▌ ★ Swift.org"))
    #expect(stage.model.count(of: .starred) == 1)
    stage.press("u")
    await stage.settle()
    #expect(stage.text.contains("▌   Swift.org"))
    stage.press("m")
    await stage.settle()
    #expect(stage.text.contains("▌ ● Swift 6.3 is there"))
  }

  @Test func `A marks all, says how many and how to undo it, and u does`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("A")
    await stage.until { stage.model.count(of: .unread) == 0 }
    #expect(stage.text.contains("Marked 40 posts as read · u undo"))
    #expect(!stage.text.contains("●"))
    stage.press("u")
    await stage.until { stage.model.count(of: .unread) == 40 }
    #expect(stage.text.contains("▌ ● Swift 6.3 is there"))
  }

  @Test func `n goes to the next unread post, N back, around the ends`() async throws {
    let stage = try await ReaderStage.sample(posts: 6)
    for _ in 1...3 { stage.press("m", "j") }
    await stage.settle()
    stage.press("g", "n")
    #expect(stage.text.contains("4/6"))
    stage.press("n", "n", "n")
    #expect(stage.text.contains("4/6"))
    stage.press("N")
    #expect(stage.text.contains("6/6"))
    stage.press("A")
    await stage.settle()
    stage.press("n")
    #expect(stage.text.contains("No more unread posts") || stage.text.contains("u undo"))
    #expect(stage.text.contains("6/6"))
  }

  @Test func `while a post is read n opens the next one, at its start`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press(.return, "G", "n")
    #expect(stage.model.open?.text.title.hasPrefix("端末") == true)
    #expect(stage.text.contains("Paragraph a of post 2"))
    stage.press(.escape)
    await stage.settle()
    #expect(stage.selectedRow?.text.hasPrefix("▌   端末") == true)
  }

  @Test func `keys reach the post that is read, also beside the list`() async throws {
    let stage = try await ReaderStage.sample(width: 120, height: 35)
    stage.press("j", .return, "s")
    await stage.settle()
    #expect(stage.text.contains("★ 端末の幅"))
    #expect(stage.model.open?.isStarred == true)
  }

  @Test func `o opens the page, a number a link, L shows all, y copies`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("o", "y", "1", .return, "2", "9")
    #expect(
      stage.links == [
        "https://example.org/1", "https://example.org/two/with/a/longer/path?and=more",
      ])
    #expect(stage.copies == ["https://example.org/1"])
    #expect(stage.text.contains("i The post has no link 9"), "the newest words are shown")
    stage.press("L")
    #expect(stage.text.contains("https://example.org/one"))
    stage.press("j", .return)
    #expect(stage.links.count == 3 && stage.links.last?.contains("two") == true)
    stage.press("o")
    #expect(stage.links.count == 4)
  }
}
