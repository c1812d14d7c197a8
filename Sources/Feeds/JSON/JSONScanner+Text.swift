extension JSONScanner {
  /// The clean text of a string that was found.
  ///
  /// What most texts need is done here on the bytes: tabs, line breaks, and white space cut off at
  /// both ends. Only what may hold a sequence or something invisible takes the longer way.
  mutating func text(of string: JSONString, lines: TextCleaner.Lines) -> String {
    if !string.hasEscapes {
      return string.isSuspect
        ? TextCleaner.clean(copy(string.range), lines: lines)
        : Self.text(of: bytes, trimming: string.range)
    }
    var isSuspect = string.isSuspect
    unescape(string.range, lines: lines, isSuspect: &isSuspect)
    return isSuspect
      ? TextCleaner.clean(String(decoding: scratch, as: UTF8.self), lines: lines)
      : Self.text(of: scratch, trimming: 0..<scratch.count)
  }

  /// The text of a string as it is meant, with everything that cleaning would take out.
  mutating func raw(_ string: JSONString) -> String {
    guard string.hasEscapes else { return copy(string.range) }
    var isSuspect = true
    unescape(string.range, lines: .many, isSuspect: &isSuspect)
    return String(decoding: scratch, as: UTF8.self)
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  func copy(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether the bytes of a range are these, without making a string of them.
  func reads(_ word: StaticString, at range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount
      && bytes.withUnsafeBufferPointer { $0.reads(word, at: range.lowerBound) }
  }

  private static func text(of bytes: [UInt8], trimming range: Range<Int>) -> String {
    var range = range
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    while let first = range.first, bytes[first].isBlank { range = first + 1..<range.upperBound }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Writes a string that was checked into `scratch`, and records when it must be cleaned.
  private mutating func unescape(
    _ range: Range<Int>, lines: TextCleaner.Lines, isSuspect: inout Bool
  ) {
    scratch.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    var endOfReturn: Int?
    while index < range.upperBound {
      let plain = index
      while index < range.upperBound, bytes[index] != .backslash { index += 1 }
      bytes.withUnsafeBufferPointer {
        scratch.append(contentsOf: UnsafeBufferPointer(rebasing: $0[plain..<index]))
      }
      guard index + 1 < range.upperBound else { break }
      let scalar = unescaped(&index)
      switch scalar {
      // Where a sequence may have begun, its end must still be seen.
      case "\t" where !isSuspect: scratch.append(0x20)
      case "\n" where !isSuspect && endOfReturn == scratch.count: endOfReturn = nil
      case "\n" where !isSuspect: scratch.append(lines.lineBreak)
      case "\r" where !isSuspect:
        scratch.append(lines.lineBreak)
        endOfReturn = scratch.count
      default:
        if TextCleaner.removes(scalar) { isSuspect = true }
        append(scalar)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      scratch.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The scalar of the escape at an index, which then stands behind it.
  ///
  /// Half a surrogate pair is U+FFFD: one bad emoji is no reason to refuse the other posts.
  private func unescaped(_ index: inout Int) -> Unicode.Scalar {
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape(&index)
    default: return Unicode.Scalar(letter)
    }
  }

  private func unicodeEscape(_ index: inout Int) -> Unicode.Scalar {
    let high = hexValue(at: index) ?? 0xFFFD
    index += 4
    guard (0xD800..<0xDC00).contains(high), bytes[index...].starts(with: [.backslash, 0x75]),
      let low = hexValue(at: index + 2), (0xDC00..<0xE000).contains(low)
    else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x0A }
}
