import Cells

/// Finds where the longer sequences end.
nonisolated enum EscapeStep {
  private static let longest = 64

  /// `ESC [ … final`.
  static func control(_ bytes: ArraySlice<UInt8>, table: KeyTable) -> KeyParser.Step {
    let start = bytes.startIndex + 2
    guard start < bytes.endIndex else { return .incomplete }
    // The function keys of the Linux console, and the mouse of terminals that know no better.
    if bytes[start] == 0x5B { return bytes.count < 4 ? .incomplete : .swallow(4) }
    if bytes[start] == 0x4D { return oldMouse(bytes) }
    for index in start..<bytes.endIndex {
      let length = index - bytes.startIndex + 1
      if let key = table[bytes.prefix(length)] {
        return KeyParser.Step(length: length, event: .key(key))
      }
      switch bytes[index] {
      case 0x20...0x3F where length < longest: continue
      case 0x40...0x7E: return finished(bytes[start...index], length: length)
      // Not part of a sequence: what came before it is garbage, it is not.
      default: return .swallow(length - 1)
      }
    }
    return .incomplete
  }

  /// `ESC O … final`: the keypad, and arrows while the keypad is on.
  static func keypad(_ bytes: ArraySlice<UInt8>, table: KeyTable) -> KeyParser.Step {
    let start = bytes.startIndex + 2
    for index in start..<bytes.endIndex {
      let length = index - bytes.startIndex + 1
      switch bytes[index] {
      case 0x30...0x3B where length < longest: continue
      case 0x40...0x7E: return finished(bytes[start...index], length: length, isKeypad: true)
      default: return .swallow(length - 1)
      }
    }
    return .incomplete
  }

  /// `ESC ]`, `ESC P` and the like: an answer of the terminal, up to BEL or `ESC \`.
  static func string(_ bytes: ArraySlice<UInt8>) -> KeyParser.Step {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex {
      let length = index - bytes.startIndex
      if bytes[index] == 0x07 { return .swallow(length + 1) }
      if bytes[index] == 0x1B {
        guard index + 1 < bytes.endIndex else { return .incomplete }
        return .swallow(bytes[index + 1] == 0x5C ? length + 2 : length)
      }
      if length >= 4096 { return .swallow(length) }
      index += 1
    }
    return .incomplete
  }

  private static func finished(
    _ body: ArraySlice<UInt8>, length: Int, isKeypad: Bool = false
  ) -> KeyParser.Step {
    let sequence = ControlSequence(body: body)
    if !isKeypad, sequence.final == 0x7E, sequence.marker == 0, sequence.parameters == [200] {
      return KeyParser.Step(length: length, event: nil, startsPaste: true)
    }
    // `ESC O I` is the Tab of the keypad, not the focus.
    let isFocus = sequence.final == 0x49 || sequence.final == 0x4F
    return KeyParser.Step(length: length, event: isKeypad && isFocus ? nil : sequence.event)
  }

  private static func oldMouse(_ bytes: ArraySlice<UInt8>) -> KeyParser.Step {
    guard bytes.count >= 6 else { return .incomplete }
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    // Which button came up is not said: code 3.
    let isRelease = values[0] & 3 == 3 && values[0] < 64
    let event = ControlSequence.mouse(
      code: isRelease ? values[0] & ~3 : values[0], column: values[1], row: values[2],
      isRelease: isRelease)
    return KeyParser.Step(length: 6, event: event)
  }
}
