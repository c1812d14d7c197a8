extension HTMLWriter {
  /// Begins to write something visible, which is the first text of every open element without one.
  mutating func mark() {
    let position = lines.begin()
    for index in min(unmarked, frames.count)..<frames.count { frames[index].mark = position }
    unmarked = frames.count
  }

  /// Writes text in which white space of any length is one space.
  mutating func writeCollapsing(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      if let gap = Gap(text, at: index) {
        if gap.isSpace { lines.space() }
        index += gap.length
        continue
      }
      var end = index + 1
      while end < text.count, Gap(text, at: end) == nil { end += 1 }
      mark()
      lines.append(text[index..<end])
      index = end
    }
  }

  /// Writes text that keeps its lines, not its spaces.
  mutating func writeLines(_ text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      writeCollapsing(UnsafeBufferPointer(rebasing: rest[..<end]))
      lines.breakLine()
      rest = rest[(end + 1)...]
    }
    writeCollapsing(UnsafeBufferPointer(rebasing: rest))
  }

  /// Writes text that keeps its lines and its spaces.
  mutating func writeKeeping(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let end = text[index...].firstIndex { $0 < 0x20 || $0 == 0xC2 } ?? text.count
      if end > index { keep(text[index..<end]) }
      index = end + 1
      guard end < text.count else { return }
      if text[end] < 0x20 {
        writeControl(text[end])
      } else if index < text.count, text[index] == 0xA0 {
        keep(" ")
        index += 1
      } else {
        keep(text[end..<min(end + 2, text.count)])
        index = end + 2
      }
    }
  }

  private mutating func keep(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    mark()
    lines.append(text)
    dropsBreak = false
  }

  private mutating func keep(_ text: String) {
    mark()
    lines.append(text)
    dropsBreak = false
  }

  private mutating func writeControl(_ byte: UInt8) {
    switch byte {
    case 0x09: keep("    ")
    case 0x0A:
      if !dropsBreak { lines.breakLine(upTo: 3) }
      dropsBreak = false
    default: break
    }
  }
}

/// White space in text, and characters that part nothing and are not seen.
private struct Gap {
  let length: Int
  let isSpace: Bool

  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    switch text[index] {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0C: (length, isSpace) = (1, true)
    case 0xC2 where index + 1 < text.count && text[index + 1] == 0xA0: (length, isSpace) = (2, true)
    case 0xE2
    where index + 2 < text.count && text[index + 1] == 0x80
      && (text[index + 2] == 0x8B || text[index + 2] == 0x8C):
      (length, isSpace) = (3, false)
    case 0xEF
    where index + 2 < text.count && text[index + 1] == 0xBB && text[index + 2] == 0xBF:
      (length, isSpace) = (3, false)
    default: return nil
    }
  }
}
