import Cells
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// Searching in a list.
@MainActor struct ReaderSearchTests {
  private func searched(_ words: String) async throws -> ReaderFixture {
    let fixture = try await ReaderFixture.sample()
    fixture.press("j", "j", "/")
    fixture.type(words)
    await fixture.settle()
    return fixture
  }

  @Test func `what is found is shown as it is typed, and Enter leads to it`() async throws {
    let fixture = try await searched("number 3")
    #expect(fixture.text.contains("/ number 3"))
    #expect(fixture.text.contains("1/10"))
    fixture.press(.return, "j", .return)
    #expect(fixture.model.open?.text.title == "Post number 31")
    fixture.press(.escape)
    #expect(fixture.text.contains("2/10") && fixture.text.contains("/ number 3"))
  }

  @Test func `Escape ends the search where the list was`() async throws {
    let fixture = try await searched("number 3")
    fixture.press(.escape)
    await fixture.settle()
    #expect(!fixture.text.contains("\n / "))
    #expect(fixture.text.contains("3/40"))
    fixture.press("/", "z", .return, .escape)
    await fixture.settle()
    #expect(fixture.text.contains("3/40"))
  }

  @Test func `what finds nothing says so`() async throws {
    let fixture = try await searched("zebra")
    #expect(fixture.text.contains("Nothing found"))
    #expect(fixture.text.contains("Nothing found for “zebra”. Esc ends the search."))
    fixture.press(.return, .escape)
    await fixture.settle()
    #expect(fixture.text.contains("3/40"))
  }

  @Test func `an empty search that is left is gone`() async throws {
    let fixture = try await searched("")
    fixture.press(.downArrow)
    #expect(!fixture.text.contains("\n / "))
    fixture.press("j")
    #expect(fixture.text.contains("4/40"))
  }

  @Test func `a paste is searched for`() async throws {
    let fixture = try await searched("")
    fixture.host.send(.paste("number 25"))
    await fixture.settle()
    #expect(fixture.text.contains("1/1") && fixture.text.contains("Post number 25"))
  }

  @Test func `a query with an error stays to be corrected, and says so`() async throws {
    let fixture = try await searched("is:bogus")
    for key: KeyEquivalent in [.return, .downArrow] {
      fixture.press(key)
      let foot = fixture.draw().lines.last ?? ""
      #expect(foot.hasPrefix(" Column 4: no is:bogus;") && foot.hasSuffix("hidden  Esc End"))
    }
    fixture.press(.delete, .delete, .delete, .delete, .delete)
    fixture.type("unread")
    await fixture.settle()
    fixture.press(.return, "j")
    #expect(fixture.text.contains("/ is:unread") && fixture.text.contains("2/40"))
  }

  @Test func `what is wrong with a query is cut before the keys are`() async throws {
    let fixture = try await ReaderFixture.sample(width: 40)
    fixture.press("/")
    fixture.type("is:bogus")
    #expect(fixture.draw().lines.last == " Column 4: no is:bogus; there…  Esc End")
  }

  @Test func `what is wrong with a query is told beside an open post, too`() async throws {
    let fixture = try await ReaderFixture.sample(width: 160)
    fixture.press(.return, .leftArrow, "/")
    fixture.type("is:bogus")
    #expect(fixture.draw().lines.last?.contains("Column 4: no is:bogus;") == true)
  }
}
