import StateKit

/// Lets so many sources be asked at once, and so many of one host: first come, first served, but nobody waits
/// for another host's turn, nor for long for one that does not answer.
public actor FetchTurns {
  private let total: Int
  private let each: Int
  private let reading: Int
  private let longest: Duration
  private let clock: AnyClock
  /// All who have a turn, and those of them who still ask.
  private var running = 0
  private var asking = 0
  /// Those who still ask, and keep no place for it any more.
  private var late = 0
  private static let mostLate = 48
  private var busy: [String: Int] = [:]
  /// The hosts of those who still ask, by their numbers.
  private var places: [Int: String] = [:]
  private var line: [Waiter] = []
  private var lastNumber = 0

  /// - Parameters:
  ///   - total: How many ask at once.
  ///   - host: How many of them may ask the same host.
  ///   - reading: How many may use an answer at once before others ask less: each holds a document.
  ///   - longest: How long one keeps its place; then it still waits for its answer, but others are asked meanwhile.
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

  /// Those who have a turn and those who wait for one; none at rest.
  var count: Int { running + line.count }

  /// Asks when it is its turn, and then uses the answer, while others ask already: no server waits for a reader.
  ///
  /// A cancelled wait leaves the line at once with `CancellationError`.
  ///
  /// - Parameters:
  ///   - host: Who is asked; an empty one is this machine, of which all may ask.
  ///   - ask: Has a place at the host.
  ///   - use: Has a turn still, but no place among those who ask.
  public func take<Answer: Sendable, Result: Sendable>(
    _ host: String, ask: @escaping @Sendable () async throws -> Answer,
    use: @Sendable (Answer) async throws -> Result
  ) async throws -> Result {
    let number = try await wait(for: host)
    defer { leave() }
    let answer = try await answer(number, ask)
    return try await use(answer)
  }
}

extension FetchTurns {
  private struct Waiter {
    let number: Int
    let host: String
    let call: AsyncStream<Void>.Continuation
  }

  private func answer<Answer: Sendable>(
    _ number: Int, _ ask: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    var isLate = false
    defer {
      leave(number)
      if isLate { late -= 1 }
    }
    let end = clock.now.advanced(by: longest)
    return try await withThrowingTaskGroup(of: Answer?.self) { [clock] group in
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

  /// The number of its place, when it has one.
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
    if let place = line.firstIndex(where: { $0.number == number }) {
      line.remove(at: place)
    } else {
      leave(number)
      leave()
    }
    throw CancellationError()
  }

  /// Calls whoever can have a turn, in the order in which they came.
  private func callNext() {
    while asking < total, running - min(late, Self.mostLate) < total + reading,
      let place = line.firstIndex(where: { hasPlace($0.host) })
    {
      let waiter = line.remove(at: place)
      running += 1
      asking += 1
      busy[waiter.host, default: 0] += 1
      places[waiter.number] = waiter.host
      waiter.call.finish()
    }
  }

  private func hasPlace(_ host: String) -> Bool { host.isEmpty || busy[host, default: 0] < each }

  /// Gives a place to others, once.
  private func leave(_ number: Int) {
    guard let host = places.removeValue(forKey: number) else { return }
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
