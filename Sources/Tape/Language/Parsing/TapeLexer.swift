/// Cuts a line into its tokens. It works by scalars, so that a combining character cannot hide a quote, and
/// counts columns by characters, as a user does.
struct TapeLexer {
  private let scalars: [Unicode.Scalar]
  private let columns: [Int]
  private var index = 0
  private var flaws: [TapeFlaw] = []

  init(line: String) {
    scalars = Array(line.unicodeScalars)
    columns = zip(1..., line).flatMap { column, character in
      Array(repeating: column, count: character.unicodeScalars.count)
    }
  }

  /// All tokens of the line, up to its end or its comment.
  static func tokens(of line: String) -> [TapeToken] {
    var lexer = TapeLexer(line: line)
    var tokens: [TapeToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> TapeToken? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count, scalars[index] != "#" else { return nil }
    let start = index
    flaws = []
    let (kind, value) = piece()
    return TapeToken(
      kind: kind, value: value, source: text(scalars[start..<index]), column: column(at: start),
      end: column(at: index), flaws: flaws)
  }

  private mutating func piece() -> (TapeToken.Kind, String) {
    switch scalars[index] {
    case "\"": (.text, quoted())
    case "'", "`": (.text, raw())
    case "/": (.expression, expression())
    default: (.word, word())
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < scalars.count, !scalars[index].properties.isWhitespace { index += 1 }
    return text(scalars[start..<index])
  }

  private mutating func raw() -> String {
    let start = index
    index += 1
    guard let end = scalars[index...].firstIndex(of: scalars[start]) else {
      index = scalars.count
      flaw(at: start, "the text does not end; close it with \(scalars[start])")
      return ""
    }
    defer { index = end + 1 }
    return text(scalars[index..<end])
  }

  private mutating func quoted() -> String {
    let start = index
    var value = String.UnicodeScalarView()
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" { return String(value) }
      if scalar != "\\" {
        value.append(scalar)
      } else if let meant = escape() {
        value.append(meant)
      }
    }
    // What ends with its line can have no other flaw worth a message.
    flaws = []
    flaw(at: start, "the text does not end; close it with \"")
    return ""
  }

  /// What an escape stands for; the backslash is read already.
  private mutating func escape() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    let start = index - 1
    index += 1
    switch scalars[index - 1] {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      if let scalar = hexadecimal() { return scalar }
      flaw(at: start, #"\u wants the number of a character; write \u{E9}"#)
    case let other:
      flaw(
        at: start,
        #"unknown escape \\#(TapeText.shown(String(other))); there are \" \\ \n \t \u{…}"#)
    }
    return nil
  }

  private mutating func hexadecimal() -> Unicode.Scalar? {
    guard index < scalars.count, scalars[index] == "{",
      let end = scalars[index...].prefix(10).firstIndex(of: "}"),
      let code = UInt32(text(scalars[(index + 1)..<end]), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    index = end + 1
    return scalar
  }

  private mutating func expression() -> String {
    let start = index
    var value = String.UnicodeScalarView()
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "/" {
        if let reason = TapePattern.fault(in: String(value)) { flaw(at: start, reason) }
        return String(value)
      }
      guard scalar == "\\", index < scalars.count else {
        value.append(scalar)
        continue
      }
      if scalars[index] != "/" { value.append(scalar) }
      value.append(scalars[index])
      index += 1
    }
    flaw(
      at: start, #"the expression does not end; close it with /, and write \/ for a slash in it"#)
    return ""
  }

  private mutating func flaw(at index: Int, _ message: String) {
    flaws.append(TapeFlaw(column: column(at: index), message: message))
  }

  private func column(at index: Int) -> Int {
    index < columns.count ? columns[index] : (columns.last ?? 0) + 1
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
