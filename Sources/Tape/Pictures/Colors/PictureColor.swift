/// A colour as pictures name it, e.g. `#2c5fcc`.
struct PictureColor: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  var hex: String {
    let digits = Array("0123456789abcdef")
    return "#"
      + String([red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// The colour that lies so many percent of the way to another.
  func blended(_ percent: Int, towards other: PictureColor) -> PictureColor {
    func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Int(from) * (100 - percent) + Int(to) * percent + 50) / 100)
    }
    return PictureColor(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue))
  }
}

extension PictureColor {
  init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}
