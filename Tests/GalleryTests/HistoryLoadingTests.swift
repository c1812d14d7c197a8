import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// What of the posts outlives a load, and what can be done to them meanwhile.
struct HistoryLoadingTests {
  private func stage() async -> GalleryStage {
    let stage = GalleryStage()
    await stage.open(.history)
    await stage.finish()
    return stage
  }

  @Test func `the list keeps its position through every way to show a load`() async {
    let stage = await stage()
    stage.press("j")
    await stage.load(.success)
    for kind in LoadingKind.allCases {
      for _ in kind.samples {
        stage.pass(.milliseconds(200))
        stage.press("o")
      }
      stage.press("t")
    }
    await stage.finish()
    stage.pass(.seconds(1))
    #expect(stage.text.contains("▌ ☆ Where the old posts went"))
  }

  @Test func `Enter gives no star while a load disables the list`() async {
    let stage = await stage()
    stage.press(.return)
    #expect(stage.text.contains("★ One value, one screen"))
    await stage.choose(.horizontal)
    stage.press(.return)
    #expect(stage.text.contains("★ One value, one screen"))
    for _ in 0..<3 { stage.press("o") }
    #expect(stage.text.contains("disableInteraction: false"))
    stage.press(.return)
    #expect(stage.text.contains("☆ One value, one screen"))
  }

  @Test func `a failed load keeps the posts, or replaces them`() async {
    let stage = await stage()
    await stage.load(.serverError)
    await stage.finish()
    #expect(stage.text.contains("One value, one screen"))
    #expect(stage.text.contains("Server error with code: 500"), "a message says so")
    stage.press("f")
    #expect(!stage.text.contains("One value, one screen"))
    #expect(!stage.text.contains("Server error with code: 500"))
    #expect(stage.text.contains("Something went wrong"))
    stage.press("f")
    #expect(stage.text.contains("One value, one screen"))
  }

  @Test func `Retry in the error loads again`() async {
    let stage = await stage()
    stage.press("e")
    await stage.waitForLoad()
    await stage.finish()
    #expect(stage.text.contains("▸ Retry ◂"))
    stage.press("1")
    await stage.waitForLoad()
    await stage.finish()
    stage.press("e")
    await stage.waitForLoad()
    await stage.finish()
    stage.press(.return)
    await stage.waitForLoad()
    await stage.finish()
    #expect(stage.text.contains("No posts"), "what comes after a network error")
  }

  @Test func `x starts again, and drops a late answer`() async {
    let stage = await stage()
    await stage.load(.serverError)
    stage.press("x")
    await stage.waitForLoad()
    #expect(stage.text.contains("isInitialLoading true"))
    #expect(stage.text.contains("newest of 1"))
    await stage.finish()
    #expect(stage.text.contains("latestError      network"))
    #expect(stage.text.contains("newest of 2"))
  }

  @Test func `an empty answer says so, and the next load is shown over it`() async {
    let stage = await stage()
    await stage.load(.empty)
    await stage.finish()
    #expect(stage.text.contains("The server has none."))
    await stage.load(.success)
    let before = stage.text
    stage.pass(.milliseconds(200))
    #expect(stage.text != before, "the spinner")
    #expect(stage.text.contains("No posts"))
    await stage.finish()
    #expect(stage.text.contains("One value, one screen"))
  }
}
