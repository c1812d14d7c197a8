import Cells
import Posts
import StageSupport
import Testing

@testable import PostsUI

/// The person's place in the list survives whatever a refresh brings.
@MainActor struct PlaceTests {
  private func stage(at keys: KeyEquivalent...) async -> PostsStage {
    let stage = PostsStage()
    await stage.answer(.plain(from: 10, to: 60))
    for key in keys { stage.press(key) }
    return stage
  }

  private func refresh(_ stage: PostsStage, _ posts: [Post]) async {
    stage.press("r")
    await stage.answer(posts)
  }

  private func selectedLine(_ stage: PostsStage) -> (row: Int, text: String)? {
    stage.draw().lines.enumerated().first { $0.element.hasPrefix("▌") }
      .map { ($0.offset, $0.element) }
  }

  @Test func `new posts on top leave the selected post on its line`() async throws {
    let stage = await stage(at: .pageDown, .pageDown, "j", "j")
    let before = try #require(selectedLine(stage))
    await refresh(stage, .plain(from: 1, to: 60))
    let after = try #require(selectedLine(stage))
    #expect(after.row == before.row)
    #expect(after.text.prefix(20) == before.text.prefix(20))
    #expect(stage.text.contains("/60"))
  }

  @Test func `posts that come between the top and the selected one leave it on its line`()
    async throws
  {
    let stage = await stage(at: "j", "j", "j")
    let before = try #require(selectedLine(stage))
    var posts: [Post] = .plain(from: 10, to: 60)
    posts.insert(Post(id: "new", title: "Between", body: ""), at: 2)
    await refresh(stage, posts)
    let after = try #require(selectedLine(stage))
    #expect(after.row == before.row)
    #expect(after.text.contains("Post number 13"))
    #expect(stage.text.contains("5/52"))
  }

  @Test func `a selected post that is gone leaves the selection to its neighbour`() async throws {
    let stage = await stage(at: "j", "j", "j")
    var posts: [Post] = .plain(from: 10, to: 60)
    posts.remove(at: 3)
    await refresh(stage, posts)
    #expect(try #require(selectedLine(stage)).text.contains("Post number 14"))
  }

  @Test func `a shorter list is shown to its end`() async throws {
    let stage = await stage(at: .end)
    await refresh(stage, .plain(from: 100, to: 101))
    #expect(try #require(selectedLine(stage)).text.contains("Post number 101"))
    #expect(stage.text.contains("Post number 100"))
  }

  @Test func `an empty answer and posts again do not break the place`() async throws {
    let stage = await stage(at: "j", "j")
    await refresh(stage, [])
    #expect(stage.text.contains("No posts"))
    await refresh(stage, .plain(from: 10, to: 60))
    #expect(try #require(selectedLine(stage)).text.contains("Post number 12"))
  }

  @Test func `the list scrolls to its very last row by every key`() async {
    for keys in [[KeyEquivalent.end], ["G"], Array(repeating: "j", count: 60)]
      + [Array(repeating: .pageDown, count: 30), Array(repeating: .space, count: 30)]
    {
      let stage = await stage()
      for key in keys { stage.press(key) }
      #expect(stage.text.contains("51/51"))
      #expect(stage.text.contains("Post number 60"))
      for _ in 0..<60 { stage.press("k") }
      #expect(stage.text.contains("1/51"))
      #expect(stage.text.contains("Post number 10\n") || stage.text.contains("Post number 10 "))
    }
  }
}
