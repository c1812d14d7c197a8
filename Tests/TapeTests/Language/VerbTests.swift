import Cells
import Tape
import Testing

/// Every verb, as it is read.
struct VerbTests {
  @Test(
    arguments: [
      (#"Serve posts"#, .serve(TapeResponse(.posts(file: nil)))),
      (#"Serve posts "p.json""#, .serve(TapeResponse(.posts(file: "p.json")))),
      (
        #"Serve after 800ms posts"#,
        .serve(TapeResponse(.posts(file: nil), after: .milliseconds(800)))
      ),
      (#"Serve after 1.5s empty"#, .serve(TapeResponse(.empty, after: .milliseconds(1500)))),
      (#"Serve status 500"#, .serve(TapeResponse(.status(500)))),
      (
        #"Serve status 503 retry 30s"#,
        .serve(TapeResponse(.status(503, retryAfter: .seconds(30))))
      ),
      (#"Serve fail "no net""#, .serve(TapeResponse(.fail("no net", isPermanent: false)))),
      (#"Serve fail "gone" permanently"#, .serve(TapeResponse(.fail("gone", isPermanent: true)))),
      (#"Serve never"#, .serve(TapeResponse(.never))),
      (#"Serve picture "p.json""#, .servePicture(TapeResponse(.picture(file: "p.json")))),
      (
        #"Serve after 2s picture empty"#,
        .servePicture(TapeResponse(.empty, after: .seconds(2)))
      ),
      (#"Serve picture status 500"#, .servePicture(TapeResponse(.status(500)))),
      (
        #"Serve picture fail "no net""#,
        .servePicture(TapeResponse(.fail("no net", isPermanent: true)))
      ),
      (#"Serve picture never"#, .servePicture(TapeResponse(.never))),
      (#"Type "hello""#, .type("hello", pause: nil)),
      (#"Type@20ms 'x'"#, .type("x", pause: .milliseconds(20))),
      (#"Paste "a\nb""#, .paste("a\nb")),
      (#"Click 10 5"#, .click(Point(x: 10, y: 5))),
      (#"ScrollUp 1 2"#, .scroll(isUp: true, at: Point(x: 1, y: 2), count: 1)),
      (#"ScrollDown 0 0 4"#, .scroll(isUp: false, at: .zero, count: 4)),
      (#"Resize 40 12"#, .resize(Size(width: 40, height: 12))),
      (#"Focus in"#, .focus(isActive: true)),
      (#"Focus out"#, .focus(isActive: false)),
      (#"Restart"#, .restart),
      (#"Sleep 1.5s"#, .sleep(.milliseconds(1500))),
      (#"Wait "done""#, .wait(.shows(.text("done")), limit: nil)),
      ("Wait state error(alert)", .wait(.state("error(alert)"), limit: nil)),
      (#"Wait@2s no "Loading""#, .wait(.hides(.text("Loading")), limit: .seconds(2))),
      (#"Wait@5s /a\/b+/"#, .wait(.shows(.expression("a/b+")), limit: .seconds(5))),
      (#"Expect "words""#, .expect(.shows(.text("words")))),
      (#"Expect /re/"#, .expect(.shows(.expression("re")))),
      (#"Expect no "words""#, .expect(.hides(.text("words")))),
      (#"Expect no /re/"#, .expect(.hides(.expression("re")))),
      (#"Expect state loaded(3)"#, .expect(.state("loaded(3)"))),
      (#"Expect state "a b""#, .expect(.state("a b"))),
      (#"Expect row 3 contains "x""#, .expect(.row(3, contains: .text("x"), style: nil))),
      (
        #"Expect row 0 contains /x/ style bold underline"#,
        .expect(.row(0, contains: .expression("x"), style: [.bold, .underline]))
      ),
      (
        #"Expect row 3 contains "x" style plain"#, .expect(.row(3, contains: .text("x"), style: []))
      ),
      (#"Screenshot "a/error.svg""#, .screenshot(file: "a/error.svg", format: .svg)),
      (#"Golden "list 2.x_y-z""#, .golden("list 2.x_y-z")),
      (#"Hide"#, .hide), (#"Show"#, .show),
    ] as [(String, TapeCommand)])
  func `a command is read, and written as it was`(line: String, command: TapeCommand) throws {
    #expect(try commands(line, ["p.json": ""]) == [command])
    #expect(try commands(command.description, ["p.json": ""]) == [command])
  }

  @Test(arguments: PictureFormat.allCases)
  func `a picture's kind is the end of its name`(format: PictureFormat) throws {
    let file = "x.\(format)"
    #expect(try commands("Screenshot '\(file)'") == [.screenshot(file: file, format: format)])
  }

  @Test(
    arguments: [
      ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
      ("reverse", .reverse), ("strikethrough", .strikethrough),
    ] as [(String, Style.Attributes)])
  func `a style is asked for by its word`(word: String, style: Style.Attributes) throws {
    let row = TapeCommand.expect(.row(1, contains: .text("x"), style: style))
    #expect(try commands("Expect row 1 contains 'x' style \(word) Hide") == [row, .hide])
  }

  @Test(arguments: [
    ("Columns 100", "Set Columns 100\n"), ("Rows 1", "Set Rows 1\n"),
    ("Theme light", "Set Theme light\n"), ("TypingSpeed 0", "Set TypingSpeed 0s\n"),
    ("Title 'a \"b\"'", "Set Title \"a \\\"b\\\"\"\n"), ("Retries on", "Set Retries on\n"),
    ("Columns 80", ""), ("Rows 24", ""), ("Theme dark", ""), ("TypingSpeed 50ms", ""),
    ("Retries off", ""),
  ])
  func `a setting is read, and written if it is not the usual one`(line: String, text: String)
    throws
  {
    let script = try TapeScript("Set " + line, file: "t.tape", files: files())
    #expect(script.text == text)
    #expect(try TapeScript(text, file: "t.tape", files: files()).settings == script.settings)
  }

  @Test func `each setting reaches its property`() throws {
    let text =
      "Set Columns 9 Set Rows 8 Set Theme light Set TypingSpeed 1 Set Title 'T' Set Retries on"
    let settings = try TapeScript(text, file: "t.tape", files: files()).settings
    #expect(settings.size == Size(width: 9, height: 8))
    #expect(settings.theme == .light)
    #expect(settings.typingSpeed == .seconds(1))
    #expect(settings.title == "T")
    #expect(settings.retries)
  }
}
