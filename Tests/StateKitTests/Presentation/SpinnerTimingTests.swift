import TestSupport
import Testing

@testable import StateKit

@Suite struct SpinnerTimingTests {
  private func timing(_ loads: (from: Int, to: Int?)...) -> SpinnerTiming {
    var timing = SpinnerTiming()
    for load in loads {
      timing.began(at: .at(load.from))
      if let end = load.to { timing.ended(at: .at(end)) }
    }
    return timing
  }

  /// The milliseconds between two instants at which the spinner is seen first, and no longer.
  private func seen(_ timing: SpinnerTiming, from: Int) -> [Int] {
    var instants: [Int] = []
    for instant in from..<2000
    where timing.isVisible(at: .at(instant)) != timing.isVisible(at: .at(instant - 1)) {
      instants.append(instant)
    }
    return instants
  }

  @Test func `a spinner comes after 200 ms`() {
    #expect(seen(timing((0, nil)), from: 1) == [200])
    #expect(timing((0, nil)).nextChange(after: .at(0)) == .at(200))
    #expect(timing((0, nil)).nextChange(after: .at(200)) == nil)
  }

  @Test func `a quick load shows none`() {
    #expect(seen(timing((0, 199)), from: 199) == [])
    #expect(timing((0, 199)).nextChange(after: .at(199)) == nil)
  }

  @Test func `it stays for 300 ms beside what came`() {
    #expect(seen(timing((0, 200)), from: 200) == [500])
    #expect(seen(timing((0, 450)), from: 450) == [500])
    #expect(timing((0, 450)).nextChange(after: .at(450)) == .at(500))
    #expect(!timing((0, 900)).isVisible(at: .at(900)))
  }

  @Test func `the next load does not cut it short`() {
    #expect(seen(timing((0, 250), (260, nil)), from: 260) == [])
    #expect(timing((0, 250), (260, nil)).nextChange(after: .at(260)) == nil)
    #expect(seen(timing((0, 250), (400, nil)), from: 400) == [500, 600])
    #expect(timing((0, 250), (400, nil)).nextChange(after: .at(450)) == .at(500))
    #expect(timing((0, 250), (400, nil)).nextChange(after: .at(550)) == .at(600))
  }

  @Test func `a load that takes another's place keeps the spinner`() {
    #expect(timing((0, nil), (150, nil)).isVisible(at: .at(200)))
  }
}

/// Looks at a spinner at every change and between, over random loads.
@Suite struct SpinnerInvariantTests {
  private enum Command {
    case begin, end
    case wait(Int)
  }

  private typealias Look = (SpinnerTiming, _ isLoading: Bool, Int) -> Bool

  private func property(
    _ look: @escaping Look = { timing, _, now in timing.isVisible(at: .at(now)) }
  ) -> Property<Command> {
    Property(
      name: "no spinner for a blink or a quick load",
      command: { random in
        switch random.number(0...3) {
        case 0: .begin
        case 1: .end
        default: .wait(random.number(0...40) * 10)
        }
      },
      violation: { history in
        var watch = SpinnerWatch()
        for command in history {
          switch command {
          case .begin: watch.begin()
          case .end: watch.end()
          case .wait(let milliseconds): watch.wait(milliseconds, look)
          }
          if let violation = watch.look(look) { return violation }
        }
        watch.end()
        watch.wait(600, look)
        return watch.violation
      })
  }

  @Test func `no spinner is on for less than 300 ms, nor for loads under 200`() {
    property().holds(upTo: 12)
  }

  @Test func `a spinner that comes at once is caught`() {
    property { timing, isLoading, now in isLoading || timing.isVisible(at: .at(now)) }
      .isBroken(by: 1)
  }

  @Test func `a spinner that goes with its load is caught`() {
    property { timing, isLoading, now in isLoading && timing.isVisible(at: .at(now)) }
      .isBroken(by: 3)
  }
}

/// A screen that is looked at every 10 ms.
private struct SpinnerWatch {
  private var timing = SpinnerTiming()
  private var now = 0
  private var loadedSince: Int?
  private var shownSince: Int?
  private(set) var violation: String?

  mutating func begin() {
    timing.began(at: .at(now))
    loadedSince = loadedSince ?? now
  }

  mutating func end() {
    timing.ended(at: .at(now))
    loadedSince = nil
  }

  mutating func wait(_ milliseconds: Int, _ look: (SpinnerTiming, Bool, Int) -> Bool) {
    for _ in 0..<(milliseconds / 10) {
      now += 10
      _ = self.look(look)
    }
  }

  mutating func look(_ look: (SpinnerTiming, Bool, Int) -> Bool) -> String? {
    switch (look(timing, loadedSince != nil, now), shownSince) {
    case (true, nil):
      if now - (loadedSince ?? now) < 200 { violation = "on at \(now) for a quick load" }
      shownSince = now
    case (false, let since?):
      if now - since < 300 { violation = "on from \(since) to \(now)" }
      shownSince = nil
    case (true, _), (false, nil): break
    }
    return violation
  }
}
