import Essentials

/// Times as tapes write them: `800ms`, `1.5s`, `2m`; a number alone counts seconds.
enum TapeTime {
  /// The longest time of a tape, and how it is written in messages.
  static let limit = (time: Duration.seconds(24 * 3600), label: "24 hours")

  /// The time that a word means.
  static func read(_ word: String, at column: Int) throws(TapeFlaws) -> Duration {
    let shown = TapeText.shown(word)
    let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard let unit = units[String(word.dropFirst(number.count))],
      let (whole, part, scale) = amount(number.drop { $0 == "-" })
    else { throw TapeFlaws(column, "'\(shown)' is no time; write 800ms, 1.5s or 2m") }
    guard !number.hasPrefix("-") else {
      throw TapeFlaws(column, "'\(shown)' is before now; a time is not negative")
    }
    // Without this, the product below could be more than an integer holds.
    let isShort = whole <= 86_400_000
    let time = isShort ? Duration(attoseconds: whole * unit + part * unit / scale) : nil
    guard let time, time <= limit.time else {
      throw TapeFlaws(column, "'\(shown)' is too long; \(limit.label) at most")
    }
    return time
  }

  /// A time as `read` understands it, to the attosecond.
  static func text(_ time: Duration) -> String {
    if time == .zero { return "0s" }
    let (name, unit): (String, Int128) =
      time < .seconds(1) ? ("ms", 1_000_000_000_000_000) : ("s", 1_000_000_000_000_000_000)
    let (whole, part) = time.attoseconds.quotientAndRemainder(dividingBy: unit)
    guard part != 0 else { return "\(whole)\(name)" }
    let digits = String(String(unit + part).dropFirst())
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    return "\(whole).\(digits[...end])\(name)"
  }

  private static let units: [String: Int128] = [
    "ms": 1_000_000_000_000_000, "s": 1_000_000_000_000_000_000, "": 1_000_000_000_000_000_000,
    "m": 60_000_000_000_000_000_000,
  ]

  /// The digits before and behind the point, and the power of ten of the latter.
  private static func amount(_ number: Substring) -> (Int128, Int128, Int128)? {
    let halves = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let part = halves.count == 2 ? halves[1] : "0"
    let whole = halves[0].isEmpty ? "0" : halves[0]
    guard number.contains(where: \.isNumber), part.count <= 18, let partNumber = Int128(part),
      !number.contains("-"),
      let wholeNumber = Int128(whole) ?? (whole.allSatisfy(\.isNumber) ? Int128.max : nil)
    else { return nil }
    return (wholeNumber, partNumber, part.reduce(1) { power, _ in power * 10 })
  }
}

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
