extension Duration {
  /// The time in seconds as a number of JSON, to the microsecond: `0.0`, `1.25`. A negative time counts as none.
  var secondsText: String {
    let microseconds = max(0, wholeMicroseconds)
    var digits = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(microseconds / 1_000_000).\(digits)"
  }

  /// The microseconds that have passed whole.
  var wholeMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
