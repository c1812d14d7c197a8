import Essentials
import Fetch
import TestSupport
import Testing

@Suite struct RetryAfterTests {
  private func wait(_ field: String) async throws -> Duration? {
    let head = "HTTP/1.1 503 Busy\r\n\(field)Content-Length: 0\r\n\r\n"
    let server = try RawServer([head], then: .close)
    return try await HTTPClient().response(to: HTTPRequest(url: server.url)).retryAfter
  }

  @Test(arguments: [
    ("5", Duration.seconds(5)), (" 120 ", .seconds(120)), ("1000000000000", .seconds(31_536_000)),
    ("99999999999999999999", nil), ("0", nil), ("", nil), ("soon", nil), ("-5", nil),
    ("Sat, 21 Nov 2020 12:00:00 GMT", nil), ("Sat, 21 Nov 2099 12:00:00 GMT", .seconds(31_536_000)),
  ])
  func `it is seconds, or a date`(value: String, expected: Duration?) async throws {
    #expect(try await wait("Retry-After: \(value)\r\n") == expected)
  }

  @Test func `without it there is none`() async throws { #expect(try await wait("") == nil) }
}
