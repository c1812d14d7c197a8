import FixtureSupport
import Posts
import StateKit
import Testing

@testable import PostsUI

/// The line at the foot names the keys of what has the keys.
@MainActor struct ReaderHintTests {
  private let first = "https://a.example/f"

  private func foot(_ fixture: ReaderFixture) -> String { fixture.draw().lines.last ?? "" }

  @Test func `what lies over the screen has its own keys`() async throws {
    let fixture = try await ReaderFixture.sample()
    #expect(foot(fixture).contains("/ Search"))
    for (key, hints) in [
      ("a", "Enter Add  Esc Cancel"), ("i", "↑↓ Scroll  Esc Close"), ("?", "↑↓ Scroll  Esc Close"),
      ("e", "Esc Close"),
    ] {
      fixture.type(key)
      #expect(foot(fixture).trimming == hints)
      fixture.press(.escape)
    }
    fixture.press(.leftArrow, "j", "j", "j", "R")
    #expect(foot(fixture).trimming == "Enter Save  Esc Cancel")
  }

  @Test func `each command has one row in the help`() {
    let keys = ReaderKey.all.flatMap { $0.keys.split(separator: " ") }
    for command in ReaderCommand.allCases {
      #expect(keys.count { $0 == command.key.sign } == 1)
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a key that can do nothing is not named, and says why`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press(.leftArrow)
    #expect(!foot(fixture).contains("Remove"))
    for (key, reason) in [
      ("D", "Select a source first"), ("S", "Select a source that needs a sign-in first"),
      ("L", "No post is open"),
    ] {
      fixture.type(key)
      #expect(fixture.text.contains(reason))
    }
    fixture.press("j", "j", "j")
    #expect(foot(fixture).contains("D Remove"))
  }

  @Test func `an alert, the errors and a sign-in have theirs`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.fetcher.answer(first, .failure(.server(code: 401)))
    fixture.press(.leftArrow, "j", "j", "j")
    await fixture.settle()
    fixture.clock.advance(by: .seconds(10))
    fixture.press("r")
    await fixture.settle()
    #expect(foot(fixture).trimming == "Tab Next  Enter Press  Esc OK")
    fixture.press(.escape, "e")
    #expect(foot(fixture).trimming == "Enter r Try again  x Mute  s Sign in  ↑↓ Move  Esc Close")
    fixture.press("s")
    #expect(foot(fixture).trimming == "Enter Sign in  Tab Next  Esc Cancel")
  }

  @Test func `the key that mutes says what it does to one failure of several`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.clock.advance(by: .seconds(10))
    fixture.press("R")
    await fixture.settle()
    fixture.press(.escape, "e")
    #expect(fixture.model.failedSources.count > 1 && foot(fixture).contains("x Mute  "))
    fixture.press("x")
    #expect(foot(fixture).contains("x Mute or unmute  "))
    for _ in fixture.model.failedSources.dropFirst() { fixture.press(.downArrow, "x") }
    #expect(foot(fixture).contains("x Unmute  "))
  }

  @Test func `a failure says when it is tried again`() async throws {
    let fixture = try ReaderFixture(width: 120, sources: [Source(address: first)])
    fixture.press(.leftArrow, "j", "j", "j")
    await fixture.settle()
    #expect(fixture.text.contains(#/Next try at \d\d:\d\d/#))
    let busy = try ReaderFixture(width: 120, sources: [Source(address: first)])
    busy.fetcher.answer(first, .failure(.server(code: 404)))
    await busy.settle()
    busy.fetcher.answer(first, titles: ["One"])
    busy.clock.advance(by: .seconds(10))
    busy.press("r")
    await busy.settle()
    busy.fetcher.answer(first, .failure(.server(code: 404)))
    busy.clock.advance(by: .seconds(10))
    busy.press(.leftArrow, "j", "j", "j", "r")
    await busy.settle()
    busy.press(.escape)
    #expect(
      busy.draw().lines[0].contains(#/⚠ Server error with code: 404.*, next \d\d:\d\d/#))
  }

  @Test func `a wait that the server asks for is said once`() async throws {
    let fixture = try ReaderFixture(sources: [Source(address: first)])
    fixture.fetcher.answer(first, .failure(.server(code: 418)))
    await fixture.settle()
    let failure = SourceFailure.sample(429, "too many requests", attempts: 1, .asksToWait)
    try fixture.store.record(failure, of: first)
    let again = try ReaderFixture(sources: [Source(address: first)], store: fixture.store)
    again.press(.leftArrow, "j", "j", "j")
    await again.settle()
    #expect(again.text.contains("429: too many requests; wait until"))
    #expect(!again.text.contains("ext try"))
  }
}

extension String {
  fileprivate var trimming: String { String(trimmingPrefix(while: { $0 == " " })) }
}
