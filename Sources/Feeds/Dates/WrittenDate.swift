/// Reads a date whose month has a name (RFC 822, asctime and their like), or that has its year at the end.
///
/// The order of the pieces hardly matters: each says what it is.
struct WrittenDate {
  var scanner: DateScanner
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: DateParts.Time?
  private var hour: Int?
  private var offset = 0

  init(scanner: DateScanner) { self.scanner = scanner }

  /// The date; nil where a piece is missing, or means nothing, or stands twice.
  mutating func parts() -> DateParts? {
    while let next = scanner.next {
      let isTaken: Bool
      switch next {
      case UInt8(ascii: "("):
        scanner.skipComment()
        isTaken = true
      case _ where next.isDigit: isTaken = takeNumber()
      case _ where next.isLetter: isTaken = takeWord()
      case UInt8(ascii: "+"), UInt8(ascii: "-"): isTaken = takeSign()
      default:
        scanner.skip()
        isTaken =
          next <= 0x20 || next >= 0x7F || next == UInt8(ascii: ",") || next == UInt8(ascii: ".")
      }
      // What follows the time and is not understood is a comment.
      guard isTaken || isComplete else { return nil }
      if !isTaken { break }
    }
    guard let year, let month, hour == nil else { return nil }
    return DateParts(year: year, month: month, day: day ?? 1, time: time ?? .init(), offset: offset)
  }

  private var isComplete: Bool { year != nil && month != nil && day != nil && time != nil }

  private mutating func takeSign() -> Bool {
    if time != nil, let distance = scanner.distance() {
      offset = distance
    } else {
      scanner.skip()
    }
    return true
  }

  private mutating func takeNumber() -> Bool {
    var ahead = scanner
    guard let number = ahead.number() else { return false }
    switch ahead.next {
    case UInt8(ascii: ":"):
      guard time == nil, let found = scanner.time() else { return false }
      time = found
      return true
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"):
      if ahead.second?.isDigit == true, number.digits <= 2, day == nil {
        scanner = ahead
        return takeNumbers(first: number.value)
      }
    default: break
    }
    scanner = ahead
    return assign(number)
  }

  /// Takes the rest of day, month and year, or of month, day and year where it can be told which of them it is.
  private mutating func takeNumbers(first: Int) -> Bool {
    guard let separator = scanner.take("/.-"), let second = scanner.number(), second.digits <= 2,
      scanner.take("/.-") == separator, let last = scanner.number(), last.digits == 4, month == nil
    else { return false }
    // With dots the day is first wherever people write it like that.
    let isDayFirst = first > 12 || separator == UInt8(ascii: ".") || first == second.value
    guard isDayFirst || second.value > 12 else { return false }
    (day, month) = isDayFirst ? (first, second.value) : (second.value, first)
    year = last.value
    return true
  }

  /// Takes a number for what is still missing.
  private mutating func assign(_ number: DateScanner.Number) -> Bool {
    switch number.digits {
    case 4 where year == nil: year = number.value
    case 1...2 where day == nil:
      day = number.value
      var ahead = scanner
      if ["st", "nd", "rd", "th"].contains(ahead.word()) { scanner = ahead }
    case 2...3 where year == nil && month != nil:
      year = number.value + (number.digits == 2 && number.value < 50 ? 2000 : 1900)
    case 1...2 where time == nil && hour == nil && year != nil: hour = number.value
    case 4 where time == nil:
      time = .init(hour: number.value / 100, minute: number.value % 100)
    default: return false
    }
    return true
  }

  private mutating func takeWord() -> Bool {
    var ahead = scanner
    let word = ahead.word()
    switch word {
    case "am", "pm", "a", "p":
      // "a.m." is taken letter by letter; a lone letter is else a zone.
      if word.utf8.count == 1, ahead.next != UInt8(ascii: ".") { break }
      scanner = ahead
      return turn(isPM: word.hasPrefix("p"))
    case "m" where time != nil, "at", "of", "the", "on", "t":
      scanner = ahead
      return true
    default: break
    }
    if month == nil, let found = Self.month(word) {
      scanner = ahead
      month = found
      return true
    }
    if Self.isWeekday(word) {
      scanner = ahead
      return true
    }
    guard time != nil, let found = scanner.zone() else { return false }
    offset = found
    return true
  }

  private mutating func turn(isPM: Bool) -> Bool {
    if time == nil, let hour { time = .init(hour: hour) }
    hour = nil
    return time?.turn(isPM: isPM) == true
  }

  private static func month(_ word: String) -> Int? {
    if word == "sept" { return 9 }
    return months.firstIndex { word.utf8.count >= 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static func isWeekday(_ word: String) -> Bool {
    word.utf8.count >= 2 && weekdays.contains { $0.hasPrefix(word) }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october",
    "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
