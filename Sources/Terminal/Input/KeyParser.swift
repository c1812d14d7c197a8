import Cells

/// Turns the bytes that a terminal sends into events. Bytes may come in any pieces; what is not
/// understood is swallowed, never typed.
nonisolated struct KeyParser {
  let table: KeyTable
  /// What waits for the rest of it.
  private var pending: [UInt8] = []
  private var paste: Paste?
  private var lastFed: ContinuousClock.Instant?
  /// What the terminal answered since they were taken.
  private var answers: [TerminalReport] = []
  /// Until then, what begins as an answer does is one, though its rest may be late.
  private var answersEnd: ContinuousClock.Instant?
  var typed = String.UnicodeScalarView()

  init(table: KeyTable) { self.table = table }

  /// Whether what came could be a whole key or the start of a longer one: time tells.
  var isUndecided: Bool { paste == nil && pending.first == 0x1B }

  /// How long the rest of a sequence may be late. Nobody types more than two bytes of one; a lone Esc is a key, but for
  /// the moment in which answers are expected.
  var restDelay: Duration {
    .milliseconds(pending.count > 2 || isExpectingAnswers ? 250 : 25)
  }

  /// Whether answers are on their way; not for long, as there are terminals that never answer.
  var isExpectingAnswers: Bool { answersEnd.map { ContinuousClock.now < $0 } ?? false }

  /// Answers are on their way, or all have come.
  mutating func expectAnswers(_ isExpecting: Bool) {
    answersEnd = isExpecting ? .now + .seconds(2) : nil
  }

  mutating func takeAnswers() -> [TerminalReport] {
    defer { answers = [] }
    return answers
  }

  mutating func feed(
    _ bytes: some Collection<UInt8>, at now: ContinuousClock.Instant = .now
  ) -> [Event] {
    var events: [Event] = []
    let isLate = lastFed.map { now - $0 >= Self.pasteTimeout } ?? false
    lastFed = now
    if isLate, bytes.count <= Self.longestKey { abandonPaste(before: bytes, into: &events) }
    if paste == nil { pending += bytes } else { append(pasted: bytes, into: &events) }
    parse(into: &events)
    return events
  }

  /// Nothing more came in time: a lone Esc is Esc, and Esc with a key is that key with Option. More
  /// than that is a truncated sequence, which must not take the next key with it.
  mutating func flush() -> [Event] {
    guard isUndecided else { return [] }
    defer { pending.removeAll() }
    guard pending.count > 1 else { return [.key(KeyPress(.escape))] }
    guard pending.count == 2, pending[1] < 0x80 else { return [] }
    if pending[1] == 0x1B { return [.key(KeyPress(.escape)), .key(KeyPress(.escape))] }
    return [.key(Self.key(byte: pending[1]).adding(.option))]
  }

  private mutating func parse(into events: inout [Event]) {
    var rest = pending[...]
    while let first = rest.first {
      let step = step(rest)
      if first < 0x20 || first == 0x7F { finishTyping(into: &events) }
      guard step.length > 0 else { break }
      if let event = step.event { events.append(event) }
      if let answer = step.answer { answers.append(answer) }
      rest = rest.dropFirst(step.length)
      guard step.startsPaste else { continue }
      paste = Paste()
      let pasted = Array(rest)
      pending.removeAll()
      finishTyping(into: &events)
      append(pasted: pasted, into: &events)
      rest = pending[...]
    }
    finishTyping(into: &events)
    pending = Array(rest)
  }

  /// A paste whose end is lost must not take keys forever: what comes alone after a pause is a key.
  private mutating func abandonPaste(
    before key: some Collection<UInt8>, into events: inout [Event]
  ) {
    guard var continued = paste, continued.append(key) == nil else { return }
    if let text = paste?.text, !text.isEmpty { events.append(.paste(text)) }
    paste = nil
  }

  private mutating func append(pasted bytes: some Collection<UInt8>, into events: inout [Event]) {
    guard let rest = paste?.append(bytes) else {
      if let text = paste?.takePiece() { events.append(.paste(text)) }
      return
    }
    if let text = paste?.text { events.append(.paste(text)) }
    paste = nil
    pending = rest
  }

  private mutating func finishTyping(into events: inout [Event]) {
    guard !typed.isEmpty else { return }
    for character in String(typed) { events.append(.key(KeyPress(KeyEquivalent(character)))) }
    typed.removeAll()
  }

  private static let pasteTimeout = Duration.seconds(1)
  /// Bytes: enough for those of a mouse.
  private static let longestKey = 16
}

nonisolated extension KeyParser {
  /// What was read from the front of the bytes: how many of them, 0 for not enough yet.
  struct Step {
    var length: Int
    var event: Event?
    var answer: TerminalReport?
    var startsPaste = false

    static let incomplete = Step(length: 0)
    static func swallow(_ length: Int) -> Step { Step(length: length) }
  }

  private mutating func step(_ bytes: ArraySlice<UInt8>) -> Step {
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

/// The first scalar of some bytes.
private nonisolated struct UTF8Step {
  /// The bytes that it takes, 0 while the rest of it has not come.
  let length: Int
  /// Nil for bytes that are no text.
  let scalar: Unicode.Scalar?

  init(_ bytes: ArraySlice<UInt8>) {
    let wanted: Int
    switch bytes.first ?? 0 {
    case 0x00..<0x80: wanted = 1
    case 0xC2..<0xE0: wanted = 2
    case 0xE0..<0xF0: wanted = 3
    case 0xF0..<0xF5: wanted = 4
    default: wanted = 0
    }
    let tail = bytes.dropFirst().prefix(max(0, wanted - 1)).prefix { $0 & 0xC0 == 0x80 }
    if wanted > tail.count + 1 {
      // Truncated by another character, or by the end of what has come so far.
      let isCut = tail.endIndex < bytes.endIndex
      length = isCut ? tail.count + 1 : 0
      scalar = nil
    } else {
      length = max(1, wanted)
      scalar = wanted == 0 ? nil : Self.decoded(bytes.prefix(wanted))
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}" else { return nil }
    return scalar
  }
}
