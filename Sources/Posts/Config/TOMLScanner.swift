/// Goes over TOML that is known to be good, from key to key.
struct TOMLScanner {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func entries() -> [TOMLOutline.Entry] {
    var entries: [TOMLOutline.Entry] = []
    while position < bytes.count {
      let (start, first) = (position, line)
      skipBlanks()
      guard let byte, !byte.isLineBreak, byte != UInt8(ascii: "#") else {
        skipLine()
        continue
      }
      let (kind, path) = entry()
      let string = kind == .pair ? string() : nil
      skipValue()
      entries.append(
        .init(kind: kind, path: path, line: first, bytes: start..<position, string: string))
    }
    return entries
  }
}

extension TOMLScanner {
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isAhead(_ word: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private mutating func advance() {
    if byte == 0x0A { line += 1 }
    position += 1
  }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x09 { position += 1 }
  }

  private mutating func skipLine() {
    while let byte, byte != 0x0A { position += 1 }
    if position < bytes.count { advance() }
  }

  /// Takes a header, or a key and its equals sign.
  private mutating func entry() -> (TOMLOutline.Entry.Kind, [String]) {
    guard byte == .openList else { return (.pair, path(to: UInt8(ascii: "="))) }
    position += 1
    guard byte == .openList else { return (.table, path(to: .closeList)) }
    position += 1
    return (.listItem, path(to: .closeList))
  }

  /// Takes keys with dots between them, and the byte after them.
  private mutating func path(to end: UInt8) -> [String] {
    var path: [String] = []
    while let byte, byte != end, !byte.isLineBreak {
      if byte == .quote || byte == .apostrophe {
        path.append(quotedKey())
      } else if byte == UInt8(ascii: ".") || byte == 0x20 || byte == 0x09 {
        position += 1
      } else {
        let start = position
        while let byte = self.byte, byte.isInBareKey { position += 1 }
        if position == start { position += 1 }
        path.append(String(decoding: bytes[start..<position], as: UTF8.self))
      }
    }
    position += 1
    return path
  }

  private mutating func quotedKey() -> String {
    let start = position
    skipString()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return TOMLText.key(quoted: text)
  }

  /// Takes a value that is a string; nil where it is something else.
  private mutating func string() -> Range<Int>? {
    skipBlanks()
    guard byte == .quote || byte == .apostrophe else { return nil }
    let start = position
    skipString()
    return start..<position
  }

  /// Goes past all that belongs to a value, to the beginning of the next line that does not.
  private mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case .quote, .apostrophe: skipString()
      case UInt8(ascii: "#"):
        while let byte = self.byte, byte != 0x0A { position += 1 }
      case 0x0A:
        advance()
        if depth == 0 { return }
      default:
        if byte == .openList || byte == .openObject { depth += 1 }
        if byte == .closeList || byte == .closeObject { depth = max(0, depth - 1) }
        position += 1
      }
    }
  }

  /// Goes past a string of any of the four kinds.
  private mutating func skipString() {
    guard let quote = byte else { return }
    let isLong = quote == .quote ? isAhead("\"\"\"") : isAhead("'''")
    position += isLong ? 3 : 1
    while let byte {
      if byte == .backslash, quote == .quote {
        position += 1
        if position < bytes.count { advance() }
      } else if byte == quote, !isLong || bytes[position...].prefix(3).allEqual(quote) {
        position += isLong ? 3 : 1
        // A long string may end in quotes of its own.
        while isLong, self.byte == quote { position += 1 }
        return
      } else {
        advance()
      }
    }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let openList = UInt8(ascii: "[")
  fileprivate static let closeList = UInt8(ascii: "]")
  fileprivate static let openObject = UInt8(ascii: "{")
  fileprivate static let closeObject = UInt8(ascii: "}")

  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isInBareKey: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func allEqual(_ byte: UInt8) -> Bool { count == 3 && allSatisfy { $0 == byte } }
}
