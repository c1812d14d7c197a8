import Cells
import Tape
import Testing

struct KeyTests {
  @Test(
    arguments: [
      ("Enter", .return), ("Escape", .escape), ("Tab", .tab), ("Space", .space),
      ("Backspace", .delete), ("Delete", .deleteForward), ("Up", .upArrow), ("Down", .downArrow),
      ("Left", .leftArrow), ("Right", .rightArrow), ("Home", .home), ("End", .end),
      ("PageUp", .pageUp), ("PageDown", .pageDown),
      ("F1", .function(1)), ("F12", .function(12)),
    ] as [(String, KeyEquivalent)])
  func `a key is pressed by its name`(name: String, key: KeyEquivalent) throws {
    let pause = Duration.milliseconds(100)
    let shifted = KeyPress(key, modifiers: .shift)
    #expect(
      try commands("\(name) \(name)@100ms 3 Shift+\(name) 2") == [
        .press(KeyPress(key), count: 1, pause: nil), .press(KeyPress(key), count: 3, pause: pause),
        .press(shifted, count: 2, pause: nil),
      ])
  }

  @Test(arguments: [
    ("Ctrl+C", KeyPress("c", modifiers: .control)),
    ("Ctrl+Alt+x", KeyPress("x", modifiers: [.control, .option])),
    ("Alt+Ctrl+X", KeyPress("x", modifiers: [.control, .option])),
    ("Ctrl+Shift+A", KeyPress("a", modifiers: [.control, .shift])),
    ("Cmd+k", KeyPress("k", modifiers: .command)),
    ("Alt+X", KeyPress("X", modifiers: .option)),
    ("Alt+Shift+x", KeyPress("X", modifiers: .option)),
    ("Shift+g", KeyPress("G")), ("Shift+é", KeyPress("É")),
    ("Shift+Tab", KeyPress(.tab, modifiers: .shift)),
    ("Alt+Enter", KeyPress(.return, modifiers: .option)),
    ("Alt++", KeyPress("+", modifiers: .option)), ("Alt+@", KeyPress("@", modifiers: .option)),
    ("Alt+#", KeyPress("#", modifiers: .option)), ("Alt+\"", KeyPress("\"", modifiers: .option)),
    (#"Alt+\u{301}"#, KeyPress("\u{301}", modifiers: .option)),
  ])
  func `a key is held down with another`(word: String, press: KeyPress) throws {
    let expected = [
      TapeCommand.press(press, count: 1, pause: nil),
      .press(press, count: 2, pause: .seconds(1)),
    ]
    #expect(try commands("\(word) \(word)@1s 2") == expected)
    #expect(try commands(expected.map(\.description).joined(separator: " ")) == expected)
  }

  @Test func `a key without a name is written as what it types`() {
    let press = TapeCommand.press(KeyPress("r"), count: 3, pause: nil)
    #expect("\(press)" == #"Type@0s "rrr""#)
  }

  @Test(arguments: [
    (KeyPress("a", modifiers: .shift), "Shift+a"), (KeyPress("A", modifiers: .shift), "Shift+a"),
    (KeyPress("!", modifiers: .shift), #"Type@0s "!""#),
    (KeyPress("a", modifiers: [.option, .shift]), "Alt+A"),
    (KeyPress("!", modifiers: [.option, .shift]), "Alt+!"),
    (KeyPress("ß", modifiers: []), #"Type@0s "ß""#),
  ])
  func `a Shift that the character shows is not written twice`(press: KeyPress, text: String)
    throws
  {
    let command = TapeCommand.press(press, count: 1, pause: nil)
    #expect("\(command)" == text)
    #expect(try commands(text).map(\.description) == [text])
  }
}
