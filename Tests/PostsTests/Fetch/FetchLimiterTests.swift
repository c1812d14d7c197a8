import StateKit
import Synchronization
import TestSupport
import Testing

@testable import Posts

@Suite struct FetchLimiterTests {
  /// Sources that are asked until somebody opens their gate, in the order in which they were asked.
  private final class Gates: Sendable {
    private struct Gate {
      let name: String
      let opener: CheckedContinuation<Void, Never>
    }
    private let waiting = Mutex<[Gate]>([])
    private let log = Mutex<[String]>([])
    private let peak = Mutex(0)

    /// Sorted, because those who have a permit run at the same time.
    var asked: [String] { waiting.withLock { $0.map(\.name).sorted() } }
    var all: [String] { log.withLock { $0 } }
    /// The most that were asked at once.
    var most: Int { peak.withLock { $0 } }

    func wait(_ name: String) async {
      await withCheckedContinuation { opener in
        log.withLock { $0.append(name) }
        let count = waiting.withLock { waiting in
          waiting.append(Gate(name: name, opener: opener))
          return waiting.count
        }
        peak.withLock { $0 = max($0, count) }
      }
    }

    func open(_ name: String) {
      waiting.withLock { waiting -> Gate? in
        guard let index = waiting.firstIndex(where: { $0.name == name }) else { return nil }
        return waiting.remove(at: index)
      }?.opener.resume()
    }
  }

  private let gates = Gates()
  private let time = TestClock()

  /// Asks in the order of the names, `host/number` each.
  private func ask(_ names: [String], _ limiter: FetchLimiter) async -> [Task<Void, any Error>] {
    var tasks: [Task<Void, any Error>] = []
    for name in names {
      let host = String(name.prefix { $0 != "/" })
      tasks.append(
        Task { [gates] in
          try await limiter.withPermit(host) {
            await gates.wait(name)
          } use: {
          }
        })
      let count = tasks.count
      await until { await limiter.count == count }
    }
    return tasks
  }

  @Test func `so many are asked at once, and the next one when one is through`() async throws {
    let tasks = await ask(["a/1", "b/1", "c/1", "d/1"], FetchLimiter(total: 2, clock: time.clock))
    await until { gates.asked == ["a/1", "b/1"] }
    gates.open("b/1")
    await until { gates.asked == ["a/1", "c/1"] }
    gates.open("a/1")
    await until { gates.asked == ["c/1", "d/1"] }
    for name in ["c/1", "d/1"] { gates.open(name) }
    for task in tasks { try await task.value }
    #expect(gates.all == ["a/1", "b/1", "c/1", "d/1"])
    #expect(gates.most == 2)
  }

  @Test func `a host that hangs holds no other host up`() async throws {
    let tasks = await ask(
      ["a/1", "a/2", "a/3", "a/4", "b/1", "c/1"], FetchLimiter(total: 4, clock: time.clock))
    await until { gates.asked == ["a/1", "a/2", "b/1", "c/1"] }
    gates.open("a/2")
    await until { gates.asked.contains("a/3") }
    for name in ["a/1", "a/3", "b/1", "c/1"] { gates.open(name) }
    await until { gates.asked == ["a/4"] }
    gates.open("a/4")
    for task in tasks { try await task.value }
    #expect(gates.all.suffix(2) == ["a/3", "a/4"])
    #expect(gates.most == 4)
  }

  @Test
  func `one that hangs keeps its place for five seconds, and then gets its answer all the same`()
    async throws
  {
    let limiter = FetchLimiter(total: 2, clock: time.clock)
    let tasks = await ask(["a/1", "a/2", "a/3", "b/1"], limiter)
    await until { gates.asked == ["a/1", "a/2"] && time.sleeperCount == 2 }
    time.advance(by: .milliseconds(4999))
    #expect(gates.asked == ["a/1", "a/2"])
    time.advance(by: .milliseconds(1))
    await until { gates.asked == ["a/1", "a/2", "a/3", "b/1"] }
    for name in ["a/1", "a/2", "a/3", "b/1"] { gates.open(name) }
    for task in tasks { try await task.value }
    #expect(await limiter.count == 0)
  }

  @Test func `files are asked without regard to each other`() async throws {
    let tasks = await ask(["/1", "/2", "/3"], FetchLimiter(total: 3, clock: time.clock))
    await until { gates.asked == ["/1", "/2", "/3"] }
    for name in ["/1", "/2", "/3"] { gates.open(name) }
    for task in tasks { try await task.value }
    #expect(gates.most == 3)
  }

  @Test func `a cancelled wait leaves the line, and the next one moves up`() async throws {
    let limiter = FetchLimiter(total: 1, clock: time.clock)
    let tasks = await ask(["a/1", "b/1", "c/1"], limiter)
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    await until { gates.asked == ["a/1"] }
    gates.open("a/1")
    await until { gates.asked == ["c/1"] }
    gates.open("c/1")
    try await tasks[2].value
    #expect(gates.all == ["a/1", "c/1"])
    #expect(await limiter.count == 0)
  }

  @Test func `a permit is returned however the work ends`() async throws {
    let limiter = FetchLimiter(total: 1, each: 1, clock: time.clock)
    for _ in 0..<3 {
      await #expect(throws: PostsError.nothingPiped) {
        try await limiter.withPermit("a") {
          throw PostsError.nothingPiped
        } use: {
        }
      }
      await #expect(throws: PostsError.nothingPiped) {
        try await limiter.withPermit("a") {
        } use: {
          throw PostsError.nothingPiped
        }
      }
    }
    #expect(try await limiter.withPermit("a", ask: { 1 }, use: { $0 + 1 }) == 2)
    #expect(await limiter.count == 0)
  }

  @Test func `a host may be asked again while its answer is read`() async throws {
    let limiter = FetchLimiter(total: 2, each: 1, clock: time.clock)
    let reading = Task { [gates] in
      try await limiter.withPermit("a") {
      } use: {
        await gates.wait("a/reads")
      }
    }
    await until { gates.asked == ["a/reads"] }
    let again = try await limiter.withPermit("a", ask: { gates.asked }, use: { $0 })
    #expect(again == ["a/reads"], "the first answer is still read")
    gates.open("a/reads")
    try await reading.value
    #expect(await limiter.count == 0)
  }

  @Test func `as many as may are asked while answers are read, up to a bound`() async throws {
    let limiter = FetchLimiter(total: 2, reading: 1, clock: time.clock)
    var tasks: [Task<Void, any Error>] = []
    for name in ["a", "b", "c", "d"] {
      tasks.append(
        Task { [gates] in
          try await limiter.withPermit(name) {
            await gates.wait("\(name)/asks")
          } use: {
            await gates.wait("\(name)/reads")
          }
        })
      let count = tasks.count
      await until { await limiter.count == count }
    }
    await until { gates.asked == ["a/asks", "b/asks"] }
    gates.open("a/asks")
    await until { gates.asked == ["a/reads", "b/asks", "c/asks"] }
    gates.open("b/asks")
    await until { gates.asked == ["a/reads", "b/reads", "c/asks"] }
    gates.open("a/reads")
    await until { gates.asked == ["b/reads", "c/asks", "d/asks"] }
    for name in ["b/reads", "c/asks", "d/asks"] { gates.open(name) }
    for name in ["c/reads", "d/reads"] {
      await until { gates.asked.contains(name) }
      gates.open(name)
    }
    for task in tasks { try await task.value }
    #expect(gates.all.filter { $0 == "d/asks" }.count == 1)
  }

  @Test func `cancelling at any moment loses no permit`() async throws {
    let limiter = FetchLimiter(total: 2, each: 1, clock: time.clock)
    for round in 0..<200 {
      let tasks = (0..<6).map { number in
        Task {
          try await limiter.withPermit("\(number % 3)") {
            for _ in 0..<3 { await Task.yield() }
          } use: {
          }
        }
      }
      for _ in 0..<round % 20 { await Task.yield() }
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.result }
    }
    #expect(await limiter.count == 0)
    #expect(try await limiter.withPermit("0", ask: { 1 }, use: { $0 }) == 1)
  }
}
