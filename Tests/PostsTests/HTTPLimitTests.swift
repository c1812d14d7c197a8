import FlyingFox
import Foundation
import StateKit
import TestSupport
import Testing

@testable import Posts

@Suite(.fewAtATime, .timeLimit(.minutes(30))) struct HTTPLimitTests {
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
  private let time = TestClock()

  @Test func `a server that never answers is given up at the last deadline`() async throws {
    let server = try RawServer([], then: .hold)
    let service = SourcePostsService(url: server.url, clock: time.clock)
    async let error = failure(of: service)
    await server.request()
    await until { time.sleeperCount == 2 }
    time.advance(by: .seconds(10))
    await until { time.sleeperCount == 1 }
    time.advance(by: .seconds(20))
    #expect(await error == .noAnswer(host: service.name, within: .seconds(30)))
    await until { time.sleeperCount == 0 }
  }

  #if os(Linux)
    @Test func `a host that does not connect is given up at the first deadline`() async throws {
      let socket = try DeafSocket()
      let service = SourcePostsService(url: socket.url, clock: time.clock)
      async let error = failure(of: service)
      await until { time.sleeperCount == 2 }
      time.advance(by: .seconds(10))
      #expect(await error == .noConnection(host: service.name, within: .seconds(10)))
      withExtendedLifetime(socket) {}
      await until { time.sleeperCount == 0 }
    }
  #endif

  @Test func `a server may think longer than connecting may take`() async throws {
    let (arrival, arrived) = AsyncStream<Void>.makeStream()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in
      arrived.finish()
      for await _ in gate {}
      return HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
    }
    try await LoopbackServer.serve(handler) { [time] url in
      async let posts = SourcePostsService(url: url, clock: time.clock).posts()
      for await _ in arrival {}
      await until { time.sleeperCount == 2 }
      time.advance(by: .seconds(29))
      await until { time.sleeperCount == 1 }
      opener.finish()
      let found = try await posts
      #expect(found.count == 1)
    }
  }

  @Test func `a server that drips is given up at the last deadline`() async throws {
    let server = try RawServer([head, " "], then: .repeatLast)
    let limits = HTTPLimits(connect: .seconds(60))
    let service = SourcePostsService(url: server.url, limits: limits, clock: time.clock)
    async let error = failure(of: service)
    await until { time.sleeperCount == 2 }
    time.advance(by: .seconds(30))
    // Under load the deadline may pass before the head was seen.
    let ends: [PostsError?] = [
      .slowAnswer(host: service.name, within: .seconds(30)),
      .noAnswer(host: service.name, within: .seconds(30)),
    ]
    #expect(ends.contains(await error))
  }

  @Test func `cancelling ends a load at once`() async throws {
    let server = try RawServer([head, " "], then: .repeatLast)
    let load = Task { [time] in
      try await SourcePostsService(url: server.url, clock: time.clock).posts()
    }
    await until { time.sleeperCount == 2 }
    load.cancel()
    #expect(await isCancelled(load))
    await until { time.sleeperCount == 0 }
  }

  @Test func `a load that is cancelled before it starts ends too`() async throws {
    let server = try RawServer([], then: .hold)
    let load = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await SourcePostsService(url: server.url, clock: .still).posts()
    }
    load.cancel()
    #expect(await isCancelled(load))
  }

  @Test func `an endless answer is stopped at the cap`() async throws {
    let server = try RawServer([head, String(repeating: " ", count: 65_536)], then: .repeatLast)
    let service = SourcePostsService(
      url: server.url, limits: HTTPLimits(bytes: 1_000_000), clock: .still)
    #expect(await failure(of: service) == .tooLarge(limit: 1_000_000))
  }

  @Test func `an answer that announces too much is not fetched`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 10000001\r\n\r\n"
    let server = try RawServer([head], then: .hold)
    #expect(
      await failure(of: SourcePostsService(url: server.url, clock: .still))
        == .tooLarge(limit: 10_000_000))
  }

  @Test func `an answer of exactly the cap is taken`() async throws {
    let text = #"[{"id":1,"title":"A"}]"#
    try await LoopbackServer.serve(body: text) { url in
      let limits = HTTPLimits(bytes: text.utf8.count)
      let posts = try await SourcePostsService(url: url, limits: limits, clock: .still).posts()
      #expect(posts.count == 1)
      let less = HTTPLimits(bytes: text.utf8.count - 1)
      #expect(
        await failure(of: SourcePostsService(url: url, limits: less, clock: .still))
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
        await failure(of: SourcePostsService(url: url, clock: .still))
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
    let service = SourcePostsService(url: server.url, clock: .still)
    #expect(await failure(of: service) == .notHTTP(host: service.name))
  }

  @Test(arguments: [("2", "[]"), ("9999999999999999999999", "[] []")])
  func `a length that is too short or beyond counting does no harm`(
    length: String, bytes: String
  ) async throws {
    let server = try RawServer(
      ["HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n[] []"], then: .close)
    let query = HTTPQuery(url: server.url)
    let answer = try await HTTPTransfer(
      query: query, limits: HTTPLimits(), clock: .still, sessions: HTTPSessions()
    ).answer()
    #expect(String(decoding: answer.bytes, as: UTF8.self) == bytes)
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

    func error(host: String) -> PostsError {
      switch self {
      case .manyFields, .manyHeads: .notHTTP(host: host)
      case .longField: .network(host: host)
      }
    }
  }

  @Test(arguments: EndlessHead.allCases)
  func `a head that never ends is abandoned`(head: EndlessHead) async throws {
    let pieces = head.pieces
    let last = String(repeating: pieces[1], count: 65_536 / pieces[1].utf8.count)
    let server = try RawServer([pieces[0], last], then: .repeatLast)
    // The clock stands still: it is the size that ends it.
    let service = SourcePostsService(url: server.url, clock: time.clock)
    let error = await failure(of: service)
    #expect(error == head.error(host: service.name))
  }

  @Test func `a redirect with a body that never ends is given up at the last deadline`()
    async throws
  {
    let server = try RawServer(
      ["HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n", String(repeating: "a", count: 4096)],
      then: .repeatLast)
    let service = SourcePostsService(url: server.url, clock: time.clock)
    async let error = failure(of: service)
    await server.request()
    await until { time.sleeperCount == 2 }
    time.advance(by: .seconds(30))
    #expect(await error == .noAnswer(host: service.name, within: .seconds(30)))
  }
}
