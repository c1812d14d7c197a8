/// Reads the commands of one line, one after the other; a command never goes on in the next line.
struct LineParser {
  /// What a command asks of the one who reads the tape.
  enum Item {
    case set(TapeSetting)
    case source(String, column: Int)
    case command(TapeCommand)
  }

  /// The tape, to which the files that it names are relative.
  let file: String
  let files: TapeFiles
  private let tokens: [TapeToken]
  private var index = 0
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
}
