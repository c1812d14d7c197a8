import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// The toasts on the page of the controller.
struct HistoryToastTests {
  private func stage() async -> GalleryStage {
    let stage = GalleryStage()
    await stage.open(.history)
    await stage.finish()
    return stage
  }

  @Test func `n shows every toast in turn`() async {
    let stage = await stage()
    for sample in ToastSample.all[1...] + ToastSample.all[..<1] {
      let before = stage.text
      stage.press("n")
      #expect(stage.text.contains("  \(sample.name)"))
      #expect(stage.text != before)
      stage.pass(.seconds(4))
    }
  }

  @Test func `a toast has its full time whenever m is pressed`() async {
    let stage = await stage()
    stage.press("m")
    stage.pass(.seconds(3))
    #expect(stage.text.contains("The posts are up to date"))
    stage.press("m")
    stage.pass(.seconds(3))
    #expect(stage.text.contains("The posts are up to date"))
    stage.pass(.seconds(1))
    #expect(!stage.text.contains("The posts are up to date"))
    #expect(stage.text.contains("One value, one screen"))
  }

  @Test func `a click on a toast loads again, where it says so`() async {
    let stage = await stage()
    stage.toast("onTap loads again")
    stage.host.send(.mouse(MouseEvent(.press, at: Point(x: 10, y: 4))))
    stage.draw()
    await stage.waitForLoad()
    #expect(stage.text.contains("Click to load again"), "it is not dismissed")
    await stage.finish()
    #expect(stage.text.contains("latestError      500"))
  }

  @Test func `a toast stays as long as it says`() async {
    let stage = await stage()
    stage.toast("for one second")
    stage.pass(.milliseconds(999))
    #expect(stage.text.contains("One second"))
    stage.pass(.milliseconds(1))
    #expect(!stage.text.contains("One second"))
  }

  @Test func `a second toast waits for the first`() async {
    let stage = await stage()
    stage.toast("two in a queue")
    #expect(stage.text.contains("The first") && !stage.text.contains("The second"))
    stage.pass(.seconds(4))
    #expect(!stage.text.contains("The first") && stage.text.contains("The second"))
    stage.pass(.seconds(4))
    #expect(!stage.text.contains("The second"))
  }

  @Test func `the keys work while a toast has the focus`() async {
    let stage = await stage()
    stage.press("m", .tab)
    #expect(stage.text.contains("▸✕◂"))
    stage.press("t")
    #expect(stage.text.contains(".overCurrentContent()"))
    stage.press(.return)
    #expect(!stage.text.contains("The posts are up to date"))
    stage.press("m", .tab, .escape)
    #expect(stage.text.contains("Ways to keep"))
  }
}

extension GalleryStage {
  /// Shows a toast by its name.
  fileprivate func toast(_ name: String) {
    var turns = 0
    while !text.contains(name), turns < ToastSample.all.count {
      press("n")
      turns += 1
    }
  }
}
