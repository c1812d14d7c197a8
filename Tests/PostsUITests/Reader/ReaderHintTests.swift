import FixtureSupport
import Posts
import StateKit
import Testing

@testable import PostsUI

/// The line at the foot names the keys of what has the keys.
@MainActor struct ReaderHintTests {
  private let first = "https://a.example/f"

  private func foot(_ stage: ReaderStage) -> String { stage.draw().lines.last ?? "" }

  @Test func `what lies over the screen has its own keys`() async throws {
    let stage = try await ReaderStage.sample()
    #expect(foot(stage).contains("/ Search"))
    for (key, hints) in [
      ("a", "Enter Add  Esc Cancel"), ("i", "↑↓ Scroll  Esc Close"), ("?", "↑↓ Scroll  Esc Close"),
      ("e", "Esc Close"),
    ] {
      stage.type(key)
      #expect(foot(stage).trimming == hints)
      stage.press(.escape)
    }
    stage.press("h", "j", "j", "j", "D")
    #expect(foot(stage).trimming == "Tab Next  Enter Press  Esc Cancel")
  }

  @Test func `each command has one row in the help`() {
    let keys = ReaderKey.all.flatMap { $0.keys.split(separator: " ") }
    for command in ReaderCommand.allCases {
      #expect(keys.count { $0 == String(command.rawValue) } == 1)
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a key that can do nothing is not named, and says why`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("h")
    #expect(!foot(stage).contains("Remove"))
    for (key, reason) in [
      ("D", "Select a source first"), ("S", "Select a source that needs a sign-in first"),
      ("L", "No post with links is open"),
    ] {
      stage.type(key)
      #expect(stage.text.contains(reason))
    }
    stage.press("j", "j", "j")
    #expect(foot(stage).contains("D Remove"))
  }

  @Test func `an alert, the errors and a sign-in have theirs`() async throws {
    let stage = try await ReaderStage.sample()
    stage.fetcher.answer(first, .failure(.server(code: 401)))
    stage.press("h", "j", "j", "j")
    await stage.settle()
    stage.clock.advance(by: .seconds(10))
    stage.press("r")
    await stage.settle()
    #expect(foot(stage).trimming == "Tab Next  Enter Press  Esc OK")
    stage.press(.escape, "e")
    #expect(foot(stage).trimming == "Enter r Try again  s Sign in  ↑↓ Move  Esc Close")
    stage.press("s")
    #expect(foot(stage).trimming == "Enter Sign in  Tab Next  Esc Cancel")
  }

  @Test func `a failure says when it is tried again`() async throws {
    let stage = try ReaderStage(width: 120, sources: [Source(address: first)])
    stage.press("h", "j", "j", "j")
    await stage.settle()
    #expect(stage.text.contains(#/Next try at \d\d:\d\d/#))
    let busy = try ReaderStage(width: 120, sources: [Source(address: first)])
    busy.fetcher.answer(first, .failure(.server(code: 404)))
    await busy.settle()
    busy.fetcher.answer(first, titles: ["One"])
    busy.clock.advance(by: .seconds(10))
    busy.press("r")
    await busy.settle()
    busy.fetcher.answer(first, .failure(.server(code: 404)))
    busy.clock.advance(by: .seconds(10))
    busy.press("h", "j", "j", "j", "r")
    await busy.settle()
    busy.press(.escape)
    #expect(
      busy.draw().lines[0].contains(#/⚠ Server error with code: 404.*, next \d\d:\d\d/#))
  }

  @Test func `a wait that the server asks for is said once`() async throws {
    let stage = try ReaderStage(sources: [Source(address: first)])
    stage.fetcher.answer(first, .failure(.server(code: 418)))
    await stage.settle()
    let failure = SourceFailure.sample(429, "too many requests", attempts: 1, .asksToWait)
    try stage.store.record(failure, of: first)
    let again = try ReaderStage(sources: [Source(address: first)], store: stage.store)
    again.press("h", "j", "j", "j")
    await again.settle()
    #expect(again.text.contains("429: too many requests; wait until"))
    #expect(!again.text.contains("ext try"))
  }
}

extension String {
  fileprivate var trimming: String { String(trimmingPrefix(while: { $0 == " " })) }
}
