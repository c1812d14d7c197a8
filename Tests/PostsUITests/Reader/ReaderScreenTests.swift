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
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.press(.pageDown, "j", .return, .escape)
    await fixture.settle()
    let before = fixture.draw().grid
    fixture.press(.return, "j", "G", .escape)
    #expect(fixture.draw().grid == before)
  }

  @Test(arguments: [120, 160])
  func `from 100 columns on the post is beside the list, else alone`(width: Int) async throws {
    let wide = try await ReaderFixture.sample(width: width, height: 35)
    wide.press("j", .return)
    await wide.settle()
    #expect(wide.text.contains("Starred") == (width == 160))
    #expect(wide.text.contains("Paragraph h of post 2") && wide.text.contains("▌   端末の幅"))
    wide.press(.leftArrow, .leftArrow, "l", "l")
    #expect(
      wide.text.contains("Paragraph h of post 2"), "it is still open after a look at the sidebar")
    wide.press("q")
    #expect(wide.text.contains("Starred"), "the sidebar is back")
    let narrow = try await ReaderFixture.sample(width: 99, height: 35)
    narrow.press("j", .return)
    #expect(narrow.text.contains("Paragraph h of post 2") && !narrow.text.contains("▌"))
  }

  @Test func `a post that was opened is read`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press(.return, .escape)
    await fixture.until { fixture.model.count(of: .unread) == 39 }
    #expect(fixture.selectedRow?.text.hasPrefix("▌   Swift 6.3") == true)
    #expect(fixture.text.contains("All posts (39)"))
  }

  @Test func `h and l lead from pane to pane, and the list that is selected is shown`()
    async throws
  {
    let fixture = try await ReaderFixture.sample()
    fixture.press(.leftArrow)
    #expect(fixture.text.contains("★ Starred"))
    fixture.press("j", "j", "j")
    await fixture.settle()
    #expect(fixture.text.contains("Outpost Swift.org (10)"))
    fixture.press("l", "j")
    #expect(!fixture.text.contains("★ Starred"))
    #expect(fixture.text.contains("2/10"))
    fixture.press(.leftArrow, "k", "k", "k", .return)
    await fixture.settle()
    #expect(fixture.text.contains("1/40"))
  }

  @Test func `below 60 columns the sidebar has the screen, and Escape leads to it`() async throws {
    let fixture = try await ReaderFixture.sample(width: 40, height: 10)
    fixture.press(.return, .escape, .escape)
    #expect(fixture.text.contains("▌   All") && !fixture.text.contains("50 min"))
    fixture.press(.return)
    #expect(fixture.text.contains("50 min") && !fixture.text.contains("★ Starred"))
  }

  @Test func `keys for a post that needs no scrolling do not move the list beside it`() async throws
  {
    let fixture = try await ReaderFixture.sample(width: 120, height: 200)
    fixture.press(.return, "j", "j", .pageDown)
    #expect(fixture.text.contains("1/40"))
    fixture.press(.leftArrow, "j")
    #expect(fixture.text.contains("2/40"))
    fixture.press("l", "j")
    #expect(fixture.text.contains("2/40"))
  }

  @Test func `a click on a row opens it, and one on a list shows it`() async throws {
    let fixture = try await ReaderFixture.sample(width: 160, height: 35)
    fixture.click(40, 4)
    #expect(fixture.model.open?.text.title.hasPrefix("端末") == true)
    #expect(fixture.text.contains("2/40"))
    fixture.click(8, 2)
    await fixture.settle()
    #expect(fixture.text.contains("Outpost Unread"))
    fixture.press("j")
    #expect(fixture.model.filter == .starred)
  }

  @Test func `a click on the sign of a folder folds it, or unfolds it`() async throws {
    let fixture = try await ReaderFixture.sample(width: 160, height: 35)
    let line = try #require(fixture.draw().lines.firstIndex { $0.contains("▾ News") })
    fixture.click(6, line)
    #expect(fixture.model.filter == .folder("News") && fixture.model.place.folded.isEmpty)
    fixture.click(2, line)
    #expect(fixture.model.place.folded == ["News"] && fixture.text.contains("▸ News"))
    fixture.click(2, line)
    #expect(fixture.model.place.folded.isEmpty && fixture.text.contains("▾ News"))
    fixture.press("j", "k", .return)
    #expect(fixture.model.place.folded.isEmpty, "Enter leads to the posts")
    fixture.click(2, line + 2)
    #expect(fixture.model.filter == .folder("Friends"))
    #expect(fixture.model.place.folded == ["Friends"])
    fixture.press("k")
    #expect(fixture.model.filter != .folder("Friends"), "the sidebar has the keys")
  }

  @Test func `the wheel scrolls the pane that is under it`() async throws {
    let fixture = try await ReaderFixture.sample(width: 120, height: 35)
    fixture.press(.return)
    fixture.host.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 100, y: 10))))
    #expect(!fixture.text.contains("Ada Author"))
    #expect(fixture.text.contains("Swift 6.3 is there"))
    fixture.host.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 40, y: 10))))
    #expect(!fixture.text.contains("Swift 6.3 is there"))
  }

  @Test func `the post keeps its position while the window changes its width`() async throws {
    let fixture = try await ReaderFixture.sample(width: 120, height: 35)
    fixture.press(.return, "G")
    #expect(fixture.text.contains("  2 goes on "))
    fixture.host.send(.resize(Size(width: 80, height: 24)))
    fixture.host.send(.resize(Size(width: 120, height: 35)))
    #expect(fixture.text.contains("  2 goes on "))
    fixture.press("k")
    #expect(fixture.text.contains("  2 goes on ") == false || fixture.text.contains("Paragraph f"))
  }

  @Test func `q quits, but not from the search field`() async throws {
    let fixture = try await ReaderFixture.sample(width: 100)
    fixture.press("/", "q")
    #expect(!fixture.didQuit)
    fixture.press(.escape, "q", "q")
    #expect(fixture.didQuit)
  }

  @Test func `a list to which nothing has happened says so`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("i")
    #expect(fixture.text.contains("History: All posts") && fixture.text.contains("Nothing yet."))
  }

  @Test func `without sources it says how to add one`() throws {
    let fixture = try ReaderFixture()
    #expect(fixture.text.contains("No sources"))
    #expect(fixture.text.contains("Press a to add a feed"))
    fixture.press("a")
    #expect(fixture.text.contains("Add a source"))
  }
}
