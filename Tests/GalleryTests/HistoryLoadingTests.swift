import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// What of the posts outlives a load, and what can be done to them meanwhile.
struct HistoryLoadingTests {
  private func fixture() async -> GalleryFixture {
    let fixture = GalleryFixture()
    await fixture.open(.history)
    await fixture.finish()
    return fixture
  }

  @Test func `the list keeps its position through every way to show a load`() async {
    let fixture = await fixture()
    fixture.press("j")
    await fixture.load(.success)
    for kind in LoadingKind.allCases {
      for _ in kind.samples {
        fixture.pass(.milliseconds(200))
        fixture.press("o")
      }
      fixture.press("t")
    }
    await fixture.finish()
    fixture.pass(.seconds(1))
    #expect(fixture.text.contains("▌ ☆ Where the old posts went"))
  }

  @Test func `Enter gives no star while a load disables the list`() async {
    let fixture = await fixture()
    fixture.press(.return)
    #expect(fixture.text.contains("★ One value, one screen"))
    await fixture.choose(.horizontal)
    fixture.press(.return)
    #expect(fixture.text.contains("★ One value, one screen"))
    for _ in 0..<3 { fixture.press("o") }
    #expect(fixture.text.contains("disableInteraction: false"))
    fixture.press(.return)
    #expect(fixture.text.contains("☆ One value, one screen"))
  }

  @Test func `a failed load keeps the posts, or replaces them`() async {
    let fixture = await fixture()
    await fixture.load(.serverError)
    await fixture.finish()
    #expect(fixture.text.contains("One value, one screen"))
    #expect(fixture.text.contains("Server error with code: 500"), "a message says so")
    fixture.press("f")
    #expect(!fixture.text.contains("One value, one screen"))
    #expect(!fixture.text.contains("Server error with code: 500"))
    #expect(fixture.text.contains("Something went wrong"))
    fixture.press("f")
    #expect(fixture.text.contains("One value, one screen"))
  }

  @Test func `Retry in the error loads again`() async {
    let fixture = await fixture()
    fixture.press("e")
    await fixture.waitForLoad()
    await fixture.finish()
    #expect(fixture.text.contains("▸ Retry ◂"))
    fixture.press("1")
    await fixture.waitForLoad()
    await fixture.finish()
    fixture.press("e")
    await fixture.waitForLoad()
    await fixture.finish()
    fixture.press(.return)
    await fixture.waitForLoad()
    await fixture.finish()
    #expect(fixture.text.contains("No posts"), "what comes after a network error")
  }

  @Test func `x starts again, and drops a late answer`() async {
    let fixture = await fixture()
    await fixture.load(.serverError)
    fixture.press("x")
    await fixture.waitForLoad()
    #expect(fixture.text.contains("isInitialLoading true"))
    #expect(fixture.text.contains("newest of 1"))
    await fixture.finish()
    #expect(fixture.text.contains("latestError      network"))
    #expect(fixture.text.contains("newest of 2"))
  }

  @Test func `an empty answer says so, and the next load is shown over it`() async {
    let fixture = await fixture()
    await fixture.load(.empty)
    await fixture.finish()
    #expect(fixture.text.contains("The server has none."))
    await fixture.load(.success)
    let before = fixture.text
    fixture.pass(.milliseconds(200))
    #expect(fixture.text != before, "the spinner")
    #expect(fixture.text.contains("No posts"))
    await fixture.finish()
    #expect(fixture.text.contains("One value, one screen"))
  }
}
