/// Takes out of text what must never reach a terminal, where the text enters the program.
///
/// Gone are whole escape sequences, control characters, bidirectional overrides and characters that
/// cannot be seen. Tabs become spaces and every line break becomes `\n`.
public enum TextCleaner {
  /// How many lines a text may have.
  public enum Lines: Sendable {
    /// Line breaks become spaces, as in a title.
    case one
    /// Line breaks stay, as in a body.
    case many

    /// What a line break becomes.
    var lineBreak: UInt8 { self == .one ? 0x20 : 0x0A }
  }

  /// The text without harm, and without white space around it.
  public static func clean(_ text: String, lines: Lines) -> String {
    var text = text
    return text.withUTF8 { input in
      String(unsafeUninitializedCapacity: input.count) { output in
        var pass = CleaningPass(input: input, output: output, lines: lines)
        return pass.run()
      }
    }
  }

  /// A part of a text of many lines, whose white space stays, at its ends too.
  static func clean(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: bytes.count) { output, count in
      var pass = CleaningPass(input: bytes, output: output, lines: .many)
      pass.keepsEnds = true
      count = pass.run()
    }
  }

  /// Whether bytes of UTF-8 hold nothing that would be taken out; it may answer false too often, never true.
  static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7F { continue }
      if byte < 0x80 ? byte != 0x0A && byte != 0x09 : byte >= 0xC2 && mayRemove(bytes, at: index) {
        return false
      }
    }
    return true
  }

  /// Whether a scalar cannot stand as it is: it is taken out or replaced.
  static func removes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0D, 0xFEFF, 0xFFF9...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the UTF-8 sequence that begins at an index may be one that `removes` means.
  ///
  /// It may answer true too often, never too seldom; it is asked once for each sequence.
  static func mayRemove<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at index: Int
  ) -> Bool where Bytes.Index == Int {
    guard index + 1 < bytes.endIndex else { return true }
    let second = bytes[index + 1]
    let third = index + 2 < bytes.endIndex ? bytes[index + 2] : 0x80
    switch (bytes[index], second) {
    case (0xC2, _): return second < 0xA0 || second == 0xAD
    case (0xCD, 0x8F), (0xD8, 0x9C): return true
    case (0xE1, 0xA0): return third < 0x90
    case (0xE2, 0x80): return (0x8B...0x8F).contains(third) || (0xA8...0xAE).contains(third)
    case (0xE2, 0x81): return third >= 0xA0
    case (0xEF, 0xB8): return third < 0x8E
    case (0xEF, 0xBB): return third == 0xBF
    case (0xEF, 0xBF): return (0xB9...0xBB).contains(third)
    case (0xF0, 0x9B): return third == 0xB2
    case (0xF0, 0x9D): return third == 0x85
    case (0xF3, 0xA0): return true
    default: return false
    }
  }
}
