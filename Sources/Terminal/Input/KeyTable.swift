import Cells

/// The key sequences that a terminal's description names, beside those that are nearly everywhere alike.
nonisolated struct KeyTable {
  private var keys: [[UInt8]: KeyPress] = [:]

  private static let names: [(String, KeyPress)] =
    [
      ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)),
      ("kcub1", KeyPress(.leftArrow)), ("kcuf1", KeyPress(.rightArrow)),
      ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
      ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)),
      ("kdch1", KeyPress(.deleteForward)), ("kcbt", KeyPress(.tab, modifiers: .shift)),
      ("kri", KeyPress(.upArrow, modifiers: .shift)),
      ("kind", KeyPress(.downArrow, modifiers: .shift)),
      ("kLFT", KeyPress(.leftArrow, modifiers: .shift)),
      ("kRIT", KeyPress(.rightArrow, modifiers: .shift)),
      ("kHOM", KeyPress(.home, modifiers: .shift)), ("kEND", KeyPress(.end, modifiers: .shift)),
    ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }

  /// The table of a terminal, given its capabilities by name. A single byte is a character, not a key.
  init(capability: (String) -> [UInt8]?) {
    for (name, key) in Self.names {
      if let bytes = capability(name), bytes.count > 1, bytes[0] == 0x1B { keys[bytes] = key }
    }
  }

  subscript(bytes: ArraySlice<UInt8>) -> KeyPress? { keys[Array(bytes)] }
}
