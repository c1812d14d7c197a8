import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Refreshes on the reader's screen: nothing is lost, whatever comes.
@MainActor struct ReaderRefreshTests {
  private let first = "https://a.example/f"

  private func loaded(_ width: Int = 80) async throws -> ReaderFixture {
    let fixture = try await ReaderFixture.sample(width: width, posts: 80)
    fixture.press(.leftArrow, "j", "j", "j", .return)
    await fixture.settle()
    fixture.clock.advance(by: .seconds(10))
    return fixture
  }

  @Test func `at the start of the list new posts are seen at once`() async throws {
    let fixture = try await loaded()
    fixture.press("j")
    fixture.fetcher.answer(first, titles: (1...3).map { "New \($0)" })
    fixture.press("r")
    await fixture.settle()
    #expect(fixture.text.contains("New 1") && fixture.text.contains("5/23"))
    #expect(!fixture.text.contains("▲"))
  }

  @Test func `new posts above leave the selected one on its line, and a sign leads to them`()
    async throws
  {
    let fixture = try await loaded()
    fixture.press("1", "5", "j", "k", "k", "k", "k", "k", "k", "k", "k", "k", "k", "k")
    fixture.press("k")
    let before = try #require(fixture.selectedRow)
    fixture.fetcher.answer(first, titles: (1...5).map { "New \($0)" })
    fixture.press("r")
    await fixture.settle()
    #expect(fixture.text.contains("9/25") && fixture.text.contains("▲ 5 new · g"))
    let start = try #require(ReaderAction.all.first { $0.name == "start" })
    fixture.model.settings.keys = KeyMap(bindings: [start: [KeyPress("t")]])
    fixture.draw()
    #expect(fixture.text.contains("▲ 5 new · t"))
    fixture.model.settings.keys = KeyMap()
    #expect(fixture.selectedRow?.line == before.line)
    #expect(fixture.selectedRow?.text.prefix(60) == before.text.prefix(60))
    fixture.press("g")
    #expect(fixture.text.contains("New 1") && !fixture.text.contains("▲"))
  }

  @Test func `a refresh that fails is a box, and leaves the list as it was`() async throws {
    let fixture = try await loaded()
    fixture.press("j", "j")
    let row = try #require(fixture.selectedRow)
    fixture.fetcher.answer(first, .failure(.server(code: 404)))
    fixture.press("r")
    await fixture.settle()
    #expect(fixture.text.contains("OK") && fixture.text.contains("404"))
    fixture.press(.escape)
    #expect(fixture.selectedRow.map { $0 == row } == true)
    #expect(fixture.text.contains("⚠") && fixture.text.contains("e 1 error"))
    fixture.press(.leftArrow)
    #expect(fixture.text.contains("! Swift.org"))
  }

  @Test func `one that hangs shows where, and every key works`() async throws {
    let fixture = try await loaded()
    fixture.fetcher.hold(first)
    fixture.press("r")
    await fixture.until {
      if case .loading = fixture.model.sources[0].status { true } else { false }
    }
    fixture.clock.advance(by: .seconds(3))
    #expect(fixture.text.contains("⠋ 3 s"))
    fixture.press("j", .return, .escape, .leftArrow)
    #expect(fixture.text.contains("⠋ Swift.org"))
    fixture.press("l", .escape)
    #expect(!fixture.model.state.isLoading)
    #expect(fixture.text.contains("2/20"))
    fixture.fetcher.release(first)
  }

  @Test func `Esc is said to cancel where it does`() async throws {
    let fixture = try await loaded(120)
    fixture.fetcher.hold(first)
    fixture.press("r")
    func isCancelShown() -> Bool { fixture.draw().lines.last?.contains("Esc Cancel") == true }
    #expect(isCancelShown() && fixture.model.state.isLoading)
    fixture.press(.return)
    #expect(!isCancelShown())
    fixture.press(.escape)
    #expect(isCancelShown())
    fixture.press("/", "p", .return)
    #expect(!isCancelShown())
    fixture.press(.escape)
    #expect(isCancelShown() && fixture.model.state.isLoading)
    fixture.press(.escape)
    #expect(!isCancelShown() && !fixture.model.state.isLoading)
    fixture.fetcher.release(first)
  }

  @Test func `a post that is read stays while its source is refreshed`() async throws {
    let fixture = try await loaded(120)
    fixture.press("j", .return, "j", "j")
    let before = fixture.draw().lines.map { String($0.suffix(40)) }.dropFirst().dropLast()
    fixture.fetcher.answer(first, titles: ["New"])
    fixture.press("r")
    await fixture.settle()
    fixture.clock.advance(by: .seconds(1))
    let after = fixture.draw().lines.map { String($0.suffix(40)) }.dropFirst().dropLast()
    #expect(before == after)
  }

  @Test func `with nothing kept, the failure is the screen, and Enter tries again`() async throws {
    let fixture = try ReaderFixture(sources: [Source(address: first)])
    await fixture.until { fixture.model.sources[0].status.failure != nil }
    await fixture.settle()
    #expect(fixture.text.contains("Error") && fixture.text.contains("404"))
    fixture.fetcher.answer(first, titles: ["One"])
    fixture.clock.advance(by: .seconds(10))
    fixture.press(.return)
    await fixture.until { fixture.model.state.content?.count == 1 }
    #expect(fixture.text.contains("▌ ● One"))
    fixture.press("j", .return)
    #expect(fixture.text.contains("The text of One."))
  }

  @Test func `a source that is tried again stays selected in the panel of errors`() async throws {
    let fixture = try await loaded(120)
    fixture.press("R")
    await fixture.settle()
    #expect(fixture.model.sources.allSatisfy { $0.status.failure?.code == 404 })
    fixture.press(.escape, "e")
    fixture.fetcher.hold(first)
    fixture.clock.advance(by: .seconds(10))
    fixture.press("r")
    await fixture.until { fixture.fetcher.asked.count { $0 == first } >= 2 }
    let row = fixture.draw().lines.first { $0.contains("│  ▌") }
    #expect(row?.contains("Swift.org") == true && row?.contains("now") == true, "\(fixture.text)")
    fixture.press(.escape, .escape)
    fixture.fetcher.release(first)
    #expect(fixture.model.sources[0].status.failure?.code == 404)
  }

  @Test func `the panel of errors retries the selected source`() async throws {
    let fixture = try await loaded()
    fixture.fetcher.answer(first, .failure(.server(code: 404)))
    fixture.press("r")
    await fixture.settle()
    fixture.press(.escape, "e")
    #expect(fixture.text.contains("Swift.org") && fixture.text.contains("404"))
    fixture.fetcher.answer(first, titles: ["New"])
    fixture.clock.advance(by: .seconds(10))
    fixture.press("r")
    await fixture.settle()
    #expect(fixture.text.contains("No source has failed."))
    fixture.press("i")
    fixture.press(.escape, "i")
    #expect(fixture.text.contains("History: Swift.org") && fixture.text.contains("Loaded, 21"))
  }
}
