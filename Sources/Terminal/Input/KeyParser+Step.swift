import Cells

nonisolated extension KeyParser {
  /// What was read from the front of the bytes: how many of them, 0 for not enough yet.
  struct Step {
    var length: Int
    var event: Event?
    var startsPaste = false

    static let incomplete = Step(length: 0)
    static func swallow(_ length: Int) -> Step { Step(length: length) }
  }

  mutating func step(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    if first == 0x1B { return escape(bytes) }
    if first < 0x20 || first == 0x7F { return Step(length: 1, event: .key(Self.key(byte: first))) }
    let decoded = UTF8Step(bytes)
    if let scalar = decoded.scalar, !(0x80..<0xA0).contains(scalar.value) { typed.append(scalar) }
    return Step(length: decoded.length)
  }

  private mutating func escape(_ bytes: ArraySlice<UInt8>) -> Step {
    let start = bytes.startIndex
    guard bytes.count > 1 else { return .incomplete }
    if bytes.count > 2, let key = table[bytes.prefix(3)] {
      return Step(length: 3, event: .key(key))
    }
    switch bytes[start + 1] {
    case 0x5B: return EscapeStep.control(bytes, table: table)
    case 0x4F: return EscapeStep.keypad(bytes, table: table)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return EscapeStep.string(bytes)
    case 0x1B: return doubleEscape(bytes)
    case let byte where byte < 0x80:
      return Step(length: 2, event: .key(Self.key(byte: byte).adding(.option)))
    default: return optionText(bytes)
    }
  }

  /// `ESC ESC [ A` is an arrow with Option; `ESC ESC` is Esc twice.
  private mutating func doubleEscape(_ bytes: ArraySlice<UInt8>) -> Step {
    guard bytes.count > 2 else { return .incomplete }
    let third = bytes[bytes.startIndex + 2]
    guard third == 0x5B || third == 0x4F else {
      return Step(length: 1, event: .key(KeyPress(.escape)))
    }
    var step = escape(bytes.dropFirst())
    guard step.length > 0 else { return .incomplete }
    step.length += 1
    if case .key(let key) = step.event { step.event = .key(key.adding(.option)) }
    return step
  }

  private func optionText(_ bytes: ArraySlice<UInt8>) -> Step {
    let decoded = UTF8Step(bytes.dropFirst())
    guard decoded.length > 0 else { return .incomplete }
    let key = decoded.scalar.map {
      Event.key(KeyPress(KeyEquivalent(Character($0)), modifiers: .option))
    }
    return Step(length: decoded.length + 1, event: key)
  }

  /// The key that sends a single ASCII byte.
  static func key(byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.space, modifiers: .control)
    case 0x08, 0x7F: KeyPress(.delete)
    case 0x09: KeyPress(.tab)
    case 0x0D: KeyPress(.return)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: KeyPress(character(byte + 0x60), modifiers: .control)
    case 0x1C...0x1F: KeyPress(character(byte + 0x40), modifiers: .control)
    default: KeyPress(character(byte))
    }
  }

  private static func character(_ byte: UInt8) -> KeyEquivalent {
    KeyEquivalent(Character(Unicode.Scalar(byte)))
  }
}

nonisolated extension KeyPress {
  func adding(_ modifiers: EventModifiers) -> KeyPress {
    KeyPress(key, modifiers: self.modifiers.union(modifiers))
  }
}
