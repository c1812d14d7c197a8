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

  /// Goes past a remark in brackets, or to the end where they do not close.
  mutating func skipRemark() {
    while let next, next != UInt8(ascii: ")") { position += 1 }
    skip()
  }
}
