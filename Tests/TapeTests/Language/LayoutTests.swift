import Cells
import Tape
import Testing

struct LayoutTests {
  static let listing = [
    "Set Columns 80            Set Rows 24            Set Theme dark          Set TypingSpeed 50ms",
    #"Serve after 800ms posts "posts.json"             # what the next load answers"#,
    "Serve after 300ms status 500                     # in order; the last one repeats",
    #"Serve after 2s fail "Connection refused"         Serve never"#,
    #"Type "hello"    Type@20ms "x"    Enter  Escape  Tab  Space  Backspace  Delete  Up 3  Down  Left  Right  Home  End  PageUp  PageDown"#,
    #"Ctrl+C          Click 10 5       Resize 40 12    Paste "text"    Focus in  Focus out"#,
    "Sleep 1.5s                                       # virtual: jumps through every timer that is due",
    "Wait /Server error/        Wait@5s /re/          # a miss fails at once, with the screen; it never hangs",
    #"Expect state loading       Expect row 3 contains "First post" style bold      Expect no "Loading""#,
    #"Screenshot "error.svg"     Golden "error"        Hide  Show      Source "common.tape""#,
  ]

  @Test(arguments: zip(listing, [0, 1, 1, 2, 16, 6, 1, 2, 3, 5]))
  func `each line of the listing reads as it stands`(line: String, count: Int) throws {
    let tapes = ["posts.json": "", "common.tape": "Enter"]
    #expect(try commands(line, tapes).count == count)
  }

  @Test func `the whole listing is one tape`() throws {
    let tapes = ["posts.json": "", "common.tape": "Enter"]
    #expect(try commands(Self.listing.joined(separator: "\n"), tapes).count == 37)
  }

  @Test func `steps know where they are written`() throws {
    let text = "Set Rows 3 # not a step\r\n\r\n\tEnter  Type \"e\u{301}👩‍👩‍👧\"  Up 2\r\n"
    let script = try TapeScript("\u{FEFF}" + text, file: "a/t.tape", files: files())
    #expect(
      script.steps.map { "\($0.location)" } == ["a/t.tape:3:2", "a/t.tape:3:9", "a/t.tape:3:20"])
    #expect(script.settings.size.height == 3)
  }

  @Test(arguments: ["", "\n\n", "# only words", "\u{FEFF}", "\r\n", " \t "])
  func `a tape without commands is a tape`(text: String) throws {
    #expect(try TapeScript(text, file: "t.tape", files: files()) == TapeScript(file: "t.tape"))
  }

  @Test(arguments: [
    (#""a\"b\\c\n\t\u{E9}\u{1F600}""#, "a\"b\\c\n\té😀"), (#"'a"\n`'"#, #"a"\n`"#),
    ("`it's \"so\"`", "it's \"so\""), ("\"\"", ""), ("\"# no comment\"", "# no comment"),
    ("\"\u{301}x\u{301}\"", "\u{301}x\u{301}"),
  ])
  func `a text is read by its quotes`(source: String, text: String) throws {
    #expect(try commands("Type \(source) Hide") == [.type(text, pause: nil), .hide])
  }

  @Test(
    arguments: [
      ("0", .zero), ("800ms", .milliseconds(800)), ("1.5s", .milliseconds(1500)),
      ("2m", .seconds(120)), ("3", .seconds(3)), (".5", .milliseconds(500)),
      ("0.25ms", .microseconds(250)), ("1440m", .seconds(86_400)), ("24.0", .seconds(24)),
    ] as [(String, Duration)])
  func `a time is read by its unit`(word: String, time: Duration) throws {
    #expect(try commands("Sleep \(word)") == [.sleep(time)])
  }

  @Test func `the last setting of a name wins`() throws {
    let script = try TapeScript("Set Rows 3\nSet Rows 4", file: "t.tape", files: files())
    #expect(script.settings.size.height == 4)
  }
}
