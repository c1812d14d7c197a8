/// What a terminal answers to a question.
nonisolated enum TerminalReport: Equatable, Sendable {
  /// How a mode is set (DECRPM): 0 unknown, 1 on, 2 off, 3 always on, 4 always off.
  case mode(Int, setting: Int)
  /// The column of the cursor, from 1.
  case cursor(column: Int)
  /// The name and the version of the terminal (XTVERSION).
  case version(String)

  /// Whether the background is light (OSC 11).
  case background(isLight: Bool)

  /// Whether a picture could be looked at (kitty's graphics protocol).
  case graphics(isThere: Bool)

  /// What a string says, without its end; nil for what nobody asked.
  init?(string: ArraySlice<UInt8>) {
    let text = String(decoding: string, as: UTF8.self)
    if text.hasPrefix("\u{1B}P>|") {
      self = .version(String(text.dropFirst(4)))
    } else if text.hasPrefix(GraphicsSequence.answer.start) {
      let message = text.dropFirst(GraphicsSequence.answer.start.count)
      self = .graphics(isThere: message == GraphicsSequence.answer.success)
    } else if text.hasPrefix("\u{1B}]11;rgb"),
      let color = text.split(separator: ":").dropFirst().first
    {
      // Red, green and blue, of one to four digits each; with rgba there is a fourth.
      let parts = color.split(separator: "/").prefix(3).compactMap { digits in
        Int(digits, radix: 16).map { Double($0) / Double((1 << (4 * digits.count)) - 1) }
      }
      guard parts.count == 3 else { return nil }
      self = .background(isLight: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5)
    } else {
      return nil
    }
  }
}
