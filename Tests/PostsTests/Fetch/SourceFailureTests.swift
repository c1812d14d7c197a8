import Essentials
import Feeds
import Fetch
import Foundation
import StateKit
import Testing

@testable import Posts

@Suite struct SourceFailureTests {
  /// Saturday, 21 November 2026, 12:00 in Lima.
  private let noon = Date(timeIntervalSince1970: 1_795_280_400)
  private let longest = RandomSource { .max }
  private let lima = TimeOffset(seconds: -5 * 3600)

  private func failure(_ error: any Error, attempts: Int = 1) -> SourceFailure {
    SourceFailure(error, attempts: attempts, at: noon, random: longest)
  }

  private func wait(after error: any Error, attempts: Int = 1) -> TimeInterval? {
    failure(error, attempts: attempts).nextTry?.timeIntervalSince(noon).rounded()
  }

  @Test(arguments: [
    (404, "404: not found"), (500, "500: internal server error"),
    (401, "401: sign-in required"),
    (410, "410: permanently removed; no longer refreshed automatically"),
    (304, "304: not modified, but nothing is stored"),
    (418, "418: the server rejects the request"), (503, "503: temporarily unavailable"),
    (301, "301: a redirect without an address"),
    (429, "429: too many requests"), (599, "599: the server cannot answer the request"),
  ])
  func `a code is said with what it means`(code: Int, words: String) {
    let failure = failure(PostsError.server(code: code))
    #expect(failure.line() == words && words.hasSuffix(": \(failure.message)"))
    #expect(failure.code == code)
    #expect(failure.asksForSignIn == (code == 401))
  }

  @Test func `a sign-in that is not accepted asks for another one`() {
    let failure = SourceFailure(PostsError.signInRefused, attempts: 1, at: Date())
    #expect(failure.line() == "401: the sign-in was rejected")
    #expect(failure.asksForSignIn)
  }

  @Test(arguments: [
    (7500, "14:05"), (7441, "14:05"), (60, "12:01"), (43_200, "22 Nov 00:00"),
    (86_400, "22 Nov 12:00"), (6 * 86_400, "27 Nov 12:00"),
  ])
  func `a server that asks to wait is told by the time where the user is`(
    seconds: Int, time: String
  ) {
    let error = PostsError.server(code: 429, retryAfter: .seconds(seconds))
    #expect(failure(error).message == "too many requests" && failure(error).kind == .asksToWait)
    #expect(failure(error).line(in: lima) == "429: too many requests; wait until \(time)")
    #expect(wait(after: error) == TimeInterval(seconds))
  }

  @Test(arguments: [
    (PostsError.notPosts(.empty), "The response is empty"),
    (.notPosts(.html(title: "Login")), "Not a feed: an HTML page titled 'Login'"),
    (.notPosts(.html(title: nil)), "Not a feed: an HTML page"),
    (.notPosts(.plainText), "Not a feed: plain text"),
    (.http(.refused, host: "h:1"), "connection refused by h:1"),
    (.http(.hostNotFound, host: "x.invalid"), "x.invalid was not found"),
    (
      .http(.noResponse, host: "h", limits: HTTPLimits(whole: .seconds(30))),
      "no response from h within 30 s"
    ),
    (.tooLarge(limit: 10_000_000), "Stopped at 10 MB: the source is too large"),
    (.unsupportedScheme("file"), "Not supported: file addresses; only http and https are read"),
    (.http(.hostNotFound, host: "\u{1B}[31mx\u{1B}[0m"), "x was not found"),
  ])
  func `other failures name their cause on one clean line`(error: PostsError, words: String) {
    let failure = failure(error)
    #expect(failure.message == words)
    #expect(failure.code == nil && failure.line() == words)
    let isNetwork = if case .http = error { true } else { false }
    #expect(failure.kind == (isNetwork ? .isUnreachable : .other))
  }

  @Test func `a source that fails again is left alone for longer, a day at most`() {
    let error = PostsError.server(code: 500)
    #expect((1...5).map { wait(after: error, attempts: $0) } == [60, 120, 240, 480, 960])
    #expect(wait(after: error, attempts: 12) == 86_400)
    #expect(wait(after: error, attempts: .max) == 86_400)
    let soonest = SourceFailure(
      error, attempts: 3, at: noon, random: RandomSource { 1 << 40 })
    #expect(soonest.nextTry == noon + 120)
  }

  @Test(arguments: [HTTPError.refused, .hostNotFound, .unreachable, .noConnection])
  func `what was not reached is tried again within an hour`(error: HTTPError) {
    let error = PostsError.http(error, host: "h")
    #expect((1...4).map { wait(after: error, attempts: $0) } == [60, 120, 240, 480])
    #expect(wait(after: error, attempts: 12) == 3600)
  }

  @Test func `what will not pass automatically is left alone for hours`() {
    let permanent: [PostsError] = [
      .server(code: 404), .server(code: 401), .notPosts(.plainText),
      .tooLarge(limit: 1), .unsupportedScheme("ftp"),
    ]
    for error in permanent { #expect(wait(after: error) == 14_400, "\(error)") }
    #expect(wait(after: PostsError.server(code: 404), attempts: 9) == 86_400)
  }

  @Test func `what was removed for good is no longer refreshed automatically`() {
    let gone = PostsError.server(code: 410)
    #expect(wait(after: gone) == nil)
    #expect(!failure(gone).mayBeAsked(at: noon + 1e9))
  }

  @Test func `a page in the place of a feed is looked at again after minutes, for some time`() {
    let error = PostsError.notPosts(.html(title: "Login"))
    #expect((1...5).map { wait(after: error, attempts: $0) } == [60, 120, 240, 480, 480])
    #expect(
      (8...12).map { wait(after: error, attempts: $0) } == [480, 14_400, 28_800, 57_600, 86_400])
  }

  @Test func `what this machine lacks may be looked at whenever somebody wants to`() {
    let errors = [
      PostsError.noSuchFile("x"), .permissionDenied("x"), .isDirectory("x"), .notPosts(.noLibrary),
      .http(.noLibrary, host: "h"),
    ]
    for error in errors {
      #expect(wait(after: error) == nil)
      #expect(failure(error).mayBeAsked(at: noon))
    }
  }

  @Test func `a wait that is asked for counts first, up to a week`() {
    let wait: (Int) -> TimeInterval? = {
      self.wait(after: PostsError.server(code: 503, retryAfter: .seconds($0)), attempts: 5)
    }
    #expect(wait(10) == 10)
    #expect(wait(0) == 960)
    #expect(wait(31_536_000) == 604_800)
  }

  @Test func `a source may be asked automatically when its time has come`() throws {
    let failure = failure(PostsError.server(code: 500))
    let next = try #require(failure.nextTry)
    #expect(!failure.mayBeAsked(at: noon))
    #expect(!failure.mayBeAsked(at: next - 1))
    #expect(failure.mayBeAsked(at: next))
    // The clock was set back meanwhile.
    #expect(failure.mayBeAsked(at: noon - 1))
  }
}
