import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Refreshes on the reader's screen: nothing is lost, whatever comes.
@MainActor struct ReaderRefreshTests {
  private let first = "https://a.example/f"

  private func loaded(_ width: Int = 80) async throws -> ReaderStage {
    let stage = try await ReaderStage.sample(width: width, posts: 80)
    stage.press("h", "j", "j", "j", .return)
    await stage.settle()
    stage.clock.advance(by: .seconds(10))
    return stage
  }

  @Test func `new posts on top leave the selected one on its line`() async throws {
    let stage = try await loaded()
    stage.press("j", "j")
    let before = try #require(stage.selectedRow)
    stage.fetcher.answer(first, titles: (1...5).map { "New \($0)" })
    stage.press("r")
    await stage.settle()
    #expect(stage.text.contains("8/25"))
    #expect(stage.selectedRow?.line == before.line)
    #expect(stage.selectedRow?.text.prefix(60) == before.text.prefix(60))
    stage.press("g")
    #expect(stage.text.contains("New 1"))
  }

  @Test func `a refresh that fails is a box, and leaves the list as it was`() async throws {
    let stage = try await loaded()
    stage.press("j", "j")
    let row = try #require(stage.selectedRow)
    stage.fetcher.answer(first, .failure(.server(code: 404)))
    stage.press("r")
    await stage.settle()
    #expect(stage.text.contains("OK") && stage.text.contains("404"))
    stage.press(.escape)
    #expect(stage.selectedRow.map { $0 == row } == true)
    #expect(stage.text.contains("⚠") && stage.text.contains("e 1 error"))
    stage.press("h")
    #expect(stage.text.contains("! Swift.org"))
  }

  @Test func `one that hangs shows where, and every key works`() async throws {
    let stage = try await loaded()
    stage.fetcher.hold(first)
    stage.press("r")
    await stage.until {
      if case .loading = stage.model.sources[0].status { true } else { false }
    }
    stage.clock.advance(by: .seconds(3))
    #expect(stage.text.contains("⠋ 3 s"))
    stage.press("j", .return, .escape, "h")
    #expect(stage.text.contains("⠋ Swift.org"))
    stage.press("l", .escape)
    #expect(!stage.model.state.isLoading)
    #expect(stage.text.contains("2/20"))
    stage.fetcher.release(first)
  }

  @Test func `a post that is read stays while its source is refreshed`() async throws {
    let stage = try await loaded(120)
    stage.press("j", .return, "j", "j")
    let before = stage.draw().lines.map { String($0.suffix(40)) }.dropFirst().dropLast()
    stage.fetcher.answer(first, titles: ["New"])
    stage.press("r")
    await stage.settle()
    stage.clock.advance(by: .seconds(1))
    let after = stage.draw().lines.map { String($0.suffix(40)) }.dropFirst().dropLast()
    #expect(before == after)
  }

  @Test func `with nothing kept, the failure is the screen, and Enter tries again`() async throws {
    let stage = try ReaderStage(sources: [Source(address: first)])
    await stage.until { stage.model.sources[0].status.failure != nil }
    await stage.settle()
    #expect(stage.text.contains("Error") && stage.text.contains("404"))
    stage.fetcher.answer(first, titles: ["One"])
    stage.clock.advance(by: .seconds(10))
    stage.press(.return)
    await stage.until { stage.model.state.content?.count == 1 }
    #expect(stage.text.contains("▌ ● One"))
    stage.press("j", .return)
    #expect(stage.text.contains("The text of One."))
  }

  @Test func `a source that is tried again stays selected in the panel of errors`() async throws {
    let stage = try await loaded(120)
    stage.press("R")
    await stage.settle()
    #expect(stage.model.sources.allSatisfy { $0.status.failure?.code == 404 })
    stage.press(.escape, "e")
    stage.fetcher.hold(first)
    stage.clock.advance(by: .seconds(10))
    stage.press("r")
    await stage.until { stage.fetcher.asked.count { $0 == first } >= 2 }
    let row = stage.draw().lines.first { $0.contains("│  ▌") }
    #expect(row?.contains("Swift.org") == true && row?.contains("now") == true, "\(stage.text)")
    stage.press(.escape, .escape)
    stage.fetcher.release(first)
    #expect(stage.model.sources[0].status.failure?.code == 404)
  }

  @Test func `the panel of errors retries the selected source`() async throws {
    let stage = try await loaded()
    stage.fetcher.answer(first, .failure(.server(code: 404)))
    stage.press("r")
    await stage.settle()
    stage.press(.escape, "e")
    #expect(stage.text.contains("Swift.org") && stage.text.contains("404"))
    stage.fetcher.answer(first, titles: ["New"])
    stage.clock.advance(by: .seconds(10))
    stage.press("r")
    await stage.settle()
    #expect(stage.text.contains("No source has failed."))
    stage.press("i")
    stage.press(.escape, "i")
    #expect(stage.text.contains("History: Swift.org") && stage.text.contains("Loaded, 21"))
  }
}
