import Cells
import Posts
import StageSupport
import StateKit
import Testing

@testable import PostsUI

/// What lies over the screen when it is asked for: the history, and the sheet that forces a state.
@MainActor struct PanelTests {
  @Test func `a load that is tried again says which try it is, and after what`() async {
    let stage = PostsStage(isRetrying: true)
    await stage.falter(.refused(host: "h:1"))
    stage.press("i")
    #expect(stage.text.contains("Try 2 of 4, after: Network error: connection refused by h:1"))
  }

  @Test func `the history goes on while it is looked at`() async {
    let stage = PostsStage()
    stage.press("i")
    #expect(stage.text.contains("Loading") && stage.text.contains("0 ms…"))
    stage.clock.advance(by: .seconds(3))
    #expect(stage.text.contains("3.0 s…"))
    await stage.answer(.plain(from: 1, to: 1))
    #expect(stage.text.contains("Loaded, 1 post "))
    #expect(stage.text.contains(".loaded"))
  }

  @Test func `d forces any state where it is asked for, and the next load ends it`() async throws {
    let stage = PostsStage(isDebugging: true)
    await stage.answer(.plain(from: 1, to: 40))
    stage.press("d")
    #expect(try stage.difference(from: "states") == nil)
    stage.press(.escape)
    for (index, (name, words)) in [
      ("Idle", "r Load"), ("Loading", "Loading posts…"), ("Loading again", "Esc Cancel"),
      ("Loaded", "1/3"), ("Empty", "No posts"), ("Error", "Try Again"), ("Alert", "OK"),
    ].enumerated() {
      stage.press("d")
      for _ in 0..<index { stage.press(.tab) }
      stage.press(.return)
      stage.clock.advance(by: .milliseconds(500))
      #expect(stage.text.contains(words), "\(name)")
    }
    stage.press(.escape)
    #expect(stage.text.contains("Mock post 1") && !stage.text.contains("OK"))
    stage.press("r")
    await stage.answer(.plain(from: 1, to: 2))
    #expect(stage.text.contains("1/2"))
  }

  @Test func `d does nothing where it was not asked for`() async {
    let stage = PostsStage()
    await stage.answer(.plain(from: 1, to: 2))
    let before = stage.draw().grid
    stage.press("d")
    #expect(stage.draw().grid == before)
  }
}
