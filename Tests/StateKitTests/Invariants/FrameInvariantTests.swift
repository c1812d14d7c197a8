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
      let stage = LoaderStage(seed: seed)
      for _ in 0..<random.number(1...12) {
        await stage.run(.random(&random))
        #expect(stage.frame == stage.loader.state.summary, "seed \(seed)")
      }
      await stage.rest()
      #expect(stage.frame == stage.loader.state.summary, "seed \(seed)")
      #expect(stage.time.sleeperCount == 0, "seed \(seed)")
      #expect(!stage.loader.state.isLoading, "seed \(seed)")
    }
  }

  @Test func `a screen that compares states without their payload is caught`() async {
    let stage = LoaderStage(seed: 1) { old, new in old.isLoading == new.isLoading }
    for value in 0..<2 {
      await stage.run(.load(.user))
      await stage.run(.answer(pick: value, .value))
      stage.loader.reset()
    }
    #expect(stage.frame != stage.loader.state.summary)
  }

  @Test func `reading starts no load and is equal again`() {
    let stage = LoaderStage(seed: 1)
    func read() -> [String] {
      let loader = stage.loader
      let spinner = (0..<10).map { loader.spinner.isVisible(at: .at($0 * 100)) }
      return [loader.state.summary, "\(spinner) \(loader.isWaiting) \(loader.retry as Any)"]
    }
    #expect(read() == read())
    #expect(!stage.loader.state.isLoading)
    stage.loader.load()
    #expect(read() == read())
    #expect(stage.calls.count == 0)
    stage.loader.reset()
  }
}
