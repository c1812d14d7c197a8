import Cells
import Posts
import StageSupport
import Testing

@testable import PostsUI

/// What keys and answers do to the product's screen.
@MainActor struct PostsScreenTests {
  private func loaded(_ posts: [Post] = .plain(from: 1, to: 40)) async -> PostsStage {
    let stage = PostsStage()
    await stage.answer(posts)
    return stage
  }

  private func failedRefresh() async -> PostsStage {
    let stage = await loaded()
    stage.press("j", "j", "r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    return stage
  }

  @Test func `a burst of Enter and r makes one request`() async {
    let stage = PostsStage()
    await stage.answer(.failure(PostsError.server(code: 500)))
    stage.burst(.return, .return, "r", .return, "r")
    await stage.answer(.plain(from: 1, to: 3))
    #expect(await stage.service.requestCount == 2)
    #expect(stage.text.contains("1/3"))
  }

  @Test func `OK leaves the list as it was`() async {
    let stage = await loaded()
    stage.press(.pageDown, "j", "j")
    let before = stage.draw().grid
    stage.press("r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    #expect(stage.text.contains("Server error with code: 500"))
    stage.press(.return)
    #expect(stage.draw().grid == before)
  }

  @Test func `Try Again in the alert loads again`() async {
    let stage = await failedRefresh()
    stage.press(.tab, .return)
    #expect(stage.model.state.isLoading)
    await stage.answer(.plain(from: 1, to: 40))
    #expect(await stage.service.requestCount == 3)
    #expect(stage.text.contains("3/40"))
  }

  @Test func `keys do not reach the list under an alert`() async {
    let stage = await failedRefresh()
    stage.press("j", "G", "r", "q", "?", .pageDown)
    #expect(stage.text.contains("3/40"))
    #expect(!stage.didQuit)
    #expect(await stage.service.requestCount == 2)
  }

  @Test func `Escape gives up a load and comes back to the list`() async {
    let stage = await loaded()
    let before = stage.draw().grid
    stage.press("r", .escape)
    #expect(stage.draw().grid == before)
  }

  @Test func `a late answer to a load that was given up changes nothing`() async {
    let stage = await loaded(.plain(from: 1, to: 3))
    stage.press("r", .escape)
    await stage.waitForRequests(2)
    stage.press("r")
    await stage.service.answer(.success(.plain(from: 50, to: 60)))
    await stage.answer(.plain(from: 1, to: 5))
    #expect(stage.text.contains("1/5"))
  }

  @Test func `Enter opens the post and Escape comes back to the same row`() async {
    let stage = await loaded()
    stage.press(.pageDown, "j")
    let before = stage.draw().grid
    stage.press(.return)
    #expect(!stage.text.contains("▌"))
    stage.press(.escape)
    #expect(stage.draw().grid == before)
  }

  @Test func `a long post scrolls to its end, and keeps its place through a refresh`() async {
    let stage = PostsStage(width: 40, height: 10)
    let body = (1...60).map { "line \($0)" }.joined(separator: "\n")
    await stage.answer([Post(id: "1", title: "Long", body: body)])
    stage.press(.return, "G")
    #expect(stage.text.contains("line 60"))
    stage.press("k", "k")
    let before = stage.text
    stage.press("r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    stage.press(.escape)
    #expect(stage.text == before)
  }

  @Test func `q quits`() async {
    let stage = await loaded()
    stage.press("q")
    #expect(stage.didQuit)
  }

  @Test func `keys that come at once go where they go one by one`() async {
    let stage = await loaded()
    stage.burst("?", "q")
    #expect(!stage.didQuit)
    #expect(!stage.text.contains("Keys"))
    stage.burst(.return, "j", "j", .escape)
    #expect(stage.text.contains("1/40"))
  }

  @Test func `a post that is gone from its source is read no more`() async {
    let stage = await loaded(.plain(from: 1, to: 3))
    stage.press("j", .return, "r")
    await stage.answer([])
    #expect(stage.text.contains("No posts"))
    stage.press("r", .escape)
    #expect(!stage.model.state.isLoading)
    await stage.waitForRequests(3)
    stage.press("r")
    await stage.service.answer(.success([]))
    await stage.answer([Post(id: "3", title: "Left", body: "")])
    #expect(stage.text.contains("▌ Left"))
  }

  @Test(arguments: [(20, 5), (40, 4), (12, 4)])
  func `the smallest screens keep what a person needs`(size: (Int, Int)) async {
    let stage = PostsStage(width: size.0, height: size.1)
    await stage.answer(.failure(PostsError.server(code: 500)))
    #expect(stage.text.contains("▸ Try"))
    stage.press("r")
    await stage.answer(.plain(from: 1, to: 3))
    #expect(stage.text.contains("1/3"))
    #expect(stage.text.contains("▌"))
    stage.press("r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    #expect(stage.text.contains("OK"))
  }

  @Test func `Esc and a key that come as one are both`() async {
    let stage = await loaded()
    stage.press(.return)
    stage.host.send(.key(KeyPress("j", modifiers: .option)))
    #expect(stage.text.contains("2/40"))
    #expect(stage.text.contains("▌"))
  }
}
