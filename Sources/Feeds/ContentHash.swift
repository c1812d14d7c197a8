/// A number for what an item says, the same in every run and on every machine (FNV-1a, 64 bits).
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds one field. Its end counts, so that "ab" and "c" are not "a" and "bc".
  mutating func add(_ field: String) {
    for byte in field.utf8 { add(byte) }
    add(0xFF)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
