import Foundation

/// How long a server asks to be left alone, by its header `Retry-After`: seconds, or a date in one of the three
/// forms of HTTP (RFC 9110, 10.2.3 and 5.6.7).
enum RetryAfter {
  /// - Parameters:
  ///   - date: The server's own date, where it names one: its clock may be wrong, what lies between is not.
  ///   - now: Counts where it names none.
  /// - Returns: Nil for what is neither; never less than nothing.
  static func duration(_ header: String?, date: String?, now: Date = Date()) -> Duration? {
    guard let header = header?.trimmingCharacters(in: .whitespaces), !header.isEmpty else {
      return nil
    }
    if header.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .seconds(min(Int(header) ?? longest, longest))
    }
    guard let then = instant(header) else { return nil }
    let wait = then.timeIntervalSince(date.flatMap(instant) ?? now)
    return .seconds(max(0, min(wait, Double(longest))))
  }

  /// Longer than anybody waits, and short enough to count with.
  private static let longest = 365 * 86_400

  private static func instant(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    return forms.lazy.compactMap {
      format.dateFormat = $0
      return format.date(from: text)
    }.first
  }

  private static let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
}
