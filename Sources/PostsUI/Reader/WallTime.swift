import Essentials

/// The date and the time of day of a frame, or of a command, which ages and dates are told by.
public struct WallTime {
  let now: Date
  let timeZone: TimeOffset

  /// A moment where the user is.
  public init(now: Date, timeZone: TimeOffset) {
    self.now = now
    self.timeZone = timeZone
  }

  /// How long ago something was, in one unit, or when where that is a week ago: `now`, `5 min`, `2 h`, `3 d`,
  /// `12 Mar`, `Mar 2024`.
  func age(of date: Date) -> String {
    switch now.timeIntervalSince(date) {
    case -60..<60: "now"
    case 60..<604_800: Duration.seconds(now.timeIntervalSince(date)).text
    default: day(of: date)
    }
  }

  /// When something was or will be: the time of day, with the day where it is another one; of what is half a year
  /// away the day and the year.
  func moment(_ date: Date) -> String {
    let (time, today) = (CivilTime(date, in: timeZone), CivilTime(now, in: timeZone))
    let day = "\(time.day) \(time.monthName)"
    if abs(now.timeIntervalSince(date)) > 15_552_000 { return "\(day) \(time.year)" }
    return time.day == today.day && time.month == today.month ? time.clock : "\(day) \(time.clock)"
  }

  /// The same of what begins then at the earliest, which is never told too soon.
  public func start(_ date: Date) -> String {
    let start = max(date, now).timeIntervalSince1970
    return moment(Date(timeIntervalSince1970: (start / 60).rounded(.up) * 60))
  }

  /// The day and the time of day, as `12 Mar 2024, 14:05`.
  func text(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    return "\(time.day) \(time.monthName) \(time.year), \(time.clock)"
  }

  private func day(of date: Date) -> String {
    let time = CivilTime(date, in: timeZone)
    return time.year == CivilTime(now, in: timeZone).year
      ? "\(time.day) \(time.monthName)" : "\(time.monthName) \(time.year)"
  }
}
