/// Walks over the bytes of a date; what is not ASCII counts as white space.
struct DateScanner {
  /// A number and how many digits it has.
  struct Number {
    var value: Int
    var digits: Int
  }

  private var bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var position: Int

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
    position = bytes.startIndex
    while let last = self.bytes.last, last <= 0x20 { self.bytes.removeLast() }
    skipBlanks()
  }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  var isAtEnd: Bool { next == nil }

  /// The byte after the next.
  var second: UInt8? { position + 1 < bytes.endIndex ? bytes[position + 1] : nil }

  mutating func skip() { position += 1 }

  /// Goes past white space; whether there was some.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    while let next, next <= 0x20 || next >= 0x7F { position += 1 }
    return position > start
  }

  /// Takes one of some bytes.
  mutating func take(_ characters: StaticString) -> UInt8? {
    guard let next,
      UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
        .contains(next)
    else { return nil }
    position += 1
    return next
  }

  /// Takes all digits that follow, at most so many.
  mutating func number(upTo limit: Int = 18) -> Number? {
    var number = Number(value: 0, digits: 0)
    while let next, next.isDigit, number.digits < limit {
      number.value = number.value * 10 + Int(next - 0x30)
      number.digits += 1
      position += 1
    }
    return number.digits > 0 ? number : nil
  }

  /// Takes the letters that follow, made small; empty where there are none.
  mutating func word() -> String {
    let start = position
    while let next, next.isLetter { position += 1 }
    let letters = bytes[start..<position]
    // Longer words mean nothing here, and short ones need no memory.
    return letters.count > 15
      ? "?" : String(decoding: letters.lazy.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Skips a comment in brackets, or to the end where they do not close.
  mutating func skipComment() {
    while let next, next != UInt8(ascii: ")") { position += 1 }
    skip()
  }

  /// Takes a time of day: hours, minutes and seconds with `:` between them, or four or six digits.
  mutating func time() -> DateParts.Time? {
    var time = DateParts.Time()
    guard let hour = number() else { return nil }
    if hour.digits == 4 || hour.digits == 6 {
      let seconds = hour.digits == 6 ? hour.value % 100 : 0
      let rest = hour.digits == 6 ? hour.value / 100 : hour.value
      (time.hour, time.minute, time.second) = (rest / 100, rest % 100, seconds)
    } else {
      guard hour.digits <= 2 else { return nil }
      time.hour = hour.value
      guard next == UInt8(ascii: ":"), minutes(of: &time) else { return nil }
    }
    time.fraction = fraction()
    return time
  }

  /// Takes a zone: its name, its distance from Greenwich, or both. In seconds; nil where none of them follows.
  mutating func zone() -> Int? {
    if let next, next.isLetter {
      let word = word()
      guard let offset = ZoneName.offset(word) else { return nil }
      return offset == 0 ? distance() ?? 0 : offset
    }
    return distance()
  }

  /// Takes `+0100`, `+01:00`, `+01` or `+1`.
  mutating func distance() -> Int? {
    guard second?.isDigit == true, let sign = take("+-"), let first = number() else { return nil }
    var (hours, minutes) = (first.value, 0)
    if first.digits > 2 {
      (hours, minutes) = (first.value / 100, first.value % 100)
    } else if next == UInt8(ascii: ":"), second?.isDigit == true {
      skip()
      minutes = number()?.value ?? 0
    }
    // There are no such zones; the date is better read a few hours wrong than not at all.
    guard first.digits <= 4, hours < 24, minutes < 60 else { return 0 }
    let seconds = (hours * 60 + minutes) * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  private mutating func minutes(of time: inout DateParts.Time) -> Bool {
    skip()
    guard let minute = number(), minute.digits <= 2 else { return false }
    time.minute = minute.value
    guard next == UInt8(ascii: ":"), second?.isDigit == true else { return true }
    skip()
    guard let second = number(), second.digits <= 2 else { return false }
    time.second = second.value
    return true
  }

  private mutating func fraction() -> Double {
    guard second?.isDigit == true, take(".,") != nil, let number = number() else { return 0 }
    while next?.isDigit == true { skip() }
    var unit = 1.0
    for _ in 0..<number.digits { unit *= 10 }
    return Double(number.value) / unit
  }
}

/// Zones by the names that feeds use for them.
private enum ZoneName {
  /// Seconds east of Greenwich, by a name in small letters; nil where it is no zone.
  ///
  /// The single letters of the military mean UTC: RFC 822 had them the wrong way round, and RFC 2822 says so.
  static func offset(_ name: String) -> Int? {
    if name.utf8.count == 1 { return 0 }
    return hours[name].map { Int($0 * 3600) }
  }

  private static let hours: [String: Double] = [
    "ut": 0, "utc": 0, "gmt": 0, "wet": 0, "zulu": 0, "bst": 1, "west": 1, "cet": 1, "met": 1,
    "cest": 2, "mest": 2, "mesz": 2, "mez": 1, "eet": 2, "sast": 2, "eest": 3, "msk": 3, "ist": 5.5,
    "sgt": 8, "hkt": 8, "awst": 8, "jst": 9, "kst": 9, "acst": 9.5, "acdt": 10.5, "aest": 10,
    "aedt": 11, "nzst": 12, "nzdt": 13, "est": -5, "edt": -4, "et": -5, "cst": -6, "cdt": -5,
    "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "pt": -8, "ast": -4, "adt": -3, "nst": -3.5,
    "ndt": -2.5, "akst": -9, "akdt": -8, "hst": -10, "brt": -3, "art": -3,
  ]
}
