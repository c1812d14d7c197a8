import FixtureSupport
import Posts
import StateKit
import TestSupport
import Testing

@testable import PostsUI

/// The main screens of the reader, as they are drawn at each size.
@MainActor struct ReaderGoldenTests {
  private nonisolated static let sizes = [(40, 10), (80, 24), (120, 35), (200, 60)]

  @Test(arguments: sizes)
  func `the posts of all sources`(size: (Int, Int)) async throws {
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.press("s", "j", "m", "j", "m", "s")
    await fixture.settle()
    fixture.turn(to: 1)
    #expect(try fixture.difference(from: "reader-posts") == nil)
  }

  @Test(arguments: sizes)
  func `a post that is read`(size: (Int, Int)) async throws {
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.press("j", .return)
    await fixture.settle()
    fixture.turn(to: 1)
    #expect(try fixture.difference(from: "reader-post") == nil)
  }

  @Test(arguments: sizes)
  func `the sidebar while sources load and fail`(size: (Int, Int)) async throws {
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.fetcher.hold("https://b.example/f")
    fixture.fetcher.answer("https://a.example/f", titles: ["New"])
    fixture.clock.advance(by: .seconds(60))
    fixture.press(.leftArrow, "R")
    await fixture.until {
      fixture.fetcher.asked.count == 4 && !fixture.model.isReading
        && fixture.model.sources.count { $0.status.isBusy } == 1
    }
    fixture.turn(to: 90)
    #expect(try fixture.difference(from: "reader-sidebar") == nil)
    fixture.fetcher.release("https://b.example/f")
  }

  @Test(arguments: sizes)
  func `the errors of sources`(size: (Int, Int)) async throws {
    let fixture = try failed(width: size.0, height: size.1)
    fixture.press("e", "j")
    await fixture.settle()
    #expect(try fixture.difference(from: "reader-errors") == nil)
  }

  @Test(arguments: sizes)
  func `a sign-in`(size: (Int, Int)) async throws {
    let fixture = try failed(width: size.0, height: size.1)
    fixture.press(.leftArrow, "j", "j", "j", "S")
    fixture.type("ada")
    await fixture.settle()
    #expect(try fixture.difference(from: "reader-sign-in") == nil)
  }

  private func failed(width: Int, height: Int) throws -> ReaderFixture {
    let store = try PostStore.sample()
    let locked = SourceFailure.sample(
      401, "the server asks for a sign-in", attempts: 1, next: nil)
    let busy = SourceFailure.sample(
      429, "too many requests, and the server asked to wait until 14:15", attempts: 3)
    try store.record(locked, of: "https://a.example/f")
    try store.record(busy, of: "https://c.example/f")
    return try ReaderFixture(width: width, height: height, sources: .sample, store: store)
  }
}
