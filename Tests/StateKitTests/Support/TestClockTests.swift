import TestSupport
import Testing

@testable import StateKit

@MainActor @Suite struct TestClockTests {
  private let time = TestClock()

  private func sleeper(_ duration: Duration) -> Task<Bool, Never> {
    let clock = time.clock
    return Task {
      do {
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
        return true
      } catch {
        return false
      }
    }
  }

  @Test func `time passes only by hand`() async {
    let first = sleeper(.seconds(1))
    let second = sleeper(.seconds(3))
    await until { time.sleeperCount == 2 }
    #expect(time.nextDeadline?.offset == .seconds(1))
    time.advance(by: .seconds(2))
    #expect(await first.value)
    #expect(time.sleeperCount == 1)
    time.advance(by: .seconds(1))
    #expect(await second.value)
    #expect(time.nextDeadline == nil)
  }

  @Test func `one sleeper is woken after the other, also of one instant`() async {
    #expect(!time.wakeNext())
    let late = sleeper(.seconds(3))
    await until { time.sleeperCount == 1 }
    let first = sleeper(.seconds(1))
    await until { time.sleeperCount == 2 }
    let second = sleeper(.seconds(1))
    await until { time.sleeperCount == 3 }
    #expect(time.wakeNext())
    #expect(await first.value)
    #expect(time.now.offset == .seconds(1) && time.sleeperCount == 2)
    second.cancel()
    #expect(await !second.value)
    #expect(time.wakeNext())
    #expect(await late.value)
    #expect(time.now.offset == .seconds(3) && time.sleeperCount == 0)
  }

  @Test func `a cancelled sleeper wakes at once and throws`() async {
    let sleeping = sleeper(.seconds(1))
    await until { time.sleeperCount == 1 }
    sleeping.cancel()
    #expect(await !sleeping.value)
    #expect(time.sleeperCount == 0)
    let late = sleeper(.seconds(1))
    late.cancel()
    #expect(await !late.value)
    #expect(time.sleeperCount == 0)
  }
}
