import Essentials

/// A date by the calendar, and a time of that day.
struct DateParts {
  var year: Int
  var month = 1
  var day = 1
  var time = Time()
  /// East of Greenwich, in seconds.
  var offset = 0

  struct Time {
    var hour = 0
    var minute = 0
    var second = 0
    var fraction = 0.0
  }

  /// The instant; nil where the calendar has no such day or the clock no such time.
  var date: Date? {
    guard (1900...2200).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year), time.isOnClock
    else { return nil }
    let seconds = Self.daysSince1970(year, month, day) * 86_400 + time.seconds - offset
    return Date(timeIntervalSince1970: Double(seconds) + time.fraction)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Counted in years that begin in March, so that the leap day is the last one.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let march = month > 2 ? year : year - 1
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return march * 365 + march / 4 - march / 100 + march / 400 + days - 719_468
  }
}

extension DateParts.Time {
  /// The day may end at 24:00:00, a minute with a leap second.
  fileprivate var isOnClock: Bool {
    hour < 24 && minute < 60 && second <= 60 || hour == 24 && minute == 0 && second == 0
  }

  fileprivate var seconds: Int { (hour * 60 + minute) * 60 + second }
}
