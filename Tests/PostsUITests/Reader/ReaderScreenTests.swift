import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// What keys and clicks do on the reader's screen.
@MainActor struct ReaderScreenTests {
  @Test(arguments: [(40, 10), (80, 24), (120, 35)])
  func `Enter opens the post and Escape comes back to the same row`(size: (Int, Int)) async throws {
    let stage = try await ReaderStage.sample(width: size.0, height: size.1)
    stage.press(.pageDown, "j", .return, .escape)
    await stage.settle()
    let before = stage.draw().grid
    stage.press(.return, "j", "G", .escape)
    #expect(stage.draw().grid == before)
  }

  @Test func `from 100 columns on the post is beside the list, else alone`() async throws {
    let wide = try await ReaderStage.sample(width: 120, height: 35)
    wide.press("j", .return)
    await wide.settle()
    #expect(wide.text.contains("Starred") && wide.text.contains("Paragraph h of post 2"))
    #expect(wide.text.contains("▌   端末の幅"))
    let narrow = try await ReaderStage.sample(width: 99, height: 35)
    narrow.press("j", .return)
    #expect(narrow.text.contains("Paragraph h of post 2") && !narrow.text.contains("▌"))
  }

  @Test func `a post that was opened is read`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press(.return, .escape)
    await stage.until { stage.model.count(of: .unread) == 39 }
    #expect(stage.selectedRow?.text.hasPrefix("▌   Swift 6.3") == true)
    #expect(stage.text.contains("All posts (39)"))
  }

  @Test func `h and l lead from pane to pane, and the list that is selected is shown`()
    async throws
  {
    let stage = try await ReaderStage.sample()
    stage.press("h")
    #expect(stage.text.contains("★ Starred"))
    stage.press("j", "j", "j")
    await stage.settle()
    #expect(stage.text.contains("Outpost Swift.org (10)"))
    stage.press("l", "j")
    #expect(!stage.text.contains("★ Starred"))
    #expect(stage.text.contains("2/10"))
    stage.press(.leftArrow, "k", "k", "k", .return)
    await stage.settle()
    #expect(stage.text.contains("1/40"))
  }

  @Test func `below 60 columns the sidebar has the screen, and Escape leads to it`() async throws {
    let stage = try await ReaderStage.sample(width: 40, height: 10)
    stage.press(.return, .escape, .escape)
    #expect(stage.text.contains("▌   All") && !stage.text.contains("50 min"))
    stage.press(.return)
    #expect(stage.text.contains("50 min") && !stage.text.contains("★ Starred"))
  }

  @Test func `keys for a post that needs no scrolling do not move the list beside it`() async throws
  {
    let stage = try await ReaderStage.sample(width: 120, height: 200)
    stage.press(.return, "j", "j", .space)
    #expect(stage.text.contains("1/40"))
    stage.press("h", "j")
    #expect(stage.text.contains("2/40"))
    stage.press("l", "j")
    #expect(stage.text.contains("2/40"))
  }

  @Test func `a click on a row opens it, and one on a list shows it`() async throws {
    let stage = try await ReaderStage.sample(width: 120, height: 35)
    stage.click(40, 3)
    #expect(stage.model.open?.text.title.hasPrefix("端末") == true)
    #expect(stage.text.contains("2/40"))
    stage.click(8, 2)
    await stage.settle()
    #expect(stage.text.contains("Outpost Unread"))
    stage.press("j")
    #expect(stage.model.filter == .starred)
  }

  @Test func `the wheel scrolls the pane that is under it`() async throws {
    let stage = try await ReaderStage.sample(width: 120, height: 35)
    stage.press(.return)
    stage.host.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 100, y: 10))))
    #expect(!stage.text.contains("Ada Author"))
    #expect(stage.text.contains("Swift 6.3 is there"))
    stage.host.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 40, y: 10))))
    #expect(!stage.text.contains("Swift 6.3 is there"))
  }

  @Test func `the post keeps its position while the window changes its width`() async throws {
    let stage = try await ReaderStage.sample(width: 120, height: 35)
    stage.press(.return, "G")
    #expect(stage.text.contains("two/with"))
    stage.host.send(.resize(Size(width: 80, height: 24)))
    stage.host.send(.resize(Size(width: 120, height: 35)))
    #expect(stage.text.contains("two/with"))
    stage.press("k")
    #expect(stage.text.contains("two/with") == false || stage.text.contains("Paragraph f"))
  }

  @Test func `q quits, but not from the search field`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("/", "q")
    #expect(!stage.didQuit)
    stage.press(.escape, "q")
    #expect(stage.didQuit)
  }

  @Test func `a list to which nothing has happened says so`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("i")
    #expect(stage.text.contains("History: All posts") && stage.text.contains("Nothing yet."))
  }

  @Test func `without sources it says how to add one`() throws {
    let stage = try ReaderStage()
    #expect(stage.text.contains("No sources"))
    #expect(stage.text.contains("Press a to add a feed"))
    stage.press("a")
    #expect(stage.text.contains("Add a source"))
  }
}
