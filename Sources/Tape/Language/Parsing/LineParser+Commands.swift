import Cells
import Essentials

extension LineParser {
  /// One command, from its verb on.
  mutating func command() throws(TapeFlaws) -> Item {
    let last = verb.name
    guard let token = try take() else { throw TapeFlaws(column, "a command is missing") }
    guard token.isVerb else { throw Self.unknown(token, after: last) }
    let (name, time) = TapeVerb.split(token.value)
    let pause = try time.map { time throws(TapeFlaws) in
      try TapeTime.read(time, at: token.column + name.count + 1)
    }
    guard let verb = TapeVerb(rawValue: name) else {
      begin(name, usage: "\(name)[@TIME] [COUNT]")
      let press = try TapeKey.press(name, at: token.column)
      return .command(.press(press, count: try count(), pause: pause))
    }
    begin(name, usage: verb.usage)
    guard time == nil || verb.takesTime else {
      throw TapeFlaws(token.column, "\(name) takes no @; write \(verb.usage)")
    }
    return try item(verb, at: token.column, pause: pause)
  }

  private mutating func item(
    _ verb: TapeVerb, at column: Int, pause: Duration?
  ) throws(TapeFlaws) -> Item {
    switch verb {
    case .set: try set(at: column)
    case .source: try source()
    case .serve: .command(try serve())
    case .type: .command(.type(try text(), pause: pause))
    case .paste: .command(.paste(try text()))
    case .click: .command(.click(try point()))
    case .scrollUp: .command(.scroll(isUp: true, at: try point(), count: try count()))
    case .scrollDown: .command(.scroll(isUp: false, at: try point(), count: try count()))
    case .resize: .command(.resize(try size()))
    case .focus:
      .command(.focus(isActive: try choice("a direction", ["in": true, "out": false])))
    case .restart: .command(.restart)
    case .sleep: .command(.sleep(try time()))
    case .wait: .command(.wait(try expectation(of: "Wait"), limit: pause))
    case .expect: .command(.expect(try expectation(of: "Expect")))
    case .screenshot: .command(try screenshot())
    case .golden: .command(.golden(try golden()))
    case .hide: .command(.hide)
    case .show: .command(.show)
    }
  }

  private mutating func source() throws(TapeFlaws) -> Item {
    let (name, column) = try filled("the name of a tape")
    return .source(name, column: column)
  }

  private mutating func size() throws(TapeFlaws) -> Size {
    Size(width: try number("columns", 1...1000), height: try number("rows", 1...1000))
  }

  private mutating func point() throws(TapeFlaws) -> Point {
    Point(x: try number("a column", 0...999), y: try number("a row", 0...999))
  }

  private static func unknown(_ token: TapeToken, after verb: String) -> TapeFlaws {
    let shown = TapeText.shown(token.source)
    guard token.kind == .word else {
      let reason = verb.isEmpty ? "a command begins with a verb" : "\(verb) takes nothing more"
      return TapeFlaws(
        token.column, "\(reason), not \(shown); to type a text, write Type \"WORDS\"")
    }
    let name = TapeVerb.split(token.value).name
    if let chord = chord(name) {
      return TapeFlaws(
        token.column, "unknown verb '\(shown)'; did you mean \(TapeText.shown(chord))?")
    }
    let advice = Spelling.advice(for: name, in: TapeVerb.names)
    let more = verb.isEmpty || !advice.hasPrefix("there") ? "" : "\(verb) takes nothing more, and "
    return TapeFlaws(token.column, "\(more)unknown verb '\(shown)'; \(advice)")
  }
  /// What to write for `ctrl+c`, `Control+C` or `Ctrl-C`; nil if a word is none of these.
  private static func chord(_ word: String) -> String? {
    let names = [
      "ctrl": "Ctrl", "control": "Ctrl", "alt": "Alt", "option": "Alt", "meta": "Alt",
      "shift": "Shift", "cmd": "Cmd", "command": "Cmd", "super": "Cmd",
    ]
    guard let joint = word.firstIndex(where: { $0 == "+" || $0 == "-" }),
      let name = names[word[..<joint].lowercased()]
    else { return nil }
    return "\(name)+\(word[word.index(after: joint)...])"
  }
}
