import Essentials

/// The date and the time of day of a frame, or of a command, which ages and dates are told by.
public struct WallTime: Sendable {
  package let now: Date
  package let timeZone: TimeOffset
  /// How the dates of posts are written.
  package let format: DateFormat

  /// A moment where the user is.
  public init(now: Date, timeZone: TimeOffset, format: DateFormat = .relative) {
    self.now = now
    self.timeZone = timeZone
    self.format = format
  }

  /// When something was or will be: the time of day, with the day where it is another one; of what is half a year
  /// away the day and the year.
  package func moment(_ date: Date) -> String {
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
}
