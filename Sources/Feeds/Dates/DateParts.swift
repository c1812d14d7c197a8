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
      day <= CivilTime.days(inMonth: month, of: year), time.isOnClock
    else { return nil }
    let seconds = CivilTime.daysSince1970(year, month, day) * 86_400 + time.seconds - offset
    return Date(timeIntervalSince1970: Double(seconds) + time.fraction)
  }
}

extension DateParts.Time {
  /// The day may end at 24:00:00, a minute with a leap second.
  fileprivate var isOnClock: Bool {
    hour < 24 && minute < 60 && second <= 60 || hour == 24 && minute == 0 && second == 0
  }

  fileprivate var seconds: Int { (hour * 60 + minute) * 60 + second }
}
