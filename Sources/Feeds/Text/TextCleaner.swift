/// Takes out of text what must never reach a terminal, where the text enters the program.
///
/// Gone are whole escape sequences, control characters, bidirectional overrides and characters that
/// cannot be seen. Tabs become spaces and every line break becomes `\n`.
public enum TextCleaner {
  /// How many lines a text may have.
  public enum Lines: Sendable {
    /// Line breaks become spaces, as in a title.
    case one
    case many
  }

  /// The text without harm, and without white space around it.
  public static func clean(_ text: String, lines: Lines) -> String {
    var input = Substring(text).unicodeScalars
    var output = String.UnicodeScalarView()
    while let scalar = input.popFirst() {
      switch scalar {
      case "\u{1B}": EscapeSequence.skip(&input)
      case "\u{90}", "\u{98}", "\u{9B}", "\u{9D}"..."\u{9F}":
        EscapeSequence.skip(&input, introducer: scalar.value - 0x40)
      case "\r":
        if input.first == "\n" { input.removeFirst() }
        output.append(lines.lineBreak)
      case "\n", "\u{85}", "\u{2028}", "\u{2029}": output.append(lines.lineBreak)
      case "\t": output.append(" ")
      case "\u{200D}":
        if joinsEmoji(output.last, input.first) { output.append(scalar) }
      default:
        if !removes(scalar) { output.append(scalar) }
      }
    }
    return trimmed(output)
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
  static func mayRemove(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return true }
    let second = bytes[index + 1]
    switch bytes[index] {
    case 0xC2: return second < 0xA0 || second == 0xAD
    case 0xCD: return second == 0x8F
    case 0xD8: return second == 0x9C
    case 0xE1: return second == 0xA0
    case 0xE2:
      guard second == 0x80 || second == 0x81, index + 2 < bytes.count else { return false }
      let third = bytes[index + 2]
      return second == 0x80
        ? (0x8B...0x8F).contains(third) || (0xA8...0xAE).contains(third) : third >= 0xA0
    case 0xEF: return second == 0xB8 || second == 0xBB || second == 0xBF
    case 0xF0: return second == 0x9B || second == 0x9D
    case 0xF3: return second == 0xA0
    default: return false
    }
  }
}

extension TextCleaner {
  /// A joiner between two emoji makes one picture of them; anywhere else it only hides.
  private static func joinsEmoji(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
    guard let left, let right, right.value > 0xFF, right.properties.isEmoji else { return false }
    return left.value > 0xFF && (left.properties.isEmoji || left.value == 0xFE0F)
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\n" }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension TextCleaner.Lines {
  fileprivate var lineBreak: Unicode.Scalar {
    switch self {
    case .one: " "
    case .many: "\n"
    }
  }
}
