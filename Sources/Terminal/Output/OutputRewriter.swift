import Cells

/// Rewrites the bytes of a frame for what ncurses cannot express: direct colours and hyperlinks for lent palette entries,
/// clusters for their stand-ins, and strikethrough for blink.
struct OutputRewriter {
  /// What the palette entries from 16 up are lent to.
  private var entries: [LentEntry] = []
  /// That of the letters that come next, and that which the terminal was told.
  private var link: Hyperlink?
  private var openLink: Hyperlink?

  /// Takes what has been lent since; what was lent before stays as it is until `forget()`.
  mutating func lend(_ table: [LentEntry: Int32]) {
    guard table.count != entries.count else { return }
    entries = Array(repeating: LentEntry(color: .standard), count: table.count)
    for (entry, slot) in table { entries[Int(slot) - 16] = entry }
  }

  mutating func forget() { entries = [] }

  /// Appends what the terminal gets. ncurses ends each frame without any attribute, and so does this without a link.
  mutating func rewrite(
    _ bytes: UnsafeBufferPointer<UInt8>, _ standIns: StandIns, into output: inout [UInt8]
  ) {
    link = nil
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x1B {
        let end = Self.endOfSequence(in: bytes, from: index)
        if bytes[end - 1] == 0x6D, end > index + 2, bytes[index + 1] == 0x5B {
          output += bytes[start..<index + 2]
          rewrite(parameters: bytes[index + 2..<end - 1], into: &output)
          start = end - 1
        }
        index = end
        continue
      }
      if byte >= 0x20, link != openLink {
        output += bytes[start..<index]
        start = index
        open(link, &output)
      }
      if byte == 0xF0, let text = standIns.text(at: bytes[index...].prefix(4)) {
        output += bytes[start..<index]
        output += text
        start = index + 4
        index += 3
      }
      index += 1
    }
    output += bytes[start...]
    if openLink != nil { open(nil, &output) }
  }

  private mutating func open(_ link: Hyperlink?, _ output: inout [UInt8]) {
    output += HyperlinkSequence.bytes(link)
    openLink = link
  }

  /// The end of an escape sequence of ncurses; only those by `ESC [` have parameters.
  private static func endOfSequence(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var end = start + 1
    let isControl = end < bytes.count && bytes[end] == 0x5B
    if isControl { end += 1 }
    let inner: ClosedRange<UInt8> = isControl ? 0x20...0x3F : 0x20...0x2F
    while end < bytes.count, inner.contains(bytes[end]) { end += 1 }
    return min(end + 1, bytes.count)
  }

  private mutating func rewrite(
    parameters: Slice<UnsafeBufferPointer<UInt8>>, into output: inout [UInt8]
  ) {
    var words = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var written: [String] = []
    while let word = words.popFirst() {
      // A colour is its own group, in which 5 is no attribute.
      let length = word != "38" && word != "48" ? 0 : words.first == "5" ? 2 : 4
      let group = [word] + words.prefix(length)
      words = words.dropFirst(length)
      let entry = lentEntry(group) ?? lentEntry(word.split(separator: ":").map(String.init))
      if let entry {
        written += entry.color.parameters(group[0].hasPrefix("4"))
      } else {
        written += group == ["5"] ? ["9"] : group
      }
      // Each other colour of letters, and what resets it, ends a link.
      let isOfLetters =
        group[0].utf8.count > 1 && (group[0].hasPrefix("3") || group[0].hasPrefix("9"))
      if isOfLetters || group == ["0"] || group == [""] { link = entry?.link }
    }
    output += written.joined(separator: ";").utf8
  }

  /// What a palette entry is lent to; nil for other groups, and for entries that are not lent.
  private func lentEntry(_ group: [String]) -> LentEntry? {
    guard group.count == 3, group[0] == "38" || group[0] == "48", group[1] == "5",
      let slot = Int(group[2]).map({ $0 - 16 }), entries.indices.contains(slot)
    else { return nil }
    return entries[slot]
  }
}

extension CellColor {
  /// The parameters that set the colour of letters, or of what is behind them.
  fileprivate func parameters(_ isBackground: Bool) -> [String] {
    let first = isBackground ? 40 : 30
    return switch kind {
    case .standard: ["\(first + 9)"]
    case .palette(let index) where index < 8: ["\(first + Int(index))"]
    case .palette(let index) where index < 16: ["\(first + 52 + Int(index))"]
    case .palette(let index): ["\(first + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(first + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}

/// What tells a terminal that text is a hyperlink (OSC 8).
nonisolated enum HyperlinkSequence {
  /// Text from here on is a part of a link, or of none.
  static func bytes(_ link: Hyperlink?) -> [UInt8] {
    guard let link else { return Array("\u{1B}]8;;\u{1B}\\".utf8) }
    return Array("\u{1B}]8;id=\(link.id);\(link.address)\u{1B}\\".utf8)
  }
}
