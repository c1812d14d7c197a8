extension Duration {
  /// The microseconds that have passed whole.
  private var wholeMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// The milliseconds that have passed whole.
  package var wholeMilliseconds: Int64 { wholeMicroseconds / 1000 }

  /// The time in seconds as a number of JSON, to the microsecond: `0.0`, `1.25`. A negative time counts as none.
  var secondsText: String {
    let microseconds = max(0, wholeMicroseconds)
    var digits = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(microseconds / 1_000_000).\(digits)"
  }

  /// The time as reports write it, in seconds to the millisecond: `1.100 s`.
  var inReport: String {
    let digits = String(wholeMilliseconds % 1000 + 1000).dropFirst()
    return "\(wholeMilliseconds / 1000).\(digits) s"
  }
}
