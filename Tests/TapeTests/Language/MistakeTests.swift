import Tape
import Testing

/// What is said of each kind of mistake; the expected lines begin behind the tape's name.
struct MistakeTests {
  @Test(arguments: [
    (#"Typ "x""#, "1:1: unknown verb 'Typ'; did you mean Type?"),
    ("enter", "1:1: unknown verb 'enter'; did you mean Enter?"),
    ("ctrl+c", "1:1: unknown verb 'ctrl+c'; did you mean Ctrl+c?"),
    ("Ctrl-C", "1:1: unknown verb 'Ctrl-C'; did you mean Ctrl+C?"),
    ("Enter 2 3", "1:9: "), ("'words'", "1:1: a command begins with a verb, not 'words'; "),
    ("Hide 'x'", "1:6: Hide takes nothing more, not 'x'; "),
    ("Hide@1s", "1:1: Hide takes no @; write Hide"),
    ("Shift+Entr", "1:1: unknown key 'Entr'; did you mean Enter?"),
    ("Ctrl+", "1:1: Ctrl+ wants a letter or a key; "),
    ("Shift+1", "1:1: Shift goes with a letter or a key here; "),
    ("Down 0", "1:6: Down wants a count from 1 to 1000, not 0; write Down[@TIME] [COUNT]"),
    ("Down -1", "1:6: Down wants a count "), ("Down 1001", "1:6: Down wants a count "),
    ("Down@x", "1:6: 'x' is no time; write 800ms, 1.5s or 2m"),
    ("Type", #"1:5: Type wants a text in quotes; write Type[@TIME] "WORDS""#),
    ("Type hello", #"1:6: Type wants a text in quotes, not hello; write Type[@TIME] "WORDS""#),
    ("Paste Enter", #"1:6: Paste wants a text in quotes; write Paste "WORDS""#),
    ("Click 10", "1:9: Click wants a row from 0 to 999; write Click COLUMN ROW"),
    ("Click x 1", "1:7: Click wants a column from 0 to 999, not x; "),
    ("ScrollUp 1 1 0", "1:14: ScrollUp wants a count from 1 to 1000, not 0; "),
    ("ScrollDown 1", "1:13: ScrollDown wants a row "),
    ("Resize 0 1", "1:8: Resize wants columns from 1 to 1000, not 0; write Resize COLUMNS ROWS"),
    ("Resize 1 1001", "1:10: Resize wants rows from 1 to 1000, not 1001; "),
    ("Focus on", "1:7: Focus wants a direction (in, out), not on; did you mean in?"),
    ("Sleep", "1:6: Sleep wants a time; write Sleep TIME"),
    ("Sleep soon", "1:7: 'soon' is no time; write 800ms, 1.5s or 2m"),
    ("Sleep 1440.1m", "1:7: '1440.1m' is too long; "), ("Sleep ms", "1:7: 'ms' is no time; "),
    ("Sleep 1.2.3", "1:7: '1.2.3' is no time; "),
    ("Sleep 1h", "1:7: '1h' is no time; "), ("Type@ 'x'", "1:6: '' is no time; "),
    ("Sleep -1s", "1:7: '-1s' is before now; a time is not negative"),
    ("Sleep 25000m", "1:7: '25000m' is too long; 24 hours at most"),
    ("Sleep 99999999999999999999999999999999999999999999s", "1:7: '99999"),
    ("Wait", "1:5: Wait wants what the screen shows; "),
    ("Wait ''", "1:6: Wait wants words, not \"\""),
    ("Wait /(/", "1:6: bad expression: expected ')'"),
    ("Wait /\(String(repeating: "[", count: 31))/", "1:6: the expression has too many brackets; "),
    ("Wait /\(String(repeating: "a", count: 501))/", "1:6: the expression is too long; "),
    ("Wait //", "1:6: an empty expression is found everywhere; write /words/"),
    ("Wait /a", "1:6: the expression does not end; "),
    (#"Type "a"#, "1:6: the text does not end; close it with \""),
    ("Type 'a", "1:6: the text does not end; close it with '"),
    (#"Type "a\q""#, #"1:8: unknown escape \q; there are \" \\ \n \t \u{…}"#),
    (#"Type "a\u{D800}""#, #"1:8: \u wants the number of a character; write \u{E9}"#),
    ("Expect", "1:7: Expect wants what the screen shows; "),
    (
      "Expect stat loading",
      "1:8: Expect wants \"WORDS\", /EXPRESSION/ or a word (no, state, row), not stat; did you mean state?"
    ),
    ("Expect no", "1:10: Expect wants words in quotes or "),
    ("Expect state", "1:13: Expect state wants the name of a state; "),
    ("Expect state Expect 'x'", "1:13: Expect state wants the name of a state; "),
    ("Expect row", "1:11: Expect row wants a row from 0 to 999; "),
    (
      "Expect row 1 contain 'x'",
      "1:14: Expect row wants the word contains, not contain; did you mean contains?"
    ),
    ("Expect row 1 contains", "1:22: Expect row wants words in quotes or "),
    (
      "Expect row 1 contains 'x' stile bold",
      "1:27: Expect row wants nothing or style, not stile; did you mean style?"
    ),
    (
      "Expect row 1 contains 'x' style",
      "1:32: Expect row wants a style (bold, dim, italic, underline, reverse, strikethrough, plain); "
    ),
    (
      "Expect row 1 contains 'x' style blod",
      "1:33: Expect row wants a style (bold, dim, italic, underline, reverse, strikethrough, plain), not blod; did you mean bold?"
    ),
    (
      "Expect row 1 contains 'x' style plain bold", "1:39: Expect row wants plain alone, not bold; "
    ),
    ("Hide Show@1", "1:6: Show takes no @; write Show"),
  ])
  func `a command that is wrong says so`(line: String, message: String) {
    #expect(only(mistakes(line)).hasPrefix("t.tape:" + message), "\(mistakes(line))")
  }

  @Test(arguments: [
    (
      "Serve",
      "1:6: Serve wants a response (posts, feed, empty, status, fail, never); write Serve [\"SOURCE\"] [after TIME] "
    ),
    (
      "Serve post",
      "1:7: Serve wants a response (posts, feed, empty, status, fail, never), not post; did you mean posts?"
    ),
    (
      "Serve picture", "1:14: Serve wants a file or a response (empty, status, fail, never); write "
    ),
    ("Serve picture 'no.png'", "1:15: there is no file no.png"),
    ("Serve picture status 200", "1:22: Serve wants a status of failure, not 200; "),
    ("Serve aftr 1s never", "1:7: Serve wants after or a response, not aftr; did you mean after?"),
    ("Serve after never", "1:13: 'never' is no time; "),
    ("Serve after", "1:12: Serve wants a time; "),
    ("Serve status", "1:13: Serve wants a status of failure from 100 to 999; "),
    ("Serve status 99", "1:14: Serve wants a status of failure from 100 to 999, not 99; "),
    ("Serve status 1000", "1:14: Serve wants a status of failure from 100 to 999, not 1000; "),
    ("Serve status 200", "1:14: Serve wants a status of failure, not 200; "),
    ("Serve status 299", "1:14: Serve wants a status of failure, not 299; "),
    (
      "Serve status 503 rety 3s",
      "1:18: Serve wants nothing or retry, not rety; did you mean retry?"
    ), ("Serve status 503 retry", "1:23: Serve wants a time; "),
    ("Serve fail", "1:11: Serve wants words in quotes; "),
    (
      "Serve fail 'x' permanent",
      "1:16: Serve wants nothing or permanently, not permanent; did you mean permanently?"
    ),
    ("Serve posts 'no.json'", "1:13: there is no file no.json"),
    ("Serve posts ''", "1:13: Serve wants the name of a file, not \"\""),
    ("Golden", "1:7: Golden wants the name of a golden in quotes; write Golden \"NAME\""),
    ("Golden 'a/b'", "1:8: the name of a golden has letters, digits and . _ - and spaces within; "),
    ("Golden '..'", "1:8: the name of a golden has "),
    ("Screenshot", "1:11: Screenshot wants the name of a picture in quotes; "),
    (
      "Screenshot 'x'",
      "1:12: the end of the name says which kind of picture; there are .txt .ansi .grid .json .svg .html .png"
    ),
    (
      "Screenshot 'x.svgg'",
      "1:12: no picture ends in .svgg; did you mean .svg? there are .txt .ansi "
    ),
    (
      "Screenshot 'x.cast'",
      "1:12: no picture ends in .cast; the command line writes casts: --cast FILE; there are "
    ),
    ("Screenshot '.svg'", "1:12: the end of the name "),
    (
      "Screenshot '/x.svg'",
      "1:12: the name of a picture stays in its folder; write a name like \"error.svg\""
    ),
    ("Screenshot 'a/../x.svg'", "1:12: the name of a picture stays "),
    ("Screenshot ''", "1:12: Screenshot wants the name of a picture, not \"\""),
    ("Source", "1:7: Source wants the name of a tape in quotes; write Source \"FILE.tape\""),
    ("Source 'no.tape'", "1:8: no.tape: there is no such file"),
  ])
  func `an answer or a file that is wrong says so`(line: String, message: String) {
    #expect(only(mistakes(line)).hasPrefix("t.tape:" + message), "\(mistakes(line))")
  }

  @Test(arguments: [
    (
      "Set",
      "1:4: Set wants a setting (Columns, Rows, Theme, TypingSpeed, Title, Retries, Source, Configuration, Date, TimeZone); write Set NAME VALUE"
    ),
    (
      "Set Colums 80",
      "1:5: Set wants a setting (Columns, Rows, Theme, TypingSpeed, Title, Retries, Source, Configuration, Date, TimeZone), not Colums; did you mean Columns?"
    ),
    ("Set Columns", "1:12: Set Columns wants a number from 1 to 1000; write Set Columns N"),
    ("Set Columns 0", "1:13: Set Columns wants a number from 1 to 1000, not 0; "),
    ("Set Rows many", "1:10: Set Rows wants a number from 1 to 1000, not many; "),
    ("Set Theme drak", "1:11: Set Theme wants a theme (dark, light), not drak; did you mean dark?"),
    (
      "Set Theme 'x'",
      "1:11: Set Theme wants a theme (dark, light), not 'x'; write Set Theme dark|light"
    ),
    ("Set TypingSpeed -5ms", "1:17: '-5ms' is before now; "),
    ("Set TypingSpeed", "1:16: Set TypingSpeed wants a time; "),
    (
      "Set Title Outpost",
      "1:11: Set Title wants a text in quotes, not Outpost; write Set Title \"WORDS\""
    ),
    (
      "Set Retries yes",
      "1:13: Set Retries wants a switch (on, off), not yes; write Set Retries on|off"
    ),
    ("Set@1s Rows 3", "1:1: Set takes no @; write Set NAME VALUE"),
  ])
  func `a setting that is wrong says so`(line: String, message: String) {
    #expect(only(mistakes(line)).hasPrefix("t.tape:" + message), "\(mistakes(line))")
  }

  /// The one message of a tape, or all of them where there are others.
  private func only(_ messages: [String]) -> String { messages.joined(separator: "\n") }
}
