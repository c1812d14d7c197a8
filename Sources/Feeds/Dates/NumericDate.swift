/// Reads a date that is written with the year first (RFC 3339, ISO 8601, W3C-DTF), or as seconds since 1970.
struct NumericDate {
  var scanner: DateScanner

  /// The date; nil where the text does not begin like one of this kind.
  mutating func parts() -> DateParts? {
    guard let number = scanner.number() else { return nil }
    switch number.digits {
    case 4: return separated(year: number.value)
    case 8:
      var parts = DateParts(year: number.value / 10_000)
      parts.month = number.value / 100 % 100
      parts.day = number.value % 100
      return withTime(parts)
    case 9...11: return scanner.isAtEnd ? Self.unix(number.value) : nil
    case 12, 13: return scanner.isAtEnd ? Self.unix(number.value / 1000) : nil
    case 14: return Self.packed(number.value)
    default: return nil
    }
  }
}

extension NumericDate {
  private mutating func separated(year: Int) -> DateParts? {
    var parts = DateParts(year: year)
    if scanner.isAtEnd { return parts }
    guard let separator = scanner.take("-/."), let month = scanner.number(upTo: 3),
      month.digits <= 2
    else { return nil }
    parts.month = month.value
    if scanner.next == separator {
      scanner.skip()
      guard let day = scanner.number(upTo: 3), day.digits <= 2 else { return nil }
      parts.day = day.value
    }
    return withTime(parts)
  }

  /// The date with the time and the zone that follow; without them where what follows is neither.
  private mutating func withTime(_ parts: DateParts) -> DateParts? {
    var parts = parts
    let hasMark = scanner.take("Tt_") != nil
    let hasBlanks = scanner.skipBlanks()
    if scanner.isAtEnd { return parts }
    guard hasMark || hasBlanks || scanner.next == UInt8(ascii: ",") else {
      // A date may have a zone though it has no time.
      if scanner.take("Zz") == nil {
        guard let distance = scanner.distance() else { return nil }
        parts.offset = distance
      }
      return parts
    }
    _ = scanner.take(",")
    scanner.skipBlanks()
    guard scanner.next?.isDigit == true else { return hasMark ? nil : parts }
    guard let time = scanner.time() else { return nil }
    parts.time = time
    scanner.skipBlanks()
    if let next = scanner.next, next | 0x20 == 0x61 || next | 0x20 == 0x70,
      scanner.second.map({ $0 | 0x20 }) == 0x6D
    {
      guard parts.time.turn(isPM: next | 0x20 == 0x70) else { return nil }
      scanner.skip()
      scanner.skip()
      scanner.skipBlanks()
    }
    parts.offset = scanner.zone() ?? 0
    return parts
  }

  /// Digits without anything between them: year, month, day, hours, minutes and seconds.
  private static func packed(_ number: Int) -> DateParts? {
    var parts = DateParts(year: number / 10_000_000_000)
    parts.month = number / 100_000_000 % 100
    parts.day = number / 1_000_000 % 100
    parts.time.hour = number / 10_000 % 100
    parts.time.minute = number / 100 % 100
    parts.time.second = number % 100
    return parts
  }

  private static func unix(_ seconds: Int) -> DateParts? {
    var parts = DateParts(year: 1970)
    parts.offset = -seconds
    return seconds < 7_289_654_400 ? parts : nil
  }
}

extension DateParts.Time {
  /// Turns a time of twelve hours into one of 24; false where the clock has no such hour.
  mutating func turn(isPM: Bool) -> Bool {
    // Some write 15:30 PM.
    guard hour <= 12 else { return hour < 24 && isPM }
    hour = hour % 12 + (isPM ? 12 : 0)
    return true
  }
}
