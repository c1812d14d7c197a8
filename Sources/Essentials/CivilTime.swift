/// A moment as a calendar on the wall has it. Foundation's calendar is right too, but a list of posts asks for this
/// some dozens of times a frame.
public struct CivilTime {
  public let year: Int
  /// From 1.
  public let month: Int
  public let day: Int
  public let hour: Int
  public let minute: Int

  /// The longest time that is distinguished: some three thousand years before and after 1970.
  private static let furthest = 1e11

  /// The moment where clocks are so far ahead.
  public init(_ date: Date, in offset: TimeOffset) {
    let time = max(-Self.furthest, min(Self.furthest, date.timeIntervalSince1970)).rounded(.down)
    var seconds = time_t(time) + offset.seconds(Date(timeIntervalSince1970: time))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    (hour, minute) = (Int(parts.tm_hour), Int(parts.tm_min))
  }

  /// The days from the beginning of 1970 to a day, by the calendar of today.
  package static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let march = month > 2 ? year : year - 1
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    // Counted from March of the year 0, so that the odd day is the last one of a cycle of 400 years.
    return march * 365 + march / 4 - march / 100 + march / 400 + days - 719_468
  }

  /// How many days a month has, counted from 1.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// `14:05`.
  public var clock: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// `Sat`.
  public var weekdayName: String {
    // The first day of 1970 was a Thursday.
    let days = (Self.daysSince1970(year, month, day) + 4) % 7
    return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][days < 0 ? days + 7 : days]
  }

  /// `Mar`.
  public var monthName: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names[month - 1]
  }
}
