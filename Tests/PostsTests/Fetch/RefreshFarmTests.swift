import FlyingFox
import Foundation
import StateKit
import TestSupport
import Testing

@testable import Posts

@Suite struct RefreshFarmTests {
  private let time = TestClock()
  private let store: PostStore
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"

  init() throws { store = try PostStore.inMemory() }

  private var refresh: SourceRefresh {
    SourceRefresh(
      store: store, fetcher: SystemSourceFetcher(clock: time.clock), turns: FetchTurns())
  }

  /// Runs a body with as many good servers as there are titles.
  private func withServers(
    _ titles: [String], _ sources: [Source] = [], _ body: ([Source]) async throws -> Void
  ) async throws {
    try store.adopt(sources)
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
    try store.adopt(bad)
    try await withServers(["A", "B", "C", "D", "E"]) { [refresh, time] others in
      let slow = bad.prefix(2).map { source in Task { try await refresh.run(source) } }
      let large = Task { try await refresh.run(bad[2]) }
      try await withThrowingTaskGroup(of: RefreshOutcome.self) { group in
        for source in others { group.addTask { try await refresh.run(source) } }
        for try await outcome in group {
          #expect(outcome == .posts(new: 1, changed: 0, isCutShort: false))
        }
      }
      await #expect(throws: PostsError.tooLarge(limit: 10_000_000)) { try await large.value }
      #expect(try store.posts(on: .all).map(\.title).sorted() == ["A", "B", "C", "D", "E"])
      // No time has passed so far.
      await hanging.request()
      await dripping.request()
      time.advance(by: .seconds(30))
      for task in slow {
        await #expect(throws: PostsError.self) { try await task.value }
      }
      for source in bad { #expect(try store.failure(of: source.id)?.attempts == 1) }
    }
  }

  @Test func `a source that is given up gives its server to the next one`() async throws {
    let server = try RawServer([], then: .hold)
    let sources = (0..<3).map { Source(address: server.url.absoluteString + "?\($0)") }
    try store.adopt(sources)
    let tasks = sources.map { source in Task { [refresh] in try await refresh.run(source) } }
    await server.request()
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    for source in sources { #expect(try store.failure(of: source.id) == nil) }
    await until { time.sleeperCount == 0 }
  }

  @Test func `cancelling some of many at any moment leaves the others alone`() async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      guard request.path.hasSuffix("/end") else {
        return HTTPResponse(
          statusCode: .found, headers: HTTPHeaders([.location: request.path + "/end"]))
      }
      return HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
    }
    try await LoopbackServer.serve(handler) { [refresh] url in
      for round in 0..<Soak.count(8, soak: 25) {
        let tasks = try (0..<8).map { number in
          let source = Source(address: url.absoluteString + "/\(round)/\(number)")
          try store.adopt([source])
          return Task { try await refresh.run(source) }
        }
        for _ in 0..<round * Soak.count(60, soak: 20) { await Task.yield() }
        for task in tasks.prefix(4) { task.cancel() }
        for task in tasks.suffix(4) {
          let outcome = try await task.value
          #expect(outcome == .posts(new: 1, changed: 0, isCutShort: false))
        }
        for task in tasks.prefix(4) { _ = await task.result }
      }
    }
    await until { time.sleeperCount == 0 }
  }
}
