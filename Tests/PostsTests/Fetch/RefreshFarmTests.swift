import Fetch
import FlyingFox
import Foundation
import StateKit
import TestSupport
import Testing

@testable import Posts

@Suite struct RefreshFarmTests {
  private let store: PostStore
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"

  init() throws { store = try PostStore.inMemory() }

  private var refresh: SourceRefresh { refresh(within: HTTPLimits()) }

  private func refresh(within limits: HTTPLimits) -> SourceRefresh {
    let fetcher = SystemSourceFetcher(limits: limits, clock: TestClock().clock)
    return SourceRefresh(
      store: store, fetcher: fetcher, limiter: FetchLimiter(clock: TestClock().clock))
  }

  /// Runs a body with as many good servers as there are titles.
  private func withServers(
    _ titles: [String], _ sources: [Source] = [], _ body: ([Source]) async throws -> Void
  ) async throws {
    try store.subscribe(to: sources)
    guard let title = titles.first else { return try await body(sources) }
    try await LoopbackServer.serve(body: #"[{"id":1,"title":"\#(title)"}]"#) { url in
      try await withServers(
        Array(titles.dropFirst()), sources + [Source(address: url.absoluteString)], body)
    }
  }

  @Test func `of eight sources one hangs, one drips and one is a bomb: five are there at once`()
    async throws
  {
    let hanging = try RawServer([], then: .hold)
    let dripping = try RawServer([head, " "], then: .repeatLast)
    let bomb = try RawServer(
      [head, String(repeating: " ", count: 1_000_000)], then: .repeatLast)
    let bad = [hanging, dripping, bomb].map { Source(address: $0.url.absoluteString) }
    try store.subscribe(to: bad)
    let impatient = refresh(within: HTTPLimits(whole: .seconds(1)))
    try await withServers(["A", "B", "C", "D", "E"]) { [refresh] others in
      let slow = bad.prefix(2).map { source in Task { try await impatient.run(source) } }
      let large = Task { try await refresh.run(bad[2]) }
      try await withThrowingTaskGroup(of: RefreshOutcome.self) { group in
        for source in others { group.addTask { try await refresh.run(source) } }
        for try await outcome in group {
          #expect(outcome == .posts(new: 1, changed: 0, isTruncated: false))
        }
      }
      await #expect(throws: PostsError.tooLarge(limit: 10_000_000)) { try await large.value }
      #expect(try store.posts(in: .all).map(\.title).sorted() == ["A", "B", "C", "D", "E"])
      for task in slow {
        await #expect(throws: PostsError.self) { try await task.value }
      }
      for source in bad { #expect(try store.failure(of: source.id)?.attempts == 1) }
    }
  }

  @Test func `of forty sources of one server one hangs and one is a bomb: the others are there`()
    async throws
  {
    let good = head + #"[{"id":1,"title":"A"}]"#
    let bomb = [UInt8]("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
    let server = try RawServer { path in
      switch path {
      case "/posts/0": RawServer.Response([], then: .hold)
      case "/posts/1":
        RawServer.Response(bytes: [bomb, GzipBomb.bytes(copies: 500_000)], then: .close)
      default: RawServer.Response([good], then: .close)
      }
    }
    let sources = (0..<40).map { Source(address: "\(server.url)/\($0)") }
    try store.subscribe(to: sources)
    let refresh = refresh
    let tasks = sources.map { source in Task { try await refresh.run(source) } }
    for task in tasks.dropFirst(2) {
      #expect(try await task.value == .posts(new: 1, changed: 0, isTruncated: false))
    }
    await #expect(throws: PostsError.tooLarge(limit: 10_000_000)) { try await tasks[1].value }
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
  }

  @Test func `a source that is cancelled gives its server to the next one`() async throws {
    let server = try RawServer([], then: .hold)
    let sources = (0..<3).map { Source(address: server.url.absoluteString + "?\($0)") }
    try store.subscribe(to: sources)
    let tasks = sources.map { source in Task { [refresh] in try await refresh.run(source) } }
    await server.request()
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    for source in sources { #expect(try store.failure(of: source.id) == nil) }
  }

  @Test func `cancelling some of many at any moment leaves the others alone`() async throws {
    let handler: @Sendable (FlyingFox.HTTPRequest) async throws -> FlyingFox.HTTPResponse = {
      request in
      guard request.path.hasSuffix("/end") else {
        return FlyingFox.HTTPResponse(
          statusCode: .found, headers: HTTPHeaders([.location: request.path + "/end"]))
      }
      return FlyingFox.HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
    }
    try await LoopbackServer.serve(handler) { [refresh] url in
      for round in 0..<Soak.count(8, soak: 25) {
        let tasks = try (0..<8).map { number in
          let source = Source(address: url.absoluteString + "/\(round)/\(number)")
          try store.subscribe(to: [source])
          return Task { try await refresh.run(source) }
        }
        for _ in 0..<round * Soak.count(60, soak: 20) { await Task.yield() }
        for task in tasks.prefix(4) { task.cancel() }
        for task in tasks.suffix(4) {
          let outcome = try await task.value
          #expect(outcome == .posts(new: 1, changed: 0, isTruncated: false))
        }
        for task in tasks.prefix(4) { _ = await task.result }
      }
    }
  }
}
