import Essentials

/// Reads a date in one of the three forms of HTTP (RFC 9110, 5.6.7).
enum HTTPDate {
  /// The instant; nil for what is in none of the forms, or no day or time.
  static func date(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }
    let isOldest = words.count == 5
    guard isOldest || words.count == 6 && words[5] == "GMT" else { return nil }
    return isOldest
      ? date(day: words[2], month: words[1], year: words[4], time: words[3])
      : date(day: words[1], month: words[2], year: words[3], time: words[4])
  }

  private static func date(
    day: Substring, month: Substring, year: Substring, time: Substring
  ) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      hour < 24, minute < 60, second <= 60,
      let day = number(day), let month = months.firstIndex(of: month), let year = number(year)
    else { return nil }
    var date = tm()
    (date.tm_mday, date.tm_mon) = (day, Int32(month))
    date.tm_year = year >= 100 ? year - 1900 : year < 70 ? year + 100 : year
    let seconds = timegm(&date)
    // A day that the month does not have has become one of the next.
    guard date.tm_mday == day else { return nil }
    return Date(timeIntervalSince1970: Double(seconds + Int((hour * 60 + minute) * 60 + second)))
  }

  private static func number(_ text: Substring) -> Int32? {
    let isNumber = (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    return isNumber ? Int32(text) : nil
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
