import Essentials

/// Dates as a tape writes them: `2026-01-15T12:00Z`, with seconds where there are any.
enum TapeDate {
  /// Nil for what is no date in Greenwich.
  static func read(_ text: String) -> Date? {
    guard
      let parts = text.wholeMatch(
        of: /([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2})(:[0-9]{2})?Z/)
    else { return nil }
    let whole = "\(parts.1)T\(parts.2)\(parts.3 ?? ":00")Z"
    // The last days of a month that has none are days of the next one there.
    return (try? Date(whole, strategy: .iso8601)).flatMap {
      $0.formatted(.iso8601) == whole ? $0 : nil
    }
  }

  static func text(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return text.hasSuffix(":00Z") ? text.dropLast(4) + "Z" : text
  }
}
