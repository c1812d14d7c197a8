/// The sequences that are the same on every terminal that knows them, and nothing on the others.
enum TerminalModes {
  /// What follows is shown when it is complete (synchronized output).
  static let beginFrame = Array("\u{1B}[?2026h".utf8)
  static let endFrame = Array("\u{1B}[?2026l".utf8)

  /// Bytes of a frame without the way back to the standard colour where all is reset next: ncurses
  /// writes both.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    let color = Array("\u{1B}[39m".utf8)
    let reset = Array("\u{1B}(B\u{1B}[m".utf8)
    guard bytes.suffix(color.count + reset.count).elementsEqual(color + reset) else { return bytes }
    return bytes.dropLast(color.count + reset.count) + reset
  }

  /// Presses and the wheel, with places beyond column 223.
  static func mouse(isOn: Bool) -> [UInt8] {
    Array((isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l").utf8)
  }
}
