import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// The toasts on the page of the controller.
struct HistoryToastTests {
  private func fixture() async -> GalleryFixture {
    let fixture = GalleryFixture()
    await fixture.open(.history)
    await fixture.finish()
    return fixture
  }

  @Test func `n shows every toast in turn`() async {
    let fixture = await fixture()
    for sample in ToastSample.all[1...] + ToastSample.all[..<1] {
      let before = fixture.text
      fixture.press("n")
      #expect(fixture.text.contains("  \(sample.name)"))
      #expect(fixture.text != before)
      fixture.pass(.seconds(4))
    }
  }

  @Test func `a toast has its full time whenever m is pressed`() async {
    let fixture = await fixture()
    fixture.press("m")
    fixture.pass(.seconds(3))
    #expect(fixture.text.contains("The posts are up to date"))
    fixture.press("m")
    fixture.pass(.seconds(3))
    #expect(fixture.text.contains("The posts are up to date"))
    fixture.pass(.seconds(1))
    #expect(!fixture.text.contains("The posts are up to date"))
    #expect(fixture.text.contains("One value, one screen"))
  }

  @Test func `a click on a toast loads again, where it says so`() async {
    let fixture = await fixture()
    fixture.toast("onTap loads again")
    fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: 10, y: 4))))
    fixture.draw()
    await fixture.waitForLoad()
    #expect(fixture.text.contains("Click to load again"), "it is not dismissed")
    await fixture.finish()
    #expect(fixture.text.contains("latestError      500"))
  }

  @Test func `a toast stays as long as it says`() async {
    let fixture = await fixture()
    fixture.toast("for one second")
    fixture.pass(.milliseconds(999))
    #expect(fixture.text.contains("One second"))
    fixture.pass(.milliseconds(1))
    #expect(!fixture.text.contains("One second"))
  }

  @Test func `a second toast waits for the first`() async {
    let fixture = await fixture()
    fixture.toast("two in a queue")
    #expect(fixture.text.contains("The first") && !fixture.text.contains("The second"))
    fixture.pass(.seconds(4))
    #expect(!fixture.text.contains("The first") && fixture.text.contains("The second"))
    fixture.pass(.seconds(4))
    #expect(!fixture.text.contains("The second"))
  }

  @Test func `the keys work while a toast has the focus`() async {
    let fixture = await fixture()
    fixture.press("m", .tab)
    #expect(fixture.text.contains("▸✕◂"))
    fixture.press("t")
    #expect(fixture.text.contains(".overCurrentContent()"))
    fixture.press(.return)
    #expect(!fixture.text.contains("The posts are up to date"))
    fixture.press("m", .tab, .escape)
    #expect(fixture.text.contains("Ways to keep"))
  }
}

extension GalleryFixture {
  /// Shows a toast by its name.
  fileprivate func toast(_ name: String) {
    var turns = 0
    while !text.contains(name), turns < ToastSample.all.count {
      press("n")
      turns += 1
    }
  }
}
