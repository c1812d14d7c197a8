import Cells

extension Pyte.Screen {
  /// The first cell that the emulator shows otherwise than the buffer holds it; nil when there is none.
  public func difference(from buffer: CellBuffer) -> String? {
    guard rows.count == buffer.size.height, rows.allSatisfy({ $0.count == buffer.size.width })
    else { return "\(name): \(rows.first?.count ?? 0)x\(rows.count), not \(buffer.size)" }
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let style = buffer[x, y].style.inPyte
        if rows[y][x] != [rows[y][x][0], style] || !isSame(rows[y][x][0], x, y, buffer) {
          return
            "\(name): \(rows[y][x]) at \(x), \(y), not \(buffer.text(of: buffer[x, y])), \(style)"
        }
      }
    }
    return nil
  }

  /// Of an emoji of several scalars, pyte keeps one, and may take it for narrow.
  private func isSame(_ shown: String, _ x: Int, _ y: Int, _ buffer: CellBuffer) -> Bool {
    let isRightHalf = buffer[x, y].isRightHalf
    let text = buffer.text(of: buffer[isRightHalf ? x - 1 : x, y])
    guard text.unicodeScalars.count > 1, text.columns == 2 else {
      return shown == (isRightHalf ? "" : text)
    }
    if isRightHalf { return shown == "" || shown == " " }
    return shown.unicodeScalars.count == 1
      && text.unicodeScalars.contains { shown.unicodeScalars.contains($0) }
  }
}

extension Style {
  /// The style in pyte's words, which has none for dim.
  fileprivate var inPyte: String {
    let names = [
      (Attributes.bold, "bold"), (.italic, "italics"), (.underline, "underscore"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ].filter { attributes.contains($0.0) }.map(\.1)
    return "\(names.joined(separator: " ")), \(foreground.inPyte) on \(background.inPyte)"
  }
}

extension CellColor {
  private static let names = [
    "black", "red", "green", "brown", "blue", "magenta", "cyan", "white",
  ]
  private static let levels = [0, 95, 135, 175, 215, 255]

  fileprivate var inPyte: String {
    switch kind {
    case .standard: "default"
    case .palette(let index) where index < 8: Self.names[Int(index)]
    case .palette(let index) where index < 16: "bright" + Self.names[Int(index) - 8]
    case .palette(let index) where index < 232: Self.hex(Self.cube(Int(index) - 16))
    case .palette(let index): Self.hex(Array(repeating: 8 + 10 * (Int(index) - 232), count: 3))
    case .rgb(let red, let green, let blue): Self.hex([red, green, blue].map(Int.init))
    }
  }

  private static func cube(_ index: Int) -> [Int] {
    [index / 36, index / 6 % 6, index % 6].map { levels[$0] }
  }

  private static func hex(_ parts: [Int]) -> String {
    parts.map { String($0 + 0x100, radix: 16).dropFirst() }.joined()
  }
}
