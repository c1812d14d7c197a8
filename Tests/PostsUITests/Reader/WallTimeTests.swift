import Essentials
import Foundation
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Ages and dates, as they are told beside posts.
@MainActor struct WallTimeTests {
  /// 12 March 2024, 14:05, in the time zone of Greenwich.
  private let time = WallTime(now: ReaderFixture.date, timeZone: .gmt)

  private func date(before seconds: Double) -> Date { time.now.addingTimeInterval(-seconds) }

  private nonisolated static let ages: [(Int, String)] = [
    (0, "now"), (59, "now"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"), (86_399, "23 h"),
    (86_400, "1 d"), (604_799, "6 d"), (604_800, "5 Mar"), (6_134_400, "1 Jan"),
    (6_220_800, "Dec 2023"), (-59, "now"), (-61, "12 Mar"), (-31_536_000, "Mar 2025"),
  ]

  @Test(arguments: ages)
  func `an age is one unit, and from a week on a date`(seconds: Int, words: String) {
    #expect(time.age(of: date(before: Double(seconds))) == words)
  }

  @Test func `dates are written as the user has set it, in the list and above an article`() throws {
    let format = try DateFormat("%a %e %b %%: %d.%m.%Y %H:%M")
    let time = WallTime(now: ReaderFixture.date, timeZone: .gmt, format: format)
    for text in [time.age(of: date(before: 864_000)), time.text(of: date(before: 864_000))] {
      #expect(text == "Sat 2 Mar %: 02.03.2024 14:05")
    }
    let iso = WallTime(now: ReaderFixture.date, timeZone: .gmt, format: try DateFormat("iso"))
    #expect(iso.age(of: date(before: 60)) == "2024-03-12 14:04")
  }

  @Test func `a moment is a time of day where that says which day`() {
    #expect(time.moment(date(before: -600)) == "14:15")
    #expect(time.moment(date(before: 50_700)) == "00:00")
    #expect(time.moment(date(before: 50_701)) == "11 Mar 23:59")
    #expect(time.moment(date(before: -90_000)) == "13 Mar 15:05")
    #expect(time.moment(date(before: 31_536_000)) == "13 Mar 2023")
    #expect(time.text(of: date(before: 60)) == "Tue 12 Mar 2024, 14:04")
  }

  @Test func `what is to begin is never told too soon, nor in the past`() {
    #expect(time.start(date(before: -600)) == "14:15")
    #expect(time.start(date(before: -601)) == "14:16")
    #expect(time.start(date(before: 600)) == "14:05")
  }

  @Test func `dates are those of the time zone of the user`() {
    let kolkata = TimeOffset(seconds: 19_800)
    let time = WallTime(now: ReaderFixture.date, timeZone: kolkata)
    #expect(time.text(of: time.now.addingTimeInterval(-19 * 3600)) == "Tue 12 Mar 2024, 00:35")
  }

  @Test func `any date is the one that Foundation tells`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let date = Date(
        timeIntervalSince1970: .random(in: -10_000_000_000...10_000_000_000, using: &random))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .weekday], from: date)
      let time = CivilTime(date, in: .gmt)
      #expect(
        [time.year, time.month, time.day, time.hour, time.minute]
          == [parts.year, parts.month, parts.day, parts.hour, parts.minute])
      let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
      let weekday = try #require(parts.weekday)
      #expect(time.weekdayName == names[weekday - 1])
    }
  }

  @Test(arguments: [-1e300, 1e300, .infinity, -.infinity, .nan])
  func `a date that is none is told somehow`(seconds: Double) {
    let words = time.age(of: Date(timeIntervalSince1970: seconds))
    #expect(!words.isEmpty && words.count < 12)
  }
}
