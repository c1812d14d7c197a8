import StateKit

/// Limits how many sources are asked at the same time, in total and for each host: first come, first served.
///
/// Nobody waits for a permit of another host, nor long for a host that does not answer.
public actor FetchLimiter {
  private let total: Int
  private let each: Int
  private let reading: Int
  private let longest: Duration
  private let clock: AnyClock
  /// All who hold a permit, and those of them who still ask.
  private var running = 0
  private var asking = 0
  /// Those who still ask, but whose permit is already free for others.
  private var late = 0
  private static let mostLate = 48
  private var busy: [String: Int] = [:]
  /// The hosts of those who still ask, by their numbers.
  private var permits: [Int: String] = [:]
  private var line: [Waiter] = []
  private var lastNumber = 0

  /// - Parameters:
  ///   - total: How many ask at once.
  ///   - host: How many of them may ask the same host.
  ///   - reading: How many may use an answer at once before others ask less: each holds a document.
  ///   - longest: How long a permit is held; later the answer is still waited for, but others are asked meanwhile.
  public init(
    total: Int = 8, each host: Int = 2, reading: Int = 4, longest: Duration = .seconds(5),
    clock: AnyClock = .dispatch()
  ) {
    self.longest = longest
    self.clock = clock
    self.total = total
    each = host
    self.reading = reading
  }

  /// Those who hold a permit and those who wait for one; none at rest.
  var count: Int { running + line.count }

  /// Asks once a permit is free, and then uses the response, while others ask already: no server waits for a reader.
  ///
  /// A cancelled wait leaves the line at once with `CancellationError`.
  ///
  /// - Parameters:
  ///   - host: Who is asked; an empty one is this machine, which has no limit.
  ///   - ask: Holds a permit of the host.
  ///   - use: Counts among the running, but no longer among those who ask.
  public func withPermit<Response: Sendable, Result: Sendable>(
    _ host: String, ask: @escaping @Sendable () async throws -> Response,
    use: @Sendable (Response) async throws -> Result
  ) async throws -> Result {
    let number = try await wait(for: host)
    defer { leave() }
    let answer = try await answer(number, ask)
    return try await use(answer)
  }
}

extension FetchLimiter {
  private struct Waiter {
    let number: Int
    let host: String
    let call: AsyncStream<Void>.Continuation
  }

  private func answer<Response: Sendable>(
    _ number: Int, _ ask: @escaping @Sendable () async throws -> Response
  ) async throws -> Response {
    var isLate = false
    defer {
      leave(number)
      if isLate { late -= 1 }
    }
    let end = clock.now.advanced(by: longest)
    return try await withThrowingTaskGroup(of: Response?.self) { [clock] group in
      defer { group.cancelAll() }
      group.addTask { try await ask() }
      group.addTask {
        try await clock.sleep(until: end, tolerance: nil)
        return nil
      }
      while let answer = try await group.next() {
        if let answer {
          // Now, and not when the group has ended its clock.
          leave(number)
          return answer
        }
        (isLate, late) = (true, late + 1)
        leave(number)
      }
      throw CancellationError()
    }
  }

  /// The number of its permit, once it has one.
  private func wait(for host: String) async throws -> Int {
    try Task.checkCancellation()
    let (calls, call) = AsyncStream<Void>.makeStream()
    lastNumber += 1
    let number = lastNumber
    line.append(Waiter(number: number, host: host, call: call))
    callNext()
    // It ends when this task is called, or cancelled: then at once.
    for await _ in calls {}
    guard Task.isCancelled else { return number }
    if let index = line.firstIndex(where: { $0.number == number }) {
      line.remove(at: index)
    } else {
      leave(number)
      leave()
    }
    throw CancellationError()
  }

  /// Calls whoever can have a permit, in the order in which they came.
  private func callNext() {
    while asking < total, running - min(late, Self.mostLate) < total + reading,
      let index = line.firstIndex(where: { hasPermit($0.host) })
    {
      let waiter = line.remove(at: index)
      running += 1
      asking += 1
      busy[waiter.host, default: 0] += 1
      permits[waiter.number] = waiter.host
      waiter.call.finish()
    }
  }

  private func hasPermit(_ host: String) -> Bool { host.isEmpty || busy[host, default: 0] < each }

  /// Releases a permit, once.
  private func leave(_ number: Int) {
    guard let host = permits.removeValue(forKey: number) else { return }
    asking -= 1
    let left = busy[host, default: 0] - 1
    busy[host] = left > 0 ? left : nil
    callNext()
  }

  private func leave() {
    running -= 1
    callNext()
  }
}
