/// Collects what a feed says of when to ask it again: `ttl` and `skipHours` of RSS, and the module Syndication.
struct ScheduleDraft {
  private var minutes: Int?
  private var period: Int?
  private var frequency = 1
  private var hours: Set<Int> = []

  /// Takes what stands in an element; what is no number or no name of a period says nothing.
  mutating func take(_ element: FeedElement, _ text: String) {
    switch element {
    case .ttl: minutes = Self.number(text, in: 1...Int(Int32.max))
    // Some count from 1 to 24.
    case .hour: if let hour = Self.number(text, in: 0...24) { hours.insert(hour % 24) }
    case .updatePeriod: period = Self.periods[text.lowercased()]
    case .updateFrequency: frequency = Self.number(text, in: 1...1_000_000) ?? 1
    default: break
    }
  }

  var schedule: FeedSchedule {
    let seconds = [minutes.map { $0 * 60 }, period.map { $0 / frequency }].compactMap { $0 }.max()
    return FeedSchedule(interval: seconds.map { .seconds($0) }, skippedHours: hours)
  }

  /// In seconds.
  private static let periods = [
    "hourly": 3600, "daily": 86_400, "weekly": 7 * 86_400, "monthly": 30 * 86_400,
    "yearly": 365 * 86_400,
  ]

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }
}
