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

  @Test func `a day that is counted is found again`() {
    for days in stride(from: -400_000, to: 400_000, by: 13) {
      let time = CivilTime(Date(timeIntervalSince1970: Double(days) * 86_400), in: .gmt)
      #expect(CivilTime.daysSince1970(time.year, time.month, time.day) == days)
      #expect(time.day <= CivilTime.days(inMonth: time.month, of: time.year))
    }
  }
}
