import Tape
import Testing

struct ManyMistakesTests {
  @Test func `ten mistakes give ten messages in the order of the tape`() {
    let tape = """
      Set Theme drak   Set Columns 0   # two
      Typ "hello world"
      Click 1 2 3 4
      Sleep -1   Enter  Sleep 9999m
      Expect row x contains "Sleep 4 never"   Hide
      Serve status 42
      Type "open
      Screenshot "a.gif"   Show
      """
    #expect(
      mistakes(tape).map { String($0.prefix { $0 != " " }) } == [
        "t.tape:1:11:", "t.tape:1:30:", "t.tape:2:1:", "t.tape:3:11:", "t.tape:4:7:",
        "t.tape:4:25:",
        "t.tape:5:12:", "t.tape:6:14:", "t.tape:7:6:", "t.tape:8:12:",
      ])
  }

  @Test(arguments: [
    "Output /tmp/demo.gif", "Require /usr/bin/git 'x", "Typ 'a' \"b\\q\" 3 4", "Click x /(/ y",
    "Screenshot 'x.svg",
  ])
  func `what follows a mistake makes no noise`(line: String) {
    #expect(mistakes(line).count == 1, "\(mistakes(line))")
  }

  @Test func `reading goes on at the next verb of the line`() {
    #expect(
      mistakes("Typ 'x' y Sleep z Ctrl+Foo Down 0 Hide").map { $0.prefix(11) } == [
        "t.tape:1:1:", "t.tape:1:17", "t.tape:1:19", "t.tape:1:33",
      ])
  }

  @Test func `all bad escapes of a text are reported`() {
    #expect(
      mistakes(#"Type "\a\b""#).map { $0.prefix(12) } == ["t.tape:1:7: ", "t.tape:1:9: "])
  }

  @Test func `a setting behind a command is a mistake`() {
    #expect(
      mistakes("Set Rows 3\nSet Theme dark Hide\n\nSet Rows 4") == [
        "t.tape:4:1: Set stands before the first command, which is in t.tape:2"
      ])
    #expect(mistakes("Serve never Set Rows 4").count == 1)
  }

  @Test func `a mistake in a setting or an unknown verb does not end the settings`() {
    #expect(mistakes("Set Rows 0\nSett Rows 2\nSet Rows 3").count == 2)
  }

  @Test func `a message is one line without control characters`() throws {
    let message = try #require(mistakes("Ty\u{1B}[2Jpe\u{0}").first)
    #expect(message.contains(#"Ty\u{1B}[2Jpe\u{0}"#))
  }
}
