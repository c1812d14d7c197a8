import Cells
import Posts
import StageSupport
import StateKit
import TestSupport
import Testing

@testable import PostsUI

/// A load that is tried again by itself, told where the content is or will be.
@MainActor struct RetryScreenTests {
  private static let busy = PostsError.server(code: 503, retryAfter: .seconds(5))

  private func loaded(_ width: Int = 80, _ height: Int = 24) async -> PostsStage {
    let stage = PostsStage(width: width, height: height, isRetrying: true)
    await stage.answer(.plain(from: 1, to: 40))
    stage.clock.advance(by: .seconds(10))
    stage.draw()
    return stage
  }

  private func foot(_ stage: PostsStage) -> String { stage.draw().lines.last ?? "" }

  @Test(arguments: [(80, 24), (40, 10)])
  func `a first load that waits says why, how long and what ends it`(size: (Int, Int)) async {
    let stage = PostsStage(width: size.0, height: size.1, isRetrying: true)
    stage.clock.advance(by: .milliseconds(200))
    await stage.falter(Self.busy)
    #expect(stage.text.contains("n 5 s (2 of 4)"))
    stage.clock.advance(by: .milliseconds(1001))
    #expect(stage.text.contains("n 4 s (2 of 4)"))
    #expect(stage.text.contains("r now · Esc stop"))
    stage.press("r")
    await stage.waitForRequests(2)
    #expect(!stage.text.contains("of 4"))
    await stage.falter(.refused(host: "h:1"))
    #expect(stage.text.contains("refused by"))
    stage.press(.escape)
    #expect(stage.text.contains("▸ Try Again ◂"))
    #expect(await stage.service.requestCount == 2)
  }

  @Test func `a first load that fails at once shows no button for a moment`() async {
    let stage = PostsStage(isRetrying: true)
    await stage.falter(Self.busy)
    #expect(stage.text.contains("Trying again in 5 s (2 of 4)"))
    #expect(!stage.text.contains("Try Again"))
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `a refresh that waits keeps the list and counts down at the foot`(size: (Int, Int))
    async
  {
    let stage = await loaded(size.0, size.1)
    stage.press("j", "r")
    stage.clock.advance(by: .milliseconds(200))
    await stage.falter(Self.busy)
    #expect(foot(stage).contains("n 5 s (2 of 4)"))
    stage.press("j")
    #expect(stage.text.contains("3/40"))
    stage.clock.advance(by: .seconds(5))
    await stage.waitForRequests(3)
    await until { stage.model.nextTry == nil }
    #expect(foot(stage).contains("Esc Cancel"))
    await stage.answer(.plain(from: 1, to: 41))
    #expect(stage.text.contains("3/41"))
  }

  @Test func `the countdown counts whole seconds down to one, and asks for those frames`() async {
    let stage = await loaded()
    stage.press("r")
    await stage.falter(Self.busy)
    let start = stage.clock.now
    for (milliseconds, seconds) in [(0, 5), (999, 5), (1000, 4), (3999, 2), (4000, 1), (4999, 1)] {
      stage.clock.advance(
        by: stage.clock.now.duration(to: start.advanced(by: .milliseconds(milliseconds))))
      #expect(foot(stage) == " Trying again in \(seconds) s (2 of 4) · r now · Esc stop")
      #expect(stage.host.nextDue != nil)
    }
  }

  @Test func `a try that is late, as after a sleep of the machine, is not drawn again and again`()
    async
  {
    let stage = await loaded()
    stage.press("r")
    await stage.falter(Self.busy)
    let late = stage.clock.now.advanced(by: .seconds(6))
    let frame = stage.host.frame(at: late)
    #expect(frame.buffer.lines.last == " Trying again in 1 s (2 of 4) · r now · Esc stop")
    #expect(stage.host.nextDue.map { $0 > late } ?? true)
  }

  @Test func `Esc ends the wait with the failure over the list, also while a post is read`() async {
    let stage = await loaded()
    stage.press(.return, "r")
    await stage.falter(Self.busy)
    stage.press(.escape)
    #expect(stage.text.contains("▸ OK ◂"))
    stage.press(.return)
    #expect(foot(stage).contains("Esc Back"))
  }

  @Test func `r too soon after a load waits, and joins itself`() async {
    let stage = PostsStage(isRetrying: true)
    await stage.answer(.plain(from: 1, to: 3))
    let before = stage.draw().grid
    stage.burst("r", "r", "r")
    #expect(foot(stage) == " Loading again in 5 s · Esc stop")
    stage.press(.escape)
    #expect(stage.draw().grid == before)
    stage.press("r")
    await until { stage.clock.sleeperCount >= 2 }
    stage.clock.advance(by: .seconds(5))
    await stage.answer(.plain(from: 1, to: 4))
    #expect(stage.text.contains("1/4"))
    #expect(await stage.service.requestCount == 2)
  }

  @Test func `the terminal that gets the person back asks for what is old, and only that`() async {
    let stage = await loaded()
    stage.host.send(.focus(isActive: false))
    stage.host.send(.focus(isActive: true))
    stage.draw()
    #expect(!stage.model.state.isLoading)
    stage.clock.advance(by: .seconds(290))
    stage.host.send(.suspend)
    stage.host.send(.resumed)
    stage.draw()
    #expect(stage.model.state.isLoading)
    #expect(stage.model.history.history.last?.trigger == .resume)
  }

  @Test(arguments: [(0, "just now"), (59, "just now"), (60, "1 min ago"), (7199, "1 h ago")])
  func `the title bar tells how old the posts are`(seconds: Int, words: String) async {
    let stage = PostsStage()
    await stage.answer(.plain(from: 1, to: 3))
    stage.clock.advance(by: .seconds(seconds))
    #expect(stage.draw().lines[0].hasSuffix("\(words)  1/3"))
    stage.press(.home)
    let next = stage.host.nextDue.map { stage.clock.now.duration(to: $0) }
    #expect(next == .seconds(60 - seconds % 60))
  }
}
