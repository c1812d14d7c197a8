import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// What a user can do in the Gallery.
struct BehaviourTests {
  nonisolated private static let lists: [Approach] = [
    .separateProperties, .conditionalRendering, .viewModifiers, .builderFunctions, .renderClosures,
  ]
  nonisolated private static let alerting = lists.dropLast()

  @Test func `the menu opens an approach, and Escape comes back`() async {
    let stage = GalleryStage()
    stage.press("j", .return)
    #expect(stage.text.contains("Gallery Conditional rendering"))
    stage.press(.escape)
    #expect(stage.text.contains("▌ 1  Conditional rendering"))
    #expect(!stage.didQuit)
    stage.press("q")
    #expect(stage.didQuit)
  }

  @Test(arguments: lists) func `outcomes come one after the other`(approach: Approach) async {
    let stage = GalleryStage()
    await stage.open(approach)
    #expect(stage.text.contains("Loading posts…"))
    await stage.finish()
    #expect(stage.text.contains("One value, one screen"))
    for words in ["Server error with code: 500", "Network error: no connection", "No posts"] {
      if stage.text.contains("▸ OK ◂") { stage.press(.escape) }
      stage.press("r")
      await stage.waitForLoad()
      #expect(!stage.text.contains("One value, one screen"))
      await stage.finish()
      #expect(stage.text.contains(words))
    }
  }

  @Test(arguments: alerting) func `OK leaves no alert behind`(approach: Approach) async {
    let stage = GalleryStage()
    await stage.open(approach)
    await stage.load(.serverError)
    await stage.finish()
    #expect(stage.text.contains("▸ OK ◂"))
    stage.press(.return)
    #expect(!stage.text.contains("Try Again"))
    #expect(stage.text.contains("No posts"))
  }

  @Test(arguments: alerting) func `Try Again in an alert loads again`(approach: Approach) async {
    let stage = GalleryStage()
    await stage.open(approach)
    await stage.load(.serverError)
    await stage.finish()
    stage.press(.tab, .return)
    await stage.waitForLoad()
    #expect(stage.text.contains("Loading posts…"))
    await stage.finish()
    #expect(stage.text.contains("Network error"))
  }

  @Test(arguments: lists) func `Try Again on the full screen loads again`(approach: Approach) async
  {
    let stage = GalleryStage()
    await stage.open(approach)
    await stage.load(.networkError)
    await stage.finish()
    while !stage.text.contains("▸ Try Again ◂") { stage.press(.tab) }
    stage.press(.return)
    await stage.waitForLoad()
    await stage.finish()
    #expect(stage.text.contains("No posts"))
  }

  @Test(arguments: lists) func `a late answer to an older load is dropped`(approach: Approach) async
  {
    let stage = GalleryStage()
    await stage.open(approach)
    await stage.load(.empty)
    await stage.load(.success)
    await stage.finish()
    #expect(stage.text.contains("One value, one screen"))
    #expect(!stage.text.contains("No posts"))
  }

  @Test func `two quick Enters send one login`() async {
    let stage = GalleryStage()
    await stage.open(.login)
    stage.type("ada@example.org\nlovelace")
    stage.burst(.return, .return)
    await stage.run { stage.text.contains("refused  1") }
    #expect(stage.text.contains("sent     1"))
    #expect(stage.text.contains("refused  1"))
    await stage.waitForLoad()
    await stage.finish()
    #expect(stage.text.contains("Welcome, ada@example.org"))
    #expect(stage.text.contains("sent     1"))
  }

  @Test func `a login that is not filled in is not sent`() async {
    let stage = GalleryStage()
    await stage.open(.login)
    stage.type("ada\nlovelace\n")
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.text.contains("sent     0"))
    #expect(stage.text.contains("An address like"))
    stage.press(.tab)
    #expect(!stage.text.contains("▸ Sign In ◂"), "a button that is disabled is skipped")
  }

  @Test func `five of all combinations of flags make sense`() {
    #expect(Flags.all.count == 24)
    #expect(Set(Flags.all).count == 24)
    #expect(Flags.all.count { $0.contradictions.isEmpty } == 5)
  }

  @Test func `flags that are set by hand are shown as they are`() async {
    let stage = GalleryStage()
    await stage.open(.separateProperties)
    await stage.finish()
    #expect(!stage.text.contains("▸ loading with posts"))
    stage.press(.space)
    #expect(stage.text.contains("▸ loading with posts"))
    #expect(stage.text.contains("Loading posts…"))
    stage.press(.space, .tab, .tab, .space)
    #expect(stage.text.contains("▸ error shown nowhere"))
    #expect(stage.text.contains("One value, one screen"), "nobody sees the error")
    stage.press(.tab, .space)
    #expect(stage.text.contains("[ Try Again ]"))
  }

  @Test func `OK forgets one of the separate properties`() async {
    let stage = GalleryStage()
    await stage.open(.separateProperties)
    await stage.load(.serverError)
    await stage.finish()
    stage.press(.return)
    #expect(stage.text.contains("▸ display of no error"))
  }

  @Test(arguments: Approach.allCases) func `no size is too small`(approach: Approach) async {
    let stage = GalleryStage()
    await stage.open(approach)
    await stage.finish()
    for size in [(0, 0), (1, 1), (20, 5), (40, 10), (79, 3), (80, 10), (200, 60)] {
      let size = Size(width: size.0, height: size.1)
      stage.host.send(.resize(size))
      #expect(stage.draw().size == size)
    }
  }
}
