import Posts
import StateKit
import Testing

@Suite struct DispatchClockTests {
  private let clock = AnyClock.dispatch()

  @Test(arguments: [Duration.seconds(-1), .zero, .milliseconds(2)])
  func `a sleep ends at its instant, not before`(wait: Duration) async throws {
    let due = clock.now.advanced(by: wait)
    try await clock.sleep(until: due, tolerance: nil)
    #expect(clock.now >= due)
  }

  @Test(arguments: [true, false])
  func `a sleep that is cancelled ends at once with an error`(beforeItBegins: Bool) async {
    let (begins, sender) = AsyncStream<Void>.makeStream()
    let task = Task { [clock] in
      if beforeItBegins { while !Task.isCancelled { await Task.yield() } }
      sender.finish()
      try await clock.sleep(until: clock.now.advanced(by: .seconds(3600)), tolerance: nil)
    }
    if !beforeItBegins { for await _ in begins {} }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `of many sleeps that end as they are cancelled, each ends once`() async {
    let isLate = await withTaskGroup { group in
      for number in 0..<1000 {
        group.addTask { [clock] in
          let due = clock.now.advanced(by: .microseconds(number))
          do { try await clock.sleep(until: due, tolerance: nil) } catch { return true }
          return clock.now >= due
        }
      }
      try? await clock.sleep(until: clock.now.advanced(by: .microseconds(300)), tolerance: nil)
      group.cancelAll()
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isLate, "none ends before its time that was not cancelled")
  }
}
