/// One walk over text that copies what may stay, at the level of bytes.
///
/// Why by hand: walking over the scalars of a `String` made 100,000 posts that end in a space take
/// 950 ms instead of 25 ms.
struct CleaningPass {
  /// Good UTF-8: the bytes of a `String`.
  let input: UnsafeBufferPointer<UInt8>
  /// As long as the input, which is enough: nothing becomes longer.
  let output: UnsafeMutableBufferPointer<UInt8>
  let lines: TextCleaner.Lines
  /// Whether white space stays at both ends.
  var keepsEnds = false
  private var index = 0
  private var count = 0

  init(
    input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>,
    lines: TextCleaner.Lines
  ) {
    self.input = input
    self.output = output
    self.lines = lines
  }

  /// Fills the output and answers how many bytes it then has.
  mutating func run() -> Int {
    while index < input.count {
      switch input[index] {
      case 0x21..<0x7F: copy(1)
      case 0x80...: takeHigh()
      default: takeLow()
      }
    }
    if keepsEnds { return count }
    while count > 0, output[count - 1] == 0x20 || output[count - 1] == 0x0A { count -= 1 }
    return count
  }
}

extension CleaningPass {
  private mutating func copy(_ length: Int) {
    for offset in 0..<length { output[count + offset] = input[index + offset] }
    count += length
    index += length
  }

  /// Writes a space or a line break, but none at the beginning.
  private mutating func appendBlank(_ byte: UInt8) {
    guard count > 0 || keepsEnds else { return }
    output[count] = byte
    count += 1
  }

  private mutating func appendBreak() { appendBlank(lines.lineBreak) }

  /// Takes a space or a control character.
  private mutating func takeLow() {
    let byte = input[index]
    index += 1
    switch byte {
    case 0x1B: EscapeSequence.skip(input, &index)
    case 0x0D:
      if index < input.count, input[index] == 0x0A { index += 1 }
      appendBreak()
    case 0x0A: appendBreak()
    case 0x09, 0x20: appendBlank(0x20)
    default: break
    }
  }

  /// Takes a scalar that is not ASCII.
  private mutating func takeHigh() {
    let lead = input[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard TextCleaner.mayRemove(input, at: index), let scalar = scalar(at: index) else {
      copy(length)
      return
    }
    switch scalar.value {
    case 0x85, 0x2028, 0x2029:
      index += length
      appendBreak()
    case 0x90, 0x98, 0x9B, 0x9D...0x9F:
      index += length
      EscapeSequence.skip(input, &index, introducer: UInt8(scalar.value) - 0x40)
    case 0x200D where joinsEmoji(next: index + length): copy(length)
    default:
      if TextCleaner.removes(scalar) { index += length } else { copy(length) }
    }
  }

  /// A joiner between two emoji makes one picture of them; anywhere else it only hides.
  private func joinsEmoji(next: Int) -> Bool {
    guard let left = lastScalar, let right = scalar(at: next), right.value > 0xFF,
      right.properties.isEmoji
    else { return false }
    return left.value > 0xFF && (left.properties.isEmoji || left.value == 0xFE0F)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? { Self.scalar(input[index...]) }

  /// The last scalar that was written.
  private var lastScalar: Unicode.Scalar? {
    var start = count - 1
    while start > 0, output[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : Self.scalar(UnsafeBufferPointer(output)[start..<count])
  }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

/// The grammar of terminal escape sequences (ECMA-48), to take them out whole.
///
/// Every byte is taken once, so the time is linear whatever the text holds.
private enum EscapeSequence {
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
        // ESC \ ends the string; any other sequence breaks it off and is read alone.
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
