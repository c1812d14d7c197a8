import Foundation

/// The date and the time of day of a frame, or of a command, which ages and dates are told by.
public struct WallTime {
  let now: Date
  let timeZone: TimeZone

  /// A moment where the person is.
  public init(now: Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// How long ago something was, in one unit, or when where that is a week ago: `now`, `5 min`, `2 h`, `3 d`,
  /// `12 Mar`, `Mar 2024`.
  func age(of date: Date) -> String {
    switch now.timeIntervalSince(date) {
    case -60..<60: "now"
    case 60..<604_800: Duration.seconds(now.timeIntervalSince(date)).words
    default: day(of: date)
    }
  }

  /// When something was or will be: the time of day, where it is less than half a day away.
  public func moment(_ date: Date) -> String {
    abs(now.timeIntervalSince(date)) < 43_200 ? CivilTime(date, in: timeZone).clock : day(of: date)
  }

  /// The day and the time of day, as `12 Mar 2024, 14:05`.
  func words(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    return "\(time.day) \(time.monthName) \(time.year), \(time.clock)"
  }

  private func day(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    return time.year == CivilTime(now, in: timeZone).year
      ? "\(time.day) \(time.monthName)" : "\(time.monthName) \(time.year)"
  }
}
