import Foundation
import Store
import StoreSupport
import TestSupport
import Testing

struct StoreCrashTests {
  @Test func `no mark is lost and nothing is half there when it is killed at any moment`() throws {
    let folder = try StoreFolder()
    let rounds = Soak.count(8, soak: 100)
    var random = SeededGenerator(seed: 6)
    var promises = Promises()
    for round in 1...rounds {
      let crasher = try CrasherProcess("work", folder.path, "\(round)")
      for _ in 0..<random.number(1...60) {
        promises.record(try #require(crasher.line(), "it ended early"))
      }
      spin(microseconds: random.number(0...5000))
      crasher.kill()
      for line in crasher.lines() { promises.record(line) }
      let store = try folder.open()
      #expect(store.warning == nil)
      try store.checkAll()
      try promises.check(store)
      try promises.checkEditions(in: store)
    }
  }

  /// Lets the other program go on alone. Nothing happens here at the end of it, so there is nothing to wait for.
  private func spin(microseconds: Int) {
    let end = ContinuousClock.now + .microseconds(microseconds)
    while ContinuousClock.now < end {}
  }
}
