/// The grammar of terminal escape sequences (ECMA-48), to take them out whole.
///
/// Every scalar is taken once, so the time is linear whatever the text holds.
enum EscapeSequence {
  typealias Input = Substring.UnicodeScalarView

  /// Goes past the rest of a sequence whose ESC was taken.
  static func skip(_ input: inout Input) {
    guard let next = input.first, (0x20..<0x7F).contains(next.value) else { return }
    if (0x20...0x2F).contains(next.value) {
      take(&input, 0x20...0x2F)
      takeOne(&input, 0x30...0x7E)
      return
    }
    input.removeFirst()
    skip(&input, introducer: next.value)
  }

  /// Goes past what follows an introducer: `[`, or one that opens a string that ends in ST or BEL.
  static func skip(_ input: inout Input, introducer: UInt32) {
    switch introducer {
    case 0x5B:
      take(&input, 0x30...0x3F)
      take(&input, 0x20...0x2F)
      takeOne(&input, 0x40...0x7E)
    case 0x50, 0x58, 0x5D...0x5F: skipString(&input)
    default: break
    }
  }

  /// A string that nothing ends lasts to the end of its line.
  private static func skipString(_ input: inout Input) {
    while let next = input.first, next != "\n", next != "\r" {
      if next == "\u{1B}" {
        // ESC \ ends the string; any other sequence breaks it off and is taken by itself.
        if input.dropFirst().first == "\\" { input.removeFirst(2) }
        return
      }
      input.removeFirst()
      if next == "\u{7}" || next == "\u{9C}" { return }
    }
  }

  private static func take(_ input: inout Input, _ range: ClosedRange<UInt32>) {
    while let next = input.first, range.contains(next.value) { input.removeFirst() }
  }

  private static func takeOne(_ input: inout Input, _ range: ClosedRange<UInt32>) {
    if let next = input.first, range.contains(next.value) { input.removeFirst() }
  }
}
