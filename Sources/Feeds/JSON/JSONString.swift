/// Where a string stands between its quotes, and what was seen while its end was looked for.
struct JSONString {
  var range: Range<Int>
  var hasEscapes: Bool
  /// Some bytes may be an invisible or a control character, so the text must be cleaned.
  var isSuspect: Bool
}

extension JSONScanner {
  /// Takes a string: one pass that finds its end and sees whether it needs more than a copy.
  mutating func string() throws(FeedError) -> JSONString {
    let start = position + 1
    var found = JSONString(range: start..<start, hasEscapes: false, isSuspect: false)
    position = start
    while true {
      position = plainEnd(from: position)
      guard position < bytes.count else { throw broken() }
      switch bytes[position] {
      case .quote:
        found.range = start..<position
        position += 1
        return found
      case .backslash:
        found.hasEscapes = true
        try skipEscape()
      case 0x80...:
        if skipHighBytes() { found.isSuspect = true }
      case 0x7F:
        found.isSuspect = true
        position += 1
      default: throw broken()
      }
    }
  }

  /// The first byte from here on that is not printable ASCII, or is a quote or a backslash.
  private func plainEnd(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return bytes.withUnsafeBytes { raw in
      var index = start
      // Eight bytes at a time; a bit that is set wrongly always stands above one set rightly.
      while index + 8 <= raw.count {
        let word = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let deletes = word ^ (ones &* 0x7F)
        let below =
          ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
          | ((slashes &- ones) & ~slashes) | ((deletes &- ones) & ~deletes)
        let hits = (below | word) & (ones &* 0x80)
        if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < raw.count, raw[index].isPlain { index += 1 }
      return index
    }
  }

  private mutating func skipEscape() throws(FeedError) {
    guard position + 1 < bytes.count else { throw broken() }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard hexValue(at: position + 2) != nil else { throw broken() }
      position += 6
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    default: throw broken()
    }
  }

  /// Goes past what is not ASCII; true when an invisible or a control character may be there.
  private mutating func skipHighBytes() -> Bool {
    var isSuspect = false
    while position < bytes.count, bytes[position] >= 0x80 {
      if bytes[position] >= 0xC2, TextCleaner.mayRemove(bytes, at: position) { isSuspect = true }
      position += 1
    }
    return isSuspect
  }

  /// The value of the four hexadecimal digits from here on, nil where they are not four.
  func hexValue(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x7F && self != .quote && self != .backslash
  }
}
