/// The grammar of terminal escape sequences (ECMA-48), to take them out whole.
///
/// Every byte is taken once, so the time is linear whatever the text holds.
enum EscapeSequence {
  typealias Input = UnsafeBufferPointer<UInt8>

  /// Goes past the rest of a sequence whose ESC was taken.
  static func skip(_ input: Input, _ index: inout Int) {
    guard index < input.count, (0x20..<0x7F).contains(input[index]) else { return }
    let next = input[index]
    if next < 0x30 {
      take(input, &index, 0x20...0x2F)
      takeOne(input, &index, 0x30...0x7E)
      return
    }
    index += 1
    skip(input, &index, introducer: next)
  }

  /// Goes past what follows an introducer: `[`, or one that opens a string that ends in ST or BEL.
  static func skip(_ input: Input, _ index: inout Int, introducer: UInt8) {
    switch introducer {
    case 0x5B:
      take(input, &index, 0x30...0x3F)
      take(input, &index, 0x20...0x2F)
      takeOne(input, &index, 0x40...0x7E)
    case 0x50, 0x58, 0x5D...0x5F: skipString(input, &index)
    default: break
    }
  }

  /// A string that nothing ends lasts to the end of its line.
  private static func skipString(_ input: Input, _ index: inout Int) {
    while index < input.count, input[index] != 0x0A, input[index] != 0x0D {
      let next = index + 1 < input.count ? input[index + 1] : 0
      switch input[index] {
      case 0x1B:
        // ESC \ ends the string; any other sequence breaks it off and is taken by itself.
        if next == UInt8(ascii: "\\") { index += 2 }
        return
      case 0x07:
        index += 1
        return
      case 0xC2 where next == 0x9C:
        index += 2
        return
      default: index += 1
      }
    }
  }

  private static func take(_ input: Input, _ index: inout Int, _ range: ClosedRange<UInt8>) {
    while index < input.count, range.contains(input[index]) { index += 1 }
  }

  private static func takeOne(_ input: Input, _ index: inout Int, _ range: ClosedRange<UInt8>) {
    if index < input.count, range.contains(input[index]) { index += 1 }
  }
}
