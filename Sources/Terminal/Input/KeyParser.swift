import Cells

/// Turns the bytes that a terminal sends into events. Bytes may come in any pieces; what is not
/// understood is swallowed, never typed.
nonisolated struct KeyParser {
  let table: KeyTable
  /// What waits for the rest of it.
  private var pending: [UInt8] = []
  private var paste: Paste?
  private var lastFed: ContinuousClock.Instant?
  var typed = String.UnicodeScalarView()

  init(table: KeyTable) { self.table = table }

  /// Whether what came could be a whole key or the start of a longer one: time tells.
  var isUndecided: Bool { paste == nil && pending.first == 0x1B }

  mutating func feed(
    _ bytes: some Collection<UInt8>, at now: ContinuousClock.Instant = .now
  ) -> [Event] {
    var events: [Event] = []
    let isLate = lastFed.map { now - $0 >= Self.pastePatience } ?? false
    lastFed = now
    if isLate, bytes.count <= Self.longestKey { giveUpPaste(before: bytes, into: &events) }
    if paste == nil { pending += bytes } else { take(pasted: bytes, into: &events) }
    parse(into: &events)
    return events
  }

  /// Nothing more came in time: a lone Esc is Esc, and Esc with a key is that key with Option. More
  /// than that is a sequence cut short, which must not take the next key with it.
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
      rest = rest.dropFirst(step.length)
      guard step.startsPaste else { continue }
      paste = Paste()
      let pasted = Array(rest)
      pending.removeAll()
      finishTyping(into: &events)
      take(pasted: pasted, into: &events)
      rest = pending[...]
    }
    finishTyping(into: &events)
    pending = Array(rest)
  }

  /// A paste whose end is lost must not take keys for ever: what comes alone after a pause is a key.
  private mutating func giveUpPaste(
    before key: some Collection<UInt8>, into events: inout [Event]
  ) {
    guard var continued = paste, continued.take(key) == nil else { return }
    if let text = paste?.text, !text.isEmpty { events.append(.paste(text)) }
    paste = nil
  }

  private mutating func take(pasted bytes: some Collection<UInt8>, into events: inout [Event]) {
    guard let rest = paste?.take(bytes) else {
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

  private static let pastePatience = Duration.seconds(1)
  /// Bytes: enough for those of a mouse.
  private static let longestKey = 16
}
