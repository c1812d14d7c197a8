import Cells
import Testing

@testable import Terminal

@Suite struct KeyTests {
  private var parser = KeyParser(
    table: KeyTable { $0 == "khome" ? Array("\u{1B}[7$".utf8) : nil })

  private mutating func events(_ text: String) -> [Event] {
    parser.feed(Array(text.utf8)) + parser.flush()
  }

  @Test(arguments: [
    ("a", KeyPress("a")), ("A", KeyPress("A")), ("é", KeyPress("é")), ("e\u{301}", KeyPress("é")),
    (" ", KeyPress(.space)), ("\r", KeyPress(.return)), ("\t", KeyPress(.tab)),
    ("\u{7F}", KeyPress(.delete)), ("\u{8}", KeyPress(.delete)), ("\u{1B}", KeyPress(.escape)),
    ("\u{1}", KeyPress("a", modifiers: .control)), ("\u{1A}", KeyPress("z", modifiers: .control)),
    ("\u{0}", KeyPress(.space, modifiers: .control)),
    ("\u{1B}x", KeyPress("x", modifiers: .option)), ("\u{1B}é", KeyPress("é", modifiers: .option)),
    ("\u{1B}[", KeyPress("[", modifiers: .option)),
    ("\u{1B}\u{7F}", KeyPress(.delete, modifiers: .option)),
    ("\u{1B}[A", KeyPress(.upArrow)), ("\u{1B}OB", KeyPress(.downArrow)),
    ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[7$", KeyPress(.home)),
    ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[6~", KeyPress(.pageDown)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[15~", KeyPress(.function(5))),
    ("\u{1B}[24~", KeyPress(.function(12))),
    ("\u{1B}[17;5~", KeyPress(.function(6), modifiers: .control)),
    ("\u{1B}[3~", KeyPress(.deleteForward)), ("\u{1B}[Z", KeyPress(.tab, modifiers: .shift)),
    ("\u{1B}[1;5C", KeyPress(.rightArrow, modifiers: .control)),
    ("\u{1B}[1;4D", KeyPress(.leftArrow, modifiers: [.shift, .option])),
    ("\u{1B}\u{1B}[A", KeyPress(.upArrow, modifiers: .option)),
    ("\u{1B}[13;2u", KeyPress(.return, modifiers: .shift)),
    ("\u{1B}[27;5;97~", KeyPress("a", modifiers: .control)),
  ]) mutating func `a key is recognized by its bytes`(text: String, key: KeyPress) {
    #expect(events(text) == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[99;1~", "\u{1B}[?62;4c", "\u{1B}[[A", "\u{1B}Oj", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?2026;2$y", "\u{80}", "\u{9B}",
  ]) mutating func `what is not known is swallowed`(text: String) {
    #expect(events(text + "k") == [.key(KeyPress("k"))])
  }

  @Test(arguments: [
    "\u{1B}[", "\u{1B}[1", "\u{1B}[1;5", "\u{1B}[<0;3", "\u{1B}[M ", "\u{1B}O5", "\u{1B}\u{1B}[",
    "\u{1B}]11;rgb",
  ]) mutating func `a truncated sequence takes no key with it`(text: String) {
    _ = events(text)
    #expect(events("q") == [.key(KeyPress("q"))])
  }

  @Test mutating func `a truncated letter with Option is no other letter`() {
    #expect(parser.feed([0x1B, 0xC3]) + parser.flush() == [])
  }

  @Test mutating func `bytes that are no text are swallowed`() {
    #expect(
      parser.feed([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x6B]) == [
        .key(KeyPress("(")), .key(KeyPress("k")),
      ])
  }

  @Test mutating func `a sequence may come in pieces`() {
    let bytes = Array("\u{1B}[1;5Aé\u{1B}[<0;3;4M".utf8)
    let events = bytes.flatMap { parser.feed([$0]) }
    #expect(
      events == [
        .key(KeyPress(.upArrow, modifiers: .control)), .key(KeyPress("é")),
        .mouse(MouseEvent(.press, at: Point(x: 2, y: 3))),
      ])
  }

  @Test mutating func `keys keep their order`() {
    #expect(
      events("ab\rc\u{1B}[Bd") == [
        .key(KeyPress("a")), .key(KeyPress("b")), .key(KeyPress(.return)), .key(KeyPress("c")),
        .key(KeyPress(.downArrow)), .key(KeyPress("d")),
      ])
  }

  @Test mutating func `two Escs are two keys`() {
    #expect(events("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
  }

  @Test mutating func `a paste is one event, cleaned`() {
    let text = "\u{1B}[200~one\r\ntwo\rthree\u{1B}[31m\u{7}\tx\u{85}\u{1B}[201~q"
    #expect(events(text) == [.paste("one\ntwo\nthree[31m\tx"), .key(KeyPress("q"))])
  }

  @Test mutating func `a paste may come in pieces`() {
    let events = Array("\u{1B}[200~日本\u{1B}[201~".utf8).flatMap { parser.feed([$0]) }
    #expect(events.last == .paste("日本"))
  }

  @Test(arguments: ["\u{3}", "q", "\u{1B}[A", "\u{1B}[<65;200;100M"])
  mutating func `a paste without an end is over when a key comes after a pause`(key: String) {
    let start = ContinuousClock.now
    #expect(parser.feed(Array("\u{1B}[200~text".utf8), at: start) == [])
    #expect(parser.feed([0x3], at: start + .seconds(0.9)) == [])
    var other = KeyParser(table: parser.table)
    let expected = other.feed(Array(key.utf8))
    #expect(
      parser.feed(Array(key.utf8), at: start + .seconds(2)) == [.paste("text")] + expected)
    #expect(parser.feed([0x71], at: start + .seconds(2)) == [.key(KeyPress("q"))])
  }

  @Test(arguments: [
    ("more than a key that goes on", "!\u{1B}[201~"),
    ("more than a key that goes on\u{1B}[20", "1~"),
  ]) mutating func `a paste goes on after a pause`(more: String, end: String) {
    let start = ContinuousClock.now
    #expect(parser.feed(Array("\u{1B}[200~text".utf8), at: start) == [])
    #expect(parser.feed(Array(more.utf8), at: start + .seconds(2)) == [])
    let text = "text" + (more + end).dropLast("\u{1B}[201~".count)
    #expect(parser.feed(Array(end.utf8), at: start + .seconds(4)) == [.paste(text)])
  }

  @Test mutating func `a long paste comes in pieces of whole characters`() {
    let text = String(repeating: "é\r\n日", count: Paste.capacity / 5)
    let bytes = Array(("\u{1B}[200~" + text + "\u{1B}[201~").utf8)
    var pieces: [String] = []
    for start in stride(from: 0, to: bytes.count, by: 4099) {
      for case .paste(let piece) in parser.feed(bytes[start...].prefix(4099)) {
        pieces.append(piece)
      }
    }
    #expect(pieces.count == 2)
    #expect(pieces.joined() == String(repeating: "é\n日", count: Paste.capacity / 5))
    #expect(events("q") == [.key(KeyPress("q"))])
  }

  @Test(arguments: [
    ("\u{1B}[<64;10;20M", MouseEvent(.scrollUp, at: Point(x: 9, y: 19))),
    ("\u{1B}[<65;1;1M", MouseEvent(.scrollDown, at: .zero)),
    ("\u{1B}[<0;300;1m", MouseEvent(.release, at: Point(x: 299, y: 0))),
    ("\u{1B}[<16;1;1M", MouseEvent(.press, at: .zero, modifiers: .control)),
    ("\u{1B}[<2;2;1M", MouseEvent(.secondaryPress, at: Point(x: 1, y: 0))),
    ("\u{1B}[M !\"", MouseEvent(.press, at: Point(x: 0, y: 1))),
  ]) mutating func `the mouse is recognized by its bytes`(text: String, mouse: MouseEvent) {
    #expect(events(text) == [.mouse(mouse)])
  }

  @Test mutating func `other buttons and motion are nothing`() {
    #expect(events("\u{1B}[<1;1;1M\u{1B}[<2;1;1m\u{1B}[<35;1;1M") == [])
  }

  @Test mutating func `the window gets and loses the keyboard`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(isActive: true), .focus(isActive: false)])
  }
}
