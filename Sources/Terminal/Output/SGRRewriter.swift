import Cells

/// Says in the bytes of a frame what ncurses cannot: direct colours for lent palette entries, and
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
    let numbers = parameters.split(omittingEmptySubsequences: false) { $0 == 0x3A || $0 == 0x3B }
      .map { $0.reduce(0) { $0 * 10 + Int($1 & 0xF) } }
    var words: [String] = []
    var index = 0
    while index < numbers.count {
      let isColor = numbers[index] == 38 || numbers[index] == 48
      if isColor, index + 2 < numbers.count, numbers[index + 1] == 5 {
        words.append("\(numbers[index]);\(color(numbers[index + 2]))")
        index += 3
      } else {
        words.append(numbers[index] == 5 ? "9" : String(numbers[index]))
        index += 1
      }
    }
    output += words.joined(separator: ";").utf8
  }

  private func color(_ index: Int) -> String {
    let color = slots.indices.contains(index - 16) ? slots[index - 16] : .standard
    return switch color.kind {
    case .standard: "5;\(index)"
    case .palette(let index): "5;\(index)"
    case .rgb(let red, let green, let blue): "2;\(red);\(green);\(blue)"
    }
  }
}
