import Essentials

/// How long a server asks to be left alone, by its header `Retry-After`: seconds, or a date in one of the three
/// forms of HTTP (RFC 9110, 10.2.3 and 5.6.7).
enum RetryAfter {
  /// - Parameters:
  ///   - date: The server's own date, where it names one: its clock may be wrong, what lies between is not.
  ///   - now: Counts where it names none.
  /// - Returns: Nil for what is neither; never less than nothing.
  static func duration(_ header: String?, date: String?, now: Date = Date()) -> Duration? {
    guard let header = header?.trimming(\.isWhitespace), !header.isEmpty else {
      return nil
    }
    if header.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .seconds(min(Int(header) ?? longest, longest))
    }
    guard let then = HTTPDate.date(header) else { return nil }
    let wait = then.timeIntervalSince(date.flatMap(HTTPDate.date) ?? now)
    return .seconds(max(0, min(wait, Double(longest))))
  }

  /// Longer than anybody waits, and short enough to count with.
  private static let longest = 365 * 86_400
}
