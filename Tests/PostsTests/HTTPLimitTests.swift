import FlyingFox
import Foundation
import Posts
import StateKit
import Testing

@Suite(.fewAtATime) struct HTTPLimitTests {
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
  private let time = TestClock()

  @Test func `a server that never answers is given up at the last deadline`() async throws {
    let server = try RawServer([], then: .hold)
    let service = HTTPPostsService(url: server.url, clock: time.clock)
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
      let service = HTTPPostsService(url: socket.url, clock: time.clock)
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
      async let posts = HTTPPostsService(url: url, clock: time.clock).posts()
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
    let service = HTTPPostsService(url: server.url, limits: limits, clock: time.clock)
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
      try await HTTPPostsService(url: server.url, clock: time.clock).posts()
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
      return try await HTTPPostsService(url: server.url).posts()
    }
    load.cancel()
    #expect(await isCancelled(load))
  }

  @Test func `an endless answer is stopped at the cap`() async throws {
    let server = try RawServer([head, String(repeating: " ", count: 65_536)], then: .repeatLast)
    let service = HTTPPostsService(url: server.url, limits: HTTPLimits(bytes: 1_000_000))
    #expect(await failure(of: service) == .tooLarge(limit: 1_000_000))
  }

  @Test func `an answer that announces too much is not fetched`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 10000001\r\n\r\n"
    let server = try RawServer([head], then: .hold)
    #expect(
      await failure(of: HTTPPostsService(url: server.url)) == .tooLarge(limit: 10_000_000))
  }

  @Test func `an answer of exactly the cap is taken`() async throws {
    let text = #"[{"id":1,"title":"A"}]"#
    try await LoopbackServer.serve(body: text) { url in
      let limits = HTTPLimits(bytes: text.utf8.count)
      let posts = try await HTTPPostsService(url: url, limits: limits).posts()
      #expect(posts.count == 1)
      let less = HTTPLimits(bytes: text.utf8.count - 1)
      #expect(
        await failure(of: HTTPPostsService(url: url, limits: less)) == .tooLarge(limit: less.bytes))
    }
  }

  @Test func `a gzip bomb is stopped at the cap of what comes out`() async throws {
    let bomb = Data(GzipBomb.bytes(copies: 10_000))
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in
      HTTPResponse(statusCode: .ok, headers: [.contentEncoding: "gzip"], body: bomb)
    }
    try await LoopbackServer.serve(handler) { url in
      #expect(bomb.count < 200_000)
      #expect(await failure(of: HTTPPostsService(url: url)) == .tooLarge(limit: 10_000_000))
    }
  }
}
