import Essentials
import Posts

extension WallTime {
  /// How long ago something was, in one unit, or when where that is a week ago: `now`, `5 min`, `2 h`, `3 d`,
  /// `12 Mar`, `Mar 2024`; or in the format of the user.
  func age(of date: Date) -> String {
    if let text = format.text(of: CivilTime(date, in: timeZone)) { return text }
    return switch now.timeIntervalSince(date) {
    case -60..<60: "now"
    case 60..<604_800: Duration.seconds(now.timeIntervalSince(date)).text
    default: day(of: date)
    }
  }

  /// The day and the time of day, as `Tue 12 Mar 2024, 14:05`; or in the format of the user.
  func text(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    if let text = format.text(of: time) { return text }
    return "\(time.weekdayName) \(time.day) \(time.monthName) \(time.year), \(time.clock)"
  }

  private func day(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    return time.year == CivilTime(now, in: timeZone).year
      ? "\(time.day) \(time.monthName)" : "\(time.monthName) \(time.year)"
  }
}
