import Cells
import Testing

@testable import Terminal

/// What a terminal is asked, and what follows from its answers.
@Suite struct QueryTests {
  private let size = Size(width: 80, height: 24)

  private func identity(
    _ term: String? = "xterm-256color", _ variables: [String: String] = [:]
  ) -> TerminalIdentity {
    TerminalIdentity(TerminalEnvironment(term: term, variables: variables))
  }

  /// Those of a terminal that has been asked.
  private func asked(_ variables: [String: String] = [:]) -> TerminalQueries {
    var queries = TerminalQueries(identity(variables: variables))
    _ = queries.takeQuestions(size: size)
    return queries
  }

  private func identity(variables: [String: String]) -> TerminalIdentity {
    identity("xterm-256color", variables)
  }

  private func answer(_ queries: inout TerminalQueries, columns: [Int]) {
    for column in columns { #expect(queries.take(.cursor(column: column)) == []) }
  }

  @Test func `a terminal is asked once, and the cursor stays where it was`() throws {
    var queries = TerminalQueries(identity())
    let bytes = queries.takeQuestions(size: size)
    let questions = Recorder.readable(try #require(bytes))
    #expect(questions.hasPrefix("^[?2027$p^[>q^]11;?^\\^7^[2;1H"))
    #expect(questions.hasSuffix("^8"))
    #expect(questions.ranges(of: "^[6n").count == 5)
    #expect(queries.takeQuestions(size: size) == nil)
  }

  @Test(arguments: ["linux", "vt100", "vt220", "ansi", "dumb", "", nil])
  func `a console is not asked, and has no links`(term: String?) {
    var queries = TerminalQueries(identity(term, ["KITTY_WINDOW_ID": "1", "FORCE_HYPERLINK": "1"]))
    #expect(queries.takeQuestions(size: size) == nil)
    #expect(queries.features == TerminalFeatures())
    #expect(queries.leaveString == [])
  }

  @Test func `a screen without room for the samples is not asked`() {
    var queries = TerminalQueries(identity())
    #expect(queries.takeQuestions(size: Size(width: 12, height: 24)) == nil)
    #expect(queries.takeQuestions(size: Size(width: 80, height: 1)) == nil)
  }

  @Test func `what is as wide as two columns is shown, when all is measured`() {
    var queries = asked()
    answer(&queries, columns: [3, 9, 5, 2])
    #expect(queries.features.emoji == [])
    answer(&queries, columns: [3])
    #expect(queries.isDone)
    #expect(queries.features.emoji == [.flags, .selected])
    // What comes later answers nothing.
    answer(&queries, columns: [3, 3])
    #expect(queries.features.emoji == [.flags, .selected])
  }

  @Test func `the mode of clusters is set where it is off, and taken back`() {
    var queries = asked()
    #expect(queries.take(.mode(2027, setting: 2)) == Array("\u{1B}[?2027h".utf8))
    #expect(queries.features.emoji == .all)
    answer(&queries, columns: [5, 9, 5, 2, 2])
    #expect(queries.features.emoji == .all)
    #expect(queries.enterString == Array("\u{1B}[?2027h".utf8))
    #expect(queries.leaveString == Array("\u{1B}[?2027l".utf8))
  }

  @Test(arguments: [1, 3]) func `the mode of clusters is left as it is where it is on`(
    setting: Int
  ) {
    var queries = asked()
    #expect(queries.take(.mode(2027, setting: setting)) == [])
    #expect(queries.features.emoji == .all)
    #expect(queries.enterString == [] && queries.leaveString == [])
  }

  @Test(arguments: [0, 4]) func `a terminal without the mode is measured`(setting: Int) {
    var queries = asked()
    #expect(queries.take(.mode(2027, setting: setting)) == [])
    answer(&queries, columns: [3, 3, 3, 3, 3])
    #expect(queries.features.emoji == .all)
    #expect(queries.enterString == [])
  }

  @Test(arguments: [
    ("kitty(0.36.4)", true), ("WezTerm 20240203-110809", true), ("foot(1.16.2)", true),
    ("ghostty 1.1.0", true), ("iTerm2 3.5.0", true), ("VTE(7600)", true), ("tmux 3.4", true),
    ("tmux 3.5a", true), ("tmux 4.0", true), ("tmux next-3.6", true), ("tmux 3.3a", false),
    ("tmux 2.9", false), ("XTerm(390)", false), ("", false), ("unknown", false),
  ]) func `what a terminal says that it is decides on links`(version: String, hasLinks: Bool) {
    var queries = asked()
    #expect(queries.features.hasHyperlinks == false)
    _ = queries.take(.version(version))
    #expect(queries.features.hasHyperlinks == hasLinks)
    #expect(queries.leaveString.isEmpty != hasLinks)
  }

  /// Terminals that have no placeholders do not see the question: of those some say that they have pictures.
  @Test(arguments: [
    ("kitty(0.28.0)", true), ("kitty(0.27.1)", false), ("kitty(1.0)", true),
    ("ghostty 1.0.1", true), ("WezTerm 20240203-110809", false), ("Konsole 24.02.0", false),
    ("iTerm2 3.5.0", false), ("tmux 3.4", false), ("XTerm(390)", false), ("kitty", false),
    ("", false),
  ]) func `only a terminal that may draw pixels is asked whether it does`(
    version: String, isAsked: Bool
  ) {
    var queries = asked()
    let bytes = Recorder.readable(queries.take(.version(version)))
    #expect(bytes == (isAsked ? "^_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA^\\" : ""))
    answer(&queries, columns: [3, 9, 5, 2, 2])
    #expect(queries.isDone != isAsked)
    var other = TerminalQueries(identity(), wantsPixels: false)
    _ = other.takeQuestions(size: size)
    #expect(other.take(.version(version)) == [])
  }

  @Test(
    arguments: [
      ("tmux 3.3a", ["KITTY_WINDOW_ID": "1"], true),
      ("tmux 3.5", ["GHOSTTY_RESOURCES_DIR": "/x"], true), ("tmux 3.5", [:], false),
      ("XTerm(390)", ["KITTY_WINDOW_ID": "1"], false),
    ] as [(String, [String: String], Bool)])
  func `behind tmux the terminal is asked where it may draw pixels`(
    version: String, variables: [String: String], isAsked: Bool
  ) {
    var queries = TerminalQueries(identity("tmux-256color", variables))
    _ = queries.takeQuestions(size: size)
    let bytes = Recorder.readable(queries.take(.version(version)))
    #expect(bytes == (isAsked ? "^Ptmux;^^_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA^^\\^\\" : ""))
    #expect(!queries.features.hasPixels)
    _ = queries.take(.graphics(isThere: true))
    #expect(queries.features.hasPixels == isAsked && queries.features.passesPixels == isAsked)
  }

  @Test(arguments: [
    ("i=31;OK", true), ("i=31;ENOTSUPPORTED:no pictures", false), ("i=30;OK", false), ("", false),
  ]) func `pixels are drawn where the terminal says so`(text: String, isThere: Bool) {
    var parser = KeyParser(table: KeyTable { _ in nil })
    #expect(parser.feed(Array("\u{1B}_G\(text)\u{1B}\\".utf8)) == [])
    let answers = parser.takeAnswers()
    var queries = asked()
    for answer in answers { #expect(queries.take(answer) == []) }
    #expect(!queries.features.hasPixels, "nobody asked")
    _ = queries.take(.version("kitty(0.36.4)"))
    for answer in answers { #expect(queries.take(answer) == []) }
    #expect(queries.features.hasPixels == isThere)
  }

  @Test(
    arguments: [
      ("xterm-kitty", [:], true), ("foot-extra", [:], true), ("xterm-256color", [:], false),
      ("xterm-256color", ["TERM_PROGRAM": "WezTerm"], true),
      ("xterm-256color", ["KITTY_WINDOW_ID": "1"], true),
      ("linux", ["KITTY_WINDOW_ID": "1"], false),
      ("tmux-256color", ["KITTY_WINDOW_ID": "1"], false),
      ("xterm-kitty", ["TMUX": "/tmp/tmux,1,0"], false),
    ] as [(String, [String: String], Bool)])
  func `only terminals that draw sixths themselves are known to have them`(
    term: String, variables: [String: String], hasSextants: Bool
  ) {
    #expect(identity(term, variables).hasSextants == hasSextants)
    #expect(TerminalQueries(identity(term, variables)).features.hasSextants == hasSextants)
  }

  @Test(
    arguments: [
      ("xterm-kitty", [:], true), ("foot", [:], true), ("alacritty", [:], true),
      ("xterm-256color", ["VTE_VERSION": "7600"], true),
      ("xterm-256color", ["VTE_VERSION": "5000"], false),
      ("xterm-256color", ["WT_SESSION": "1"], true),
      ("xterm-256color", ["TERM_PROGRAM": "iTerm.app"], true),
      ("xterm-256color", ["TERM_PROGRAM": "Apple_Terminal"], nil), ("xterm-256color", [:], nil),
      ("tmux-256color", ["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
      ("screen-256color", ["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
      ("tmux-256color", ["KITTY_WINDOW_ID": "1"], nil), ("screen", ["VTE_VERSION": "7600"], nil),
      ("xterm-256color", ["STY": "1", "KITTY_WINDOW_ID": "1"], nil),
      ("xterm-kitty", ["FORCE_HYPERLINK": "0"], false),
      ("xterm-256color", ["FORCE_HYPERLINK": "1"], true),
      ("xterm-kitty", ["FORCE_HYPERLINK": ""], true),
    ] as [(String, [String: String], Bool?)])
  func `the environment says whether a terminal has links`(
    term: String, variables: [String: String], hasLinks: Bool?
  ) {
    #expect(identity(term, variables).hasHyperlinks == hasLinks)
  }

  @Test func `a terminal that the environment knows is not asked about links`() {
    var queries = asked(["FORCE_HYPERLINK": "0"])
    _ = queries.take(.version("kitty(0.36)"))
    #expect(!queries.features.hasHyperlinks)
  }

  @Test(arguments: [
    ("rgb:0000/0000/0000", false), ("rgb:ffff/ffff/ffff", true), ("rgb:f/f/e", true),
    ("rgb:1e/1e/2e", false), ("rgba:fdfd/f6f6/e3e3/ffff", true), ("rgb:zz/0/0", nil), ("rgb:", nil),
    ("#ffffff", nil),
  ])
  func `the background is what the terminal says`(color: String, isLight: Bool?) {
    for end in ["\u{07}", "\u{1B}\\"] {
      var parser = KeyParser(table: KeyTable { _ in nil })
      #expect(parser.feed(Array("\u{1B}]11;\(color)\(end)".utf8)) == [])
      var queries = asked()
      for answer in parser.takeAnswers() { _ = queries.take(answer) }
      #expect(queries.features.isLight == isLight)
    }
  }

  @Test(arguments: [
    ("15;0", false), ("0;default;15", true), ("0;7", true), ("12;8", false), ("15;default", nil),
    ("0;16", nil),
  ])
  func `the background is known from the environment before the terminal answers`(
    colors: String, isLight: Bool?
  ) {
    #expect(TerminalQueries(identity(variables: ["COLORFGBG": colors])).features.isLight == isLight)
  }

  private static let answers =
    "\u{1B}[?2027;2$y\u{1B}P>|kitty(0.36)\u{1B}\\\u{1B}[2;3R\u{1B}[2;12R"

  @Test func `answers come in any pieces, and never as keys`() {
    let bytes = Array(Self.answers.utf8)
    for length in 1...bytes.count {
      var parser = KeyParser(table: KeyTable { _ in nil })
      var events = parser.feed(Array("a".utf8))
      for start in stride(from: 0, to: bytes.count, by: length) {
        events += parser.feed(bytes[start..<min(start + length, bytes.count)])
      }
      events += parser.feed(Array("b".utf8))
      #expect(events == [.key(KeyPress("a")), .key(KeyPress("b"))])
      #expect(
        parser.takeAnswers() == [
          .mode(2027, setting: 2), .version("kitty(0.36)"), .cursor(column: 3), .cursor(column: 12),
        ])
      #expect(parser.takeAnswers() == [])
    }
  }

  @Test func `the rest of an answer may be later than that of a key`() {
    var parser = KeyParser(table: KeyTable { _ in nil })
    _ = parser.feed([0x1B])
    #expect(parser.restDelay == .milliseconds(25))
    parser.expectAnswers(true)
    #expect(parser.restDelay == .milliseconds(250))
    parser.expectAnswers(false)
    _ = parser.feed(Array("[?".utf8))
    #expect(parser.restDelay == .milliseconds(250))
  }

  @Test func `F3 with Shift is no answer`() {
    var parser = KeyParser(table: KeyTable { _ in nil })
    _ = parser.feed(Array("\u{1B}[1;2R".utf8))
    #expect(parser.takeAnswers() == [])
  }
}
