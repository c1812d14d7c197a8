import FlyingFox
import Foundation
import Testing

@testable import Posts

@Suite(.fewAtATime, .timeLimit(.minutes(30))) struct RetryAfterTests {
  private static let noon = "Sat, 21 Nov 2026 12:00:00 GMT"

  @Test(arguments: [
    ("5", Duration.seconds(5)), (" 120 ", .seconds(120)), ("0", .zero),
    ("99999999999999999999", .seconds(31_536_000)),
    ("Saturday, 21-Nov-26 12:00:08 GMT", .seconds(8)), ("Sat Nov 21 12:00:09 2026", .seconds(9)),
    ("Sat, 21 Nov 2026 12:00:07 GMT", .seconds(7)), ("Sat, 21 Nov 2026 11:00:00 GMT", .zero),
  ])
  func `it is seconds, or a date counted from the server's own`(header: String, wait: Duration) {
    #expect(RetryAfter.duration(header, date: Self.noon) == wait)
  }

  @Test(arguments: [nil, "", "soon", "-5", "5.5", "٥", "Sat, 21 Nov 2026"])
  func `what is neither is nothing`(header: String?) {
    #expect(RetryAfter.duration(header, date: Self.noon) == nil)
  }

  @Test func `a server without a date is taken to have ours`() {
    let now = Date(timeIntervalSince1970: 1_795_262_400 - 3)
    #expect(RetryAfter.duration(Self.noon, date: nil, now: now) == .seconds(3))
  }

  @Test func `it comes with the answer, and into the words`() async throws {
    let headers = [HTTPHeader("Retry-After"): "7"]
    try await LoopbackServer.serve(.serviceUnavailable, headers: HTTPHeaders(headers), body: "") {
      let error = await failure(of: SourcePostsService(url: $0, clock: .still))
      #expect(error == .server(code: 503, retryAfter: .seconds(7)))
      #expect(error?.localizedDescription.hasSuffix("; it asks to wait 7 s)") == true)
    }
  }
}
