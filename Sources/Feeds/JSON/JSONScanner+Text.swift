extension JSONScanner {
  /// The clean text of a string that was found.
  mutating func text(of string: JSONString, lines: TextCleaner.Lines) -> String {
    var isSuspect = string.isSuspect
    let text: String
    if string.hasEscapes {
      scratch.removeAll(keepingCapacity: true)
      if unescape(string.range, lines: lines) { isSuspect = true }
      if hasSpaceAround(scratch.first, scratch.last) { isSuspect = true }
      text = String(decoding: scratch, as: UTF8.self)
    } else {
      let range = string.range
      if !range.isEmpty, hasSpaceAround(bytes[range.lowerBound], bytes[range.upperBound - 1]) {
        isSuspect = true
      }
      text = copy(string.range)
    }
    return isSuspect ? TextCleaner.clean(text, lines: lines) : text
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  func copy(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether the bytes of a range are these, without making a string of them.
  func reads(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private func hasSpaceAround(_ first: UInt8?, _ last: UInt8?) -> Bool {
    first?.isSpace == true || last?.isSpace == true
  }

  /// Writes a string that was checked into `scratch`; true when it must be cleaned.
  private mutating func unescape(_ range: Range<Int>, lines: TextCleaner.Lines) -> Bool {
    var isSuspect = false
    var index = range.lowerBound
    while index < range.upperBound {
      let plain = index
      while index < range.upperBound, bytes[index] != .backslash { index += 1 }
      bytes.withUnsafeBufferPointer {
        scratch.append(contentsOf: UnsafeBufferPointer(rebasing: $0[plain..<index]))
      }
      guard index + 1 < range.upperBound else { break }
      let scalar = unescaped(&index)
      if scalar == "\n" ? lines == .one : TextCleaner.removes(scalar) { isSuspect = true }
      if scalar.isASCII {
        scratch.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return isSuspect
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
