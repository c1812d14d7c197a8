import Essentials

/// Reads the commands of one line, one after the other; a command never goes on in the next line.
struct LineParser {
  /// What a command asks of the one who reads the tape.
  enum Item {
    case set
    case source(String, column: Int)
    case command(TapeCommand)
  }

  /// The tape, to which the files that it names are relative.
  let file: String
  let files: TapeFiles
  /// The settings so far, with those of this line.
  var settings = TapeSettings()
  private let tokens: [TapeToken]
  private var index = 0
  /// Where the source is named that the last command is about.
  private(set) var sourceColumn: Int?
  /// The verb that is being read, or was read last.
  private(set) var verb: (name: String, usage: String) = ("", "")

  init(_ line: String, file: String, files: TapeFiles) {
    self.file = file
    self.files = files
    tokens = TapeLexer.tokens(of: line)
  }

  /// The token that comes next, nil at the end of the line.
  var next: TapeToken? { index < tokens.count ? tokens[index] : nil }

  /// Whether no argument comes next, but another command or the end of the line.
  var isAtEnd: Bool { next?.isVerb ?? true }

  /// The next token where it is a word, and no command.
  var word: TapeToken? { next.flatMap { $0.kind == .word && !isAtEnd ? $0 : nil } }

  /// The column of the next token, or the one behind the last.
  var column: Int { next?.column ?? tokens.last?.end ?? 1 }

  /// The next command. After a mistake the reading goes on at the next verb.
  mutating func item() throws(TapeFlaws) -> Item {
    do {
      return try command()
    } catch {
      while !isAtEnd { index += 1 }
      throw error
    }
  }

  /// The name of a source that the tape has.
  mutating func sourceName() throws(TapeFlaws) -> String {
    let (name, column) = try filled("the name of a source")
    sourceColumn = column
    return name
  }

  /// Begins a command: the words of its messages are those of the verb.
  mutating func begin(_ name: String, usage: String) {
    verb = (name, usage)
  }

  /// The next token, whatever it is, if it is well written.
  @discardableResult
  mutating func take() throws(TapeFlaws) -> TapeToken? {
    guard let token = next else { return nil }
    index += 1
    guard token.flaws.isEmpty else { throw TapeFlaws(token.flaws) }
    return token
  }

  /// Takes the next token if it is this word.
  mutating func skip(_ word: String) -> Bool {
    guard let next, next.kind == .word, next.value == word else { return false }
    index += 1
    return true
  }

  /// What is wrong where an argument is missing or is another than the verb wants.
  func wanted(_ what: String, or candidates: [String] = []) -> TapeFlaws {
    guard let next, !isAtEnd else {
      let end = index > 0 ? tokens[index - 1].end : 1
      return TapeFlaws(end, "\(verb.name) wants \(what); write \(verb.usage)")
    }
    guard next.flaws.isEmpty else { return TapeFlaws(next.flaws) }
    let advice = Spelling.nearest(to: next.value, in: candidates).map { "did you mean \($0)?" }
    return TapeFlaws(
      next.column,
      "\(verb.name) wants \(what), not \(TapeText.shown(next.source)); "
        + (advice ?? "write \(verb.usage)"))
  }

  /// A text in quotes.
  mutating func text(_ what: String = "a text in quotes") throws(TapeFlaws) -> String {
    guard next?.kind == .text else { throw wanted(what) }
    return try take()?.value ?? ""
  }

  /// A text in quotes with something in it, and where it begins.
  mutating func filled(_ what: String) throws(TapeFlaws) -> (value: String, column: Int) {
    let column = column
    let value = try text("\(what) in quotes")
    guard !value.isEmpty else { throw TapeFlaws(column, "\(verb.name) wants \(what), not \"\"") }
    return (value, column)
  }

  /// A text or an expression to look for.
  mutating func pattern() throws(TapeFlaws) -> TapePattern {
    if next?.kind == .expression { return .expression(try take()?.value ?? "") }
    guard next?.kind == .text else {
      throw wanted("words in quotes or an expression between slashes")
    }
    return .text(try filled("words").value)
  }

  /// A whole number within a range.
  mutating func number(_ what: String, _ range: ClosedRange<Int>) throws(TapeFlaws) -> Int {
    let wanted = wanted("\(what) from \(range.lowerBound) to \(range.upperBound)")
    guard let next, next.kind == .word, let number = Int(next.value), range.contains(number) else {
      throw wanted
    }
    try take()
    return number
  }

  /// A number of times, if one is there.
  mutating func count() throws(TapeFlaws) -> Int {
    guard let next, next.kind == .word, let first = next.value.unicodeScalars.first,
      first == "-" || first.properties.numericType != nil
    else { return 1 }
    return try number("a count", 1...1000)
  }

  /// A time.
  mutating func time() throws(TapeFlaws) -> Duration {
    guard let word else { throw wanted("a time") }
    let time = try TapeTime.read(word.value, at: word.column)
    try take()
    return time
  }

  /// One of a few words.
  mutating func choice<Value>(
    _ what: String, _ choices: KeyValuePairs<String, Value>
  ) throws(TapeFlaws) -> Value {
    let names = choices.map(\.key)
    guard let choice = choices.first(where: { $0.key == word?.value }) else {
      let list = names.joined(separator: ", ")
      throw wanted(names.count == 1 ? "\(what) \(list)" : "\(what) (\(list))", or: names)
    }
    try take()
    return choice.value
  }

  /// Whether a word comes next that may be left out; one that is misspelt is a mistake.
  mutating func option(_ word: String) throws(TapeFlaws) -> Bool {
    if skip(word) { return true }
    guard let other = self.word, Spelling.nearest(to: other.value, in: [word]) != nil else {
      return false
    }
    throw wanted("nothing or \(word)", or: [word])
  }
}

extension LineParser {
  /// What follows `Screenshot`: a file in the folder of pictures, or in one within it.
  mutating func screenshot() throws(TapeFlaws) -> TapeCommand {
    let (name, column) = try filled("the name of a picture")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }),
      !name.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control || $0 == "\\"
      })
    else {
      throw TapeFlaws(
        column, "the name of a picture stays in its folder; write a name like \"error.svg\"")
    }
    let base = parts.last ?? ""
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex,
      let format = PictureFormat(rawValue: base[base.index(after: dot)...].lowercased())
    else { throw TapeFlaws(column, Self.unknownFormat(base)) }
    return .screenshot(file: name, format: format)
  }

  /// What follows `Golden`: a name that is a file's on every system.
  mutating func golden() throws(TapeFlaws) -> String {
    let (name, column) = try filled("the name of a golden")
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._- ".contains($0) }
    guard isPlain, !name.hasPrefix("."), !name.hasPrefix(" "), !name.hasSuffix(" ") else {
      throw TapeFlaws(
        column,
        "the name of a golden has letters, digits and . _ - and spaces within; write Golden \"error\""
      )
    }
    return name
  }

  private static func unknownFormat(_ base: Substring) -> String {
    let formats = PictureFormat.allCases.map(\.rawValue)
    let all = formats.map { "." + $0 }.joined(separator: " ")
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else {
      return "the end of the name says which kind of picture; there are \(all)"
    }
    let end = String(base[base.index(after: dot)...])
    let near = Spelling.nearest(to: end, in: formats).map { "did you mean .\($0)? " } ?? ""
    let cast = end == "cast" ? "the command line writes casts: --cast FILE; " : ""
    return "no picture ends in .\(TapeText.shown(end)); \(cast)\(near)there are \(all)"
  }
}
