extension JSONScanner {
  /// Checks any value and goes past it.
  mutating func skipValue(depth: Int) throws(FeedError) {
    guard depth <= Self.maximumDepth else { throw .tooDeep(line: line) }
    switch peek() {
    case .quote: _ = try string()
    case .openObject: try skipObject(depth: depth)
    case .openList: try skipList(depth: depth)
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: _ = try number()
    }
  }

  /// Takes a number by JSON's grammar and answers where it stands.
  mutating func number() throws(FeedError) -> Range<Int> {
    _ = peek()
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return start..<position
  }

  mutating func literal(_ word: StaticString) throws(FeedError) {
    for expected in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard byte == expected else { throw broken() }
      position += 1
    }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func digits() throws(FeedError) {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw broken() }
  }

  private mutating func skipObject(depth: Int) throws(FeedError) {
    guard try open(.openObject, .closeObject) else { return }
    repeat {
      guard peek() == .quote else { throw broken() }
      _ = try string()
      try expect(.colon)
      try skipValue(depth: depth + 1)
    } while try hasMore(before: .closeObject)
  }

  private mutating func skipList(depth: Int) throws(FeedError) {
    guard try open(.openList, .closeList) else { return }
    repeat { try skipValue(depth: depth + 1) } while try hasMore(before: .closeList)
  }
}
