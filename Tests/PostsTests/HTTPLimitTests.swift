import FlyingFox
import Foundation
import TestSupport
import Testing

import struct Fetch.HTTPLimits

@testable import Posts

@Suite(.timeLimit(.minutes(30))) struct HTTPLimitTests {
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
  /// A limit that comes soon.
  private let soon = Duration.milliseconds(300)

  @Test func `a server that never answers is abandoned at the last limit`() async throws {
    let server = try RawServer([], then: .hold)
    let limits = HTTPLimits(whole: soon)
    let service = AskedSource(url: server.url, limits: limits, clock: .still)
    #expect(await failure(of: service) == .http(.noResponse, host: service.name, limits: limits))
  }

  #if os(Linux)
    @Test func `a host that does not connect is abandoned at the first limit`() async throws {
      let socket = try BlackHoleSocket()
      let limits = HTTPLimits(connect: soon)
      let service = AskedSource(url: socket.url, limits: limits, clock: .still)
      #expect(
        await failure(of: service) == .http(.noConnection, host: service.name, limits: limits))
      withExtendedLifetime(socket) {}
    }
  #endif

  @Test func `a server may think longer than connecting may take`() async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { [soon] _ in
      try await Task.sleep(for: soon * 2)
      return HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
    }
    try await LoopbackServer.serve(handler) { [soon] url in
      let limits = HTTPLimits(connect: soon)
      let service = AskedSource(url: url, limits: limits, clock: .still)
      let posts = try await service.posts()
      #expect(posts.count == 1)
    }
  }

  @Test func `a server that drips is abandoned at the last limit`() async throws {
    let server = try RawServer([head, " "], then: .repeatLast)
    let limits = HTTPLimits(whole: soon)
    let service = AskedSource(url: server.url, limits: limits, clock: .still)
    // On a busy machine the limit may come before the head.
    let ends: [PostsError?] = [
      .http(.slowResponse, host: service.name, limits: limits),
      .http(.noResponse, host: service.name, limits: limits),
    ]
    #expect(ends.contains(await failure(of: service)))
  }

  @Test func `cancelling ends a load at once`() async throws {
    let server = try RawServer([head, " "], then: .repeatLast)
    let load = Task { try await AskedSource(url: server.url, clock: .still).posts() }
    await server.request()
    load.cancel()
    #expect(await isCancelled(load))
  }

  @Test func `a load that is cancelled before it starts ends too`() async throws {
    let server = try RawServer([], then: .hold)
    let load = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await AskedSource(url: server.url, clock: .still).posts()
    }
    load.cancel()
    #expect(await isCancelled(load))
  }

  @Test func `an endless answer is stopped at the cap`() async throws {
    let server = try RawServer([head, String(repeating: " ", count: 65_536)], then: .repeatLast)
    let service = AskedSource(
      url: server.url, limits: HTTPLimits(bytes: 1_000_000), clock: .still)
    #expect(await failure(of: service) == .tooLarge(limit: 1_000_000))
  }

  @Test func `an answer that announces too much is not fetched`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 10000001\r\n\r\n"
    let server = try RawServer([head], then: .hold)
    #expect(
      await failure(of: AskedSource(url: server.url, clock: .still))
        == .tooLarge(limit: 10_000_000))
  }

  @Test func `an answer of exactly the cap is taken`() async throws {
    let text = #"[{"id":1,"title":"A"}]"#
    try await LoopbackServer.serve(body: text) { url in
      let limits = HTTPLimits(bytes: text.utf8.count)
      let posts = try await AskedSource(url: url, limits: limits, clock: .still).posts()
      #expect(posts.count == 1)
      let less = HTTPLimits(bytes: text.utf8.count - 1)
      #expect(
        await failure(of: AskedSource(url: url, limits: less, clock: .still))
          == .tooLarge(limit: less.bytes))
    }
  }

  @Test func `a gzip bomb is stopped at the cap of what comes out`() async throws {
    let bomb = Data(GzipBomb.bytes(copies: 10_000))
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in
      HTTPResponse(statusCode: .ok, headers: [.contentEncoding: "gzip"], body: bomb)
    }
    try await LoopbackServer.serve(handler) { url in
      #expect(bomb.count < 200_000)
      #expect(
        await failure(of: AskedSource(url: url, clock: .still))
          == .tooLarge(limit: 10_000_000))
    }
  }

  @Test func `after a bomb its server is asked as if nothing had been`() async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      guard request.query.isEmpty else {
        return HTTPResponse(statusCode: .ok, body: Data("[]".utf8))
      }
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentEncoding: "br"]), body: BrotliBomb.bytes)
    }
    #expect(BrotliBomb.bytes.count == 102)
    try await LoopbackServer.serve(handler) { url in
      // What comes out is much more than the limit: its connection is cut.
      let fetcher = SystemSourceFetcher(
        limits: HTTPLimits(bytes: 1_000_000), clock: .still)
      for _ in 0..<2 {
        _ = await #expect(throws: PostsError.tooLarge(limit: 1_000_000)) {
          try await fetcher.answer(of: Source(address: url.absoluteString), given: nil)
        }
        let other = Source(address: url.absoluteString + "?other=1")
        _ = try await fetcher.answer(of: other, given: nil)
      }
    }
  }

  @Test(arguments: ["-5", "x"])
  func `a length that is none is no HTTP`(length: String) async throws {
    let server = try RawServer(
      ["HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n[]"], then: .hold)
    let service = AskedSource(url: server.url, clock: .still)
    #expect(await failure(of: service) == .http(.notHTTP, host: service.name))
  }

  @Test(arguments: [("2", "[]"), ("9999999999999999999999", "[] []")])
  func `a length that is too short or beyond counting does no harm`(
    length: String, bytes: String
  ) async throws {
    let server = try RawServer(
      ["HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n[] []"], then: .close)
    let source = Source(address: server.url.absoluteString)
    let answer = try await SystemSourceFetcher(clock: .still).answer(of: source, given: nil)
    let document = if case .document(let document) = answer { document.bytes } else { [UInt8]() }
    #expect(String(decoding: document, as: UTF8.self) == bytes)
  }

  /// Heads that go on for ever, each in its way.
  enum EndlessHead: CaseIterable {
    case manyFields, longField, manyHeads

    /// How it begins, and what comes again and again.
    var pieces: [String] {
      switch self {
      case .manyFields:
        ["HTTP/1.1 200 OK\r\n", "X-a: \(String(repeating: "a", count: 1000))\r\n"]
      case .longField: ["HTTP/1.1 200 OK\r\nX: ", String(repeating: "a", count: 4096)]
      case .manyHeads: ["HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n"]
      }
    }

  }

  @Test(arguments: EndlessHead.allCases)
  func `a head that never ends is abandoned`(head: EndlessHead) async throws {
    let pieces = head.pieces
    let last = String(repeating: pieces[1], count: 65_536 / pieces[1].utf8.count)
    let server = try RawServer([pieces[0], last], then: .repeatLast)
    let service = AskedSource(url: server.url, clock: .still)
    #expect(await failure(of: service) == .http(.notHTTP, host: service.name))
  }

  @Test func `a redirect is followed however long its body is`() async throws {
    let server = try RawServer(
      ["HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n", String(repeating: "a", count: 4096)],
      then: .repeatLast)
    let limits = HTTPLimits(redirects: 2)
    let service = AskedSource(url: server.url, limits: limits, clock: .still)
    #expect(
      await failure(of: service) == .http(.tooManyRedirects, host: service.name, limits: limits))
  }
}
