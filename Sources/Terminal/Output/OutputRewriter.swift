import Cells

/// Rewrites the bytes of a frame for what ncurses cannot express: direct colours and hyperlinks for lent palette entries,
/// clusters for their stand-ins, cells of pictures for their signs, and strikethrough for blink.
struct OutputRewriter {
  /// What stands for a palette entry from 16 up: the parameters that set its colour, and its link.
  private struct Entry {
    var letters: [UInt8] = []
    var ground: [UInt8] = []
    var link: Hyperlink?
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// By the numbers of the palette, less 16.
  private var entries: [Entry] = []
  /// That of the letters that come next, and that which the terminal was told.
  private var link: Hyperlink?
  private var openLink: Hyperlink?
  /// The cell of a picture that was written last, while nothing else was.
  private var look: PictureSigns.Look?

  /// Takes what has been lent since; what was lent before stays as it is until `forget()`.
  mutating func lend(_ table: [LentEntry: Int32]) {
    guard table.count != entries.count else { return }
    let known = entries.count
    entries += Array(repeating: Entry(), count: table.count - known)
    for (entry, slot) in table where slot >= 16 + known {
      entries[Int(slot) - 16] = Entry(
        letters: entry.color.parameters(isBackground: false),
        ground: entry.color.parameters(isBackground: true), link: entry.link)
    }
  }

  mutating func forget() { entries = [] }

  /// Appends what the terminal gets. ncurses ends each frame without any attribute, and so does this without a link.
  mutating func rewrite(
    _ bytes: UnsafeBufferPointer<UInt8>, _ standIns: StandIns, _ signs: PictureSigns,
    into output: inout [UInt8]
  ) {
    link = nil
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0xF4, let next = signs.look(at: bytes[index...].prefix(4)) {
        output += bytes[start..<index]
        index += 4
        start = index
        write(next, &output)
        continue
      }
      if look != nil {
        output += "\u{1B}[39;49m".utf8
        look = nil
      }
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
    if look != nil { output += "\u{1B}[39;49m".utf8 }
    look = nil
    if openLink != nil { open(nil, &output) }
  }

  /// Writes a cell of a picture, with those of its colours that the one before it has not. Its sign has none.
  private mutating func write(_ next: PictureSigns.Look, _ output: inout [UInt8]) {
    if openLink != nil { open(nil, &output) }
    let letters = next.glyph == " " ? look?.foreground ?? .standard : next.foreground
    var colors: [UInt8] = []
    if letters != look?.foreground ?? .standard {
      colors += letters.parameters(isBackground: false)
    }
    if next.background != look?.background ?? .standard {
      colors += (colors.isEmpty ? [] : [0x3B]) + next.background.parameters(isBackground: true)
    }
    if !colors.isEmpty { output += [0x1B, 0x5B] + colors + [0x6D] }
    output += UTF8.encode(next.glyph) ?? UTF8.encodedReplacementCharacter
    look = PictureSigns.Look(
      glyph: next.glyph, foreground: letters, background: next.background)
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

  /// Byte by byte: in a picture each cell has its own colours.
  private mutating func rewrite(parameters: Bytes, into output: inout [UInt8]) {
    var start = parameters.startIndex
    while true {
      let (first, group) = Self.group(of: parameters[start...])
      let entry = lentEntry(group)
      if let entry {
        output += group.first == 0x34 ? entry.ground : entry.letters
      } else if group.elementsEqual([0x35]) {
        output.append(0x39)
      } else {
        output += group
      }
      // Each other colour of letters, and what resets it, ends a link.
      let isOfLetters = first.count > 1 && (first.first == 0x33 || first.first == 0x39)
      if isOfLetters || group.isEmpty || group.elementsEqual([0x30]) { link = entry?.link }
      guard group.endIndex < parameters.endIndex else { return }
      output.append(0x3B)
      start = group.endIndex + 1
    }
  }

  /// The first parameter, and with it those that belong to it: a colour is its own group, in which 5 is no attribute.
  private static func group(of parameters: Bytes) -> (first: Bytes, group: Bytes) {
    let first = parameters[..<end(of: parameters)]
    guard first.count == 2, first.first == 0x33 || first.first == 0x34, first.last == 0x38 else {
      return (first, first)
    }
    var group = first
    var left = parameters[first.endIndex...].starts(with: [0x3B, 0x35, 0x3B]) ? 2 : 4
    while left > 0, group.endIndex < parameters.endIndex {
      group = parameters[..<end(of: parameters[(group.endIndex + 1)...])]
      left -= 1
    }
    return (first, group)
  }

  private static func end(of parameters: Bytes) -> Int {
    parameters.firstIndex(of: 0x3B) ?? parameters.endIndex
  }

  /// What a palette entry is lent to; nil for other groups, and for entries that are not lent.
  private func lentEntry(_ group: Bytes) -> Entry? {
    let number = group.dropFirst(5)
    guard (1...3).contains(number.count), group.first == 0x33 || group.first == 0x34,
      group.dropFirst().starts(with: [0x38, 0x3B, 0x35, 0x3B])
        || group.dropFirst().starts(with: [0x38, 0x3A, 0x35, 0x3A]),
      number.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let slot = number.reduce(0) { 10 * $0 + Int($1 - 0x30) } - 16
    return entries.indices.contains(slot) ? entries[slot] : nil
  }
}

extension CellColor {
  /// The parameters that set the colour of letters, or of what is behind them.
  fileprivate func parameters(isBackground: Bool) -> [UInt8] {
    let first = isBackground ? 40 : 30
    let text =
      switch kind {
      case .standard: "\(first + 9)"
      case .palette(let index) where index < 8: "\(first + Int(index))"
      case .palette(let index) where index < 16: "\(first + 52 + Int(index))"
      case .palette(let index): "\(first + 8);5;\(index)"
      case .rgb(let red, let green, let blue): "\(first + 8);2;\(red);\(green);\(blue)"
      }
    return Array(text.utf8)
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
