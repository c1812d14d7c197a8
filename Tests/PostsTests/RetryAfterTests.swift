import FlyingFox
import Foundation
import Testing

@testable import Posts

@Suite(.timeLimit(.minutes(30))) struct RetryAfterTests {
  @Test func `it comes with the answer, and into the words`() async throws {
    let headers = [HTTPHeader("Retry-After"): "7"]
    try await LoopbackServer.serve(.serviceUnavailable, headers: HTTPHeaders(headers), body: "") {
      let error = await failure(of: AskedSource(url: $0, clock: .still))
      #expect(error == .server(code: 503, retryAfter: .seconds(7)))
      #expect(error?.localizedDescription.hasSuffix("; try again in 7 s)") == true)
    }
  }
}
