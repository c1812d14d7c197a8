extension DateScanner {
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
