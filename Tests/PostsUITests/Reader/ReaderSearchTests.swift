import Cells
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// Searching in a list.
@MainActor struct ReaderSearchTests {
  private func searched(_ words: String) async throws -> ReaderStage {
    let stage = try await ReaderStage.sample()
    stage.press("j", "j", "/")
    stage.type(words)
    await stage.settle()
    return stage
  }

  @Test func `what is found is shown as it is typed, and Enter leads to it`() async throws {
    let stage = try await searched("number 3")
    #expect(stage.text.contains("/ ▸number 3"))
    #expect(stage.text.contains("1/10"))
    stage.press(.return, "j", .return)
    #expect(stage.model.open?.text.title == "Post number 31")
    stage.press(.escape)
    #expect(stage.text.contains("2/10") && stage.text.contains("/ ▏number 3"))
  }

  @Test func `Escape ends the search where the list was`() async throws {
    let stage = try await searched("number 3")
    stage.press(.escape)
    await stage.settle()
    #expect(!stage.text.contains("/ ▏"))
    #expect(stage.text.contains("3/40"))
    stage.press("/", "z", .return, .escape)
    await stage.settle()
    #expect(stage.text.contains("3/40"))
  }

  @Test func `what finds nothing says so`() async throws {
    let stage = try await searched("zebra")
    #expect(stage.text.contains("Nothing found"))
    #expect(stage.text.contains("Nothing found for “zebra”. Esc ends the search."))
    stage.press(.return, .escape)
    await stage.settle()
    #expect(stage.text.contains("3/40"))
  }

  @Test func `an empty search that is left is gone`() async throws {
    let stage = try await searched("")
    stage.press(.downArrow)
    #expect(!stage.text.contains("/ ▏") && !stage.text.contains("/ ▸"))
    stage.press("j")
    #expect(stage.text.contains("4/40"))
  }

  @Test func `a paste is searched for`() async throws {
    let stage = try await searched("")
    stage.host.send(.paste("number 25"))
    await stage.settle()
    #expect(stage.text.contains("1/1") && stage.text.contains("Post number 25"))
  }
}
