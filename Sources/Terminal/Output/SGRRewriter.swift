import Cells

/// Rewrites the bytes of a frame for what ncurses cannot express: direct colours for lent palette entries, and
/// strikethrough for blink. Only colour and attribute sequences (`CSI … m`) are touched.
struct SGRRewriter {
  /// What the palette entries from 16 up are lent to.
  private var slots: [CellColor] = []

  /// Takes what has been lent since; what was lent before stays as it is until `forget()`.
  mutating func lend(_ table: [CellColor: Int32]) {
    guard table.count != slots.count else { return }
    slots = Array(repeating: .standard, count: table.count)
    for (color, slot) in table { slots[Int(slot) - 16] = color }
  }

  mutating func forget() { slots = [] }

  func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B, index + 1 < bytes.count, bytes[index + 1] == 0x5B else {
        index += 1
        continue
      }
      var end = index + 2
      while end < bytes.count, (0x30...0x3B).contains(bytes[end]) { end += 1 }
      if end < bytes.count, bytes[end] == 0x6D, end > index + 2 {
        output += bytes[start..<index + 2]
        rewrite(parameters: bytes[index + 2..<end], into: &output)
        start = end
      }
      index = end
    }
    output += bytes[start...]
  }

  private func rewrite(parameters: Slice<UnsafeBufferPointer<UInt8>>, into output: inout [UInt8]) {
    var words = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var written: [String] = []
    while let word = words.popFirst() {
      // A colour is its own group, in which 5 is no attribute.
      let length = word != "38" && word != "48" ? 0 : words.first == "5" ? 2 : 4
      let group = [word] + words.prefix(length)
      words = words.dropFirst(length)
      written +=
        lentColor(group) ?? lentColor(word.split(separator: ":").map(String.init))
        ?? (group == ["5"] ? ["9"] : group)
    }
    output += written.joined(separator: ";").utf8
  }

  /// What a palette entry is lent to; nil for other groups, and for entries that are not lent.
  private func lentColor(_ group: [String]) -> [String]? {
    guard group.count == 3, group[0] == "38" || group[0] == "48", group[1] == "5",
      let slot = Int(group[2]).map({ $0 - 16 }), slots.indices.contains(slot)
    else { return nil }
    return switch slots[slot].kind {
    case .standard: nil
    case .palette(let index): [group[0], "5", "\(index)"]
    case .rgb(let red, let green, let blue): [group[0], "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
