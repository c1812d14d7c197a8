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
      if bytes[index] == 0x07 {
        return KeyParser.Step(
          length: length + 1, event: nil, answer: TerminalReport(string: bytes.prefix(length)))
      }
      if bytes[index] == 0x1B {
        guard index + 1 < bytes.endIndex else { return .incomplete }
        guard bytes[index + 1] == 0x5C else { return .swallow(length) }
        return KeyParser.Step(
          length: length + 2, event: nil, answer: TerminalReport(string: bytes.prefix(length)))
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
    let answer = isKeypad ? nil : sequence.answer
    // The report of a cursor ends as a function key does.
    let isNoKey = answer != nil || isKeypad && isFocus
    return KeyParser.Step(length: length, event: isNoKey ? nil : sequence.event, answer: answer)
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

/// One `ESC [ … final` or `ESC O … final` from the terminal.
private nonisolated struct ControlSequence {
  /// The byte before the parameters: `<` for the mouse, `?` and `>` for answers; 0 for none.
  var marker: UInt8
  var parameters: [Int]
  var final: UInt8

  /// Reads what lies between the introducer and the final byte, and that.
  init(body: ArraySlice<UInt8>) {
    var body = body
    final = body.popLast() ?? 0
    marker = body.first.map { (0x3C...0x3F).contains($0) ? $0 : 0 } ?? 0
    if marker != 0 { body = body.dropFirst() }
    // `1:2` is a parameter with a part that only newer protocols look at.
    parameters = body.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
      part.prefix { (0x30...0x39).contains($0) }.prefix(7).reduce(0) { $0 * 10 + Int($1 & 0xF) }
    }
  }

  /// The event; nil for what is not known, which is swallowed.
  var event: Event? {
    switch (marker, final) {
    case (0x3C, 0x4D), (0x3C, 0x6D): mouse
    case (0, 0x49) where parameters.allSatisfy { $0 == 0 }: .focus(isActive: true)
    case (0, 0x4F) where parameters.allSatisfy { $0 == 0 }: .focus(isActive: false)
    case (0, _): key.map { .key($0) }
    default: nil
    }
  }

  /// What the terminal answers by this; nil for all else. The first row is not asked for, as the report of a cursor in it
  /// is also the key F3.
  var answer: TerminalReport? {
    switch (marker, final) {
    case (0, 0x52) where parameters.count == 2 && parameter(0) > 1:
      .cursor(column: parameter(1))
    case (0x3F, 0x79) where parameters.count == 2:
      .mode(parameter(0), setting: parameter(1))
    default: nil
    }
  }

  private var key: KeyPress? {
    switch final {
    case 0x5A: KeyPress(.tab, modifiers: modifiers(1).union(.shift))
    case 0x75: Self.key(scalar: parameter(0), modifiers: modifiers(1))
    case 0x7E where parameter(0) == 27:
      Self.key(scalar: parameter(2), modifiers: modifiers(1))
    case 0x7E: Self.numbered[parameter(0)].map { KeyPress($0, modifiers: modifiers(1)) }
    default: Self.lettered[final].map { KeyPress($0, modifiers: modifiers(1)) }
    }
  }

  private var mouse: Event? {
    guard parameters.count >= 3 else { return nil }
    return Self.mouse(
      code: parameter(0), column: parameter(1), row: parameter(2), isRelease: final == 0x6D)
  }

  /// A mouse event by its code, its point counted from 1; nil for what nobody asked for.
  static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> Event? {
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let place = Point(x: max(0, column - 1), y: max(0, row - 1))
    switch code & ~28 {
    case 0:
      return .mouse(MouseEvent(isRelease ? .release : .press, at: place, modifiers: modifiers))
    case 2 where !isRelease:
      return .mouse(MouseEvent(.secondaryPress, at: place, modifiers: modifiers))
    case 32: return .mouse(MouseEvent(.drag, at: place, modifiers: modifiers))
    case 64: return .mouse(MouseEvent(.scrollUp, at: place, modifiers: modifiers))
    case 65: return .mouse(MouseEvent(.scrollDown, at: place, modifiers: modifiers))
    default: return nil
    }
  }

  /// A key that is sent as its character, as in newer protocols.
  private static func key(scalar: Int, modifiers: EventModifiers) -> KeyPress? {
    guard let value = UInt32(exactly: scalar), let scalar = Unicode.Scalar(value), value > 0
    else { return nil }
    var key = value < 0x80 ? KeyParser.key(byte: UInt8(value)) : KeyPress(.init(Character(scalar)))
    key.modifiers.formUnion(modifiers)
    return key
  }

  private func parameter(_ index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index] : 0
  }

  private func modifiers(_ index: Int) -> EventModifiers {
    let bits = max(1, parameter(index)) - 1
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }

  private static let lettered: [UInt8: KeyEquivalent] = [
    0x41: .upArrow, 0x42: .downArrow, 0x43: .rightArrow, 0x44: .leftArrow, 0x48: .home, 0x46: .end,
    0x4D: .return, 0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
  ]

  private static let numbered: [Int: KeyEquivalent] = [
    1: .home, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
