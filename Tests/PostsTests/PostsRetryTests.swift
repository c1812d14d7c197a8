import Fetch
import TestSupport
import Testing

@testable import Posts
@testable import StateKit

@MainActor @Suite struct PostsRetryTests {
  private func isTransient(_ error: PostsError) -> Bool {
    if case .transient = error.failure { true } else { false }
  }

  @Test func `what may pass is tried again`() {
    for code in [408, 425, 429, 500, 502, 503, 504, 599] {
      #expect(isTransient(.server(code: code)))
    }
    let host = "h"
    let errors: [PostsError] = [
      .http(.refused, host: host), .http(.hostNotFound, host: host),
      .http(.unreachable, host: host), .http(.cutOff(hasHead: false), host: host),
      .http(.noConnection, host: host), .http(.noResponse, host: host),
      .http(.slowResponse, host: host), .http(.cutOff(hasHead: true), host: host),
      .http(.undecodable, host: host), .http(.notSecure, host: host),
      .http(.other(0), host: host), .http(.proxy, host: host), .http(.noResources, host: host),
    ]
    for error in errors { #expect(isTransient(error), "\(error)") }
  }

  @Test func `what stays is not`() {
    for code in [301, 400, 401, 403, 404, 410, 451] { #expect(!isTransient(.server(code: code))) }
    let host = "h"
    let errors: [PostsError] = [
      .badSource("x"), .badPort("x"), .unsupportedScheme("x"),
      .http(.untrusted(.unknownIssuer), host: host),
      .http(.notHTTP, host: host),
      .http(.tooManyRedirects, host: host, limits: HTTPLimits(redirects: 10)),
      .http(.noLibrary, host: host),
      .tooLarge(limit: 1), .noSuchFile("x"), .isDirectory("x"), .permissionDenied("x"),
      .unreadable("x", reason: "x"), .nothingPiped, .notPosts(.empty),
      .slowFile("x", within: .seconds(1)), .noPassword("pass", reason: "x"),
    ]
    for error in errors { #expect(!isTransient(error), "\(error)") }
  }

  @Test func `only servers and the tour are tried again`() {
    let budgets = HostBudgets()
    let busy = PostsError.server(code: 503)
    let start = TestClock().now
    func isTriedAgain(_ address: String) -> Bool {
      budgets.retries(of: Source(address: address))
        .retry(after: busy, attempt: 1, since: start, at: start) != nil
    }
    #expect(isTriedAgain("http://h/x") && isTriedAgain(Tour.source.address))
    for address in ["-", "/x"] { #expect(!isTriedAgain(address)) }
  }
}
