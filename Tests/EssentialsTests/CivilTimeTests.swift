import Essentials
import Foundation
import TestSupport
import Testing

struct CivilTimeTests {
  @Test func `any time is the same as in Foundation`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let date = Date(
        timeIntervalSince1970: .random(in: 0...2_000_000_000, using: &random).rounded(.down))
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let time = CivilTime(date, in: .current)
      #expect(
        [time.year, time.month, time.day, time.hour, time.minute]
          == [parts.year, parts.month, parts.day, parts.hour, parts.minute])
    }
  }
}
