/// Lets so many sources be asked at once, and so many of one host: first come, first served, but nobody waits
/// for another host's turn.
public actor FetchTurns {
  private let total: Int
  private let each: Int
  private let reading: Int
  /// All who have a turn, and those of them who still ask.
  private var running = 0
  private var asking = 0
  private var busy: [String: Int] = [:]
  private var line: [Waiter] = []
  private var lastNumber = 0

  /// - Parameters:
  ///   - total: How many ask at once.
  ///   - host: How many of them may ask the same host.
  ///   - reading: How many may use an answer at once before others ask less: each holds a document.
  public init(total: Int = 8, each host: Int = 2, reading: Int = 4) {
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
    _ host: String, ask: @Sendable () async throws -> Answer,
    use: @Sendable (Answer) async throws -> Result
  ) async throws -> Result {
    try await wait(for: host)
    defer { leave() }
    let answer = try await answer(of: host, ask)
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
    of host: String, _ ask: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    defer { leave(host) }
    return try await ask()
  }

  private func wait(for host: String) async throws {
    try Task.checkCancellation()
    let (calls, call) = AsyncStream<Void>.makeStream()
    lastNumber += 1
    let number = lastNumber
    line.append(Waiter(number: number, host: host, call: call))
    callNext()
    // It ends when this task is called, or cancelled: then at once.
    for await _ in calls {}
    guard Task.isCancelled else { return }
    if let place = line.firstIndex(where: { $0.number == number }) {
      line.remove(at: place)
    } else {
      leave(host)
      leave()
    }
    throw CancellationError()
  }

  /// Calls whoever can have a turn, in the order in which they came.
  private func callNext() {
    while asking < total, running < total + reading,
      let place = line.firstIndex(where: { hasPlace($0.host) })
    {
      let waiter = line.remove(at: place)
      running += 1
      asking += 1
      busy[waiter.host, default: 0] += 1
      waiter.call.finish()
    }
  }

  private func hasPlace(_ host: String) -> Bool { host.isEmpty || busy[host, default: 0] < each }

  private func leave(_ host: String) {
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
