import FlyingFox
import Foundation
import Posts
import TestSupport
import Testing

import struct Fetch.HTTPLimits

@Suite(.timeLimit(.minutes(30))) struct HTTPCancelTests {
  /// Cancels at many different moments.
  @Test func `cancelling amid redirects is safe at any moment`() async throws {
    try await LoopbackServer.serve(.found, headers: [.location: "/posts"], body: "") { url in
      let service = AskedSource(
        url: url, limits: HTTPLimits(redirects: 10_000_000), clock: .still)
      for yields in 0..<150 {
        let load = Task { try await service.posts() }
        for _ in 0..<yields * 4 { await Task.yield() }
        load.cancel()
        #expect(await isCancelled(load))
      }
    }
  }

  @Test func `cancelling amid an answer is safe at any moment`() async throws {
    let head = "HTTP/1.1 200 OK\r\n\r\n"
    let server = try RawServer([head, String(repeating: " ", count: 4096)], then: .repeatLast)
    // So much that its end is never reached, however long a yield takes.
    let limits = HTTPLimits(bytes: 1_000_000_000)
    let service = AskedSource(url: server.url, limits: limits, clock: .still)
    for yields in 0..<50 {
      let load = Task { try await service.posts() }
      for _ in 0..<yields * 8 { await Task.yield() }
      load.cancel()
      #expect(await isCancelled(load))
    }
  }
}
