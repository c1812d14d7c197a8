import Cells
import Posts
import StageSupport
import Testing

@testable import PostsUI

/// Each screen of the product, as text and as styles, at the usual size and at the smallest.
@MainActor struct ScreenGoldenTests {
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 10)]

  private func check(_ stage: PostsStage, _ name: String) throws {
    let difference = try stage.difference(from: name, testFile: #filePath)
    #expect(difference == nil)
  }

  private func stage(_ size: Size) -> PostsStage {
    PostsStage(width: size.width, height: size.height)
  }

  private func loaded(_ size: Size) async -> PostsStage {
    let stage = stage(size)
    await stage.answer(.mixed)
    return stage
  }

  @Test(arguments: sizes) func `idle shows nothing but title and keys`(size: Size) async throws {
    let stage = stage(size)
    stage.press(.escape)
    try check(stage, "idle")
  }

  @Test(arguments: sizes) func `a first load shows a spinner`(size: Size) async throws {
    let stage = stage(size)
    try check(stage, "loading-begun")
    stage.clock.advance(by: .milliseconds(200))
    try check(stage, "loading")
    stage.clock.advance(by: .milliseconds(2100))
    try check(stage, "loading-2s")
  }

  @Test(arguments: sizes) func `loaded shows the list`(size: Size) async throws {
    let stage = await loaded(size)
    try check(stage, "loaded")
    stage.press("j", "j", "j")
    try check(stage, "loaded-fourth")
    stage.press(.end)
    try check(stage, "loaded-last")
  }

  @Test(arguments: sizes) func `an opened post fills the screen`(size: Size) async throws {
    let stage = await loaded(size)
    stage.press("j", .return)
    try check(stage, "reading")
  }

  @Test(arguments: sizes) func `a refresh keeps the list`(size: Size) async throws {
    let stage = await loaded(size)
    stage.press("j", "r")
    stage.clock.advance(by: .milliseconds(1100))
    try check(stage, "refreshing")
  }

  @Test(arguments: sizes) func `no posts says what to do`(size: Size) async throws {
    let stage = stage(size)
    await stage.answer([])
    try check(stage, "empty")
  }

  @Test(arguments: sizes) func `a failed first load fills the screen`(size: Size) async throws {
    let stage = stage(size)
    await stage.answer(.failure(PostsError.refused(host: "127.0.0.1:9")))
    try check(stage, "error-full")
    stage.press("r")
    try check(stage, "error-begun")
    stage.clock.advance(by: .milliseconds(200))
    try check(stage, "error-retrying")
  }

  @Test(arguments: sizes) func `a long message is wrapped and centred`(size: Size) async throws {
    let stage = stage(size)
    let path = "/home/reader/feeds/a-rather-long-name-of-a-folder/日本語の名前/posts.json"
    await stage.answer(.failure(PostsError.noSuchFile(path)))
    try check(stage, "error-long")
  }

  @Test(arguments: sizes) func `a failed refresh is a box over the list`(size: Size) async throws {
    let stage = await loaded(size)
    stage.press("r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    try check(stage, "alert")
    stage.press(.tab)
    try check(stage, "alert-try-again")
  }

  @Test(arguments: sizes) func `help lies over the screen`(size: Size) async throws {
    let stage = await loaded(size)
    stage.press("?")
    try check(stage, "help")
  }

  @Test func `the README shows the tour with an alert`() async throws {
    let stage = stage(Size(width: 80, height: 24))
    let tour = ScriptedPostsService.tour(clock: stage.clock.clock)
    async let posts = tour.posts()
    while stage.clock.sleeperCount == 0 { await Task.yield() }
    stage.clock.advance(by: .seconds(1))
    await stage.answer(try await posts)
    stage.press("j", "j", "r")
    await stage.answer(.failure(PostsError.server(code: 500)))
    try check(stage, "readme")
  }
}
