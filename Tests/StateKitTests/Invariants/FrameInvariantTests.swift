import Observation
import TestSupport
import Testing

@testable import StateKit

/// A loader with its tasks: what is drawn from it, and what is left at rest.
@MainActor @Suite struct FrameInvariantTests {
  @Test func `at rest the last frame is of the last state, and nothing is left`() async {
    for _ in 0..<150 {
      let seed = Int.random(in: 0..<1_000_000_000)
      var random = SeededGenerator(seed: seed)
      let fixture = LoaderFixture(seed: seed)
      for _ in 0..<random.number(1...12) {
        await fixture.run(.random(&random))
        #expect(fixture.frame == fixture.loader.state.summary, "seed \(seed)")
      }
      await fixture.rest()
      #expect(fixture.frame == fixture.loader.state.summary, "seed \(seed)")
      #expect(fixture.time.sleeperCount == 0, "seed \(seed)")
      #expect(!fixture.loader.state.isLoading, "seed \(seed)")
    }
  }

  @Test func `a screen that compares states without their payload is caught`() async {
    let fixture = LoaderFixture(seed: 1) { old, new in old.isLoading == new.isLoading }
    for value in 0..<2 {
      await fixture.run(.load(.user))
      await fixture.run(.answer(pick: value, .value))
      fixture.loader.reset()
    }
    #expect(fixture.frame != fixture.loader.state.summary)
  }

  @Test func `reading starts no load and is equal again`() {
    let fixture = LoaderFixture(seed: 1)
    func read() -> [String] {
      let loader = fixture.loader
      let spinner = (0..<10).map { loader.spinner.isVisible(at: .at($0 * 100)) }
      return [loader.state.summary, "\(spinner) \(loader.isWaiting) \(loader.retry as Any)"]
    }
    #expect(read() == read())
    #expect(!fixture.loader.state.isLoading)
    fixture.loader.load()
    #expect(read() == read())
    #expect(fixture.calls.count == 0)
    fixture.loader.reset()
  }
}
