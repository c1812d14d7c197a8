/// What a terminal answers to a question.
nonisolated enum TerminalReport: Equatable, Sendable {
  /// How a mode is set (DECRPM): 0 unknown, 1 on, 2 off, 3 always on, 4 always off.
  case mode(Int, setting: Int)
  /// The column of the cursor, from 1.
  case cursor(column: Int)
  /// The name and the version of the terminal (XTVERSION).
  case version(String)

  /// What a string says, without its end; nil for what nobody asked.
  init?(string: ArraySlice<UInt8>) {
    let start = Array("\u{1B}P>|".utf8)
    guard string.starts(with: start) else { return nil }
    self = .version(String(decoding: string.dropFirst(start.count), as: UTF8.self))
  }
}
