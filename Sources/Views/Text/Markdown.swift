/// A line of Markdown, read into parts with styles: `**bold**`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` `` and
/// `[text](address)`. Marks that are not closed are shown.
nonisolated struct Markdown {
  /// A character of the literal, or something that was put into it.
  private enum Token {
    case sign(Character)
    case value(String)
    case text(Text)

    /// The character, where it can be a mark.
    var mark: Character? { if case .sign(let sign) = self { sign } else { nil } }

    var string: String {
      switch self {
      case .sign(let sign): String(sign)
      case .value(let string): string
      case .text(let text): text.plain
      }
    }

    var isSpace: Bool { mark?.isWhitespace ?? false }
    var isWord: Bool { mark.map { $0.isLetter || $0.isNumber } ?? true }
  }

  private struct Look: Equatable {
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var link: String?
  }

  private let tokens: [Token]
  /// Runs of the same look are joined; a text stands alone.
  private var pieces: [(string: String, text: Text?, look: Look)] = []

  init(_ key: LocalizedStringKey) {
    tokens = Self.tokens(of: key)
    read(tokens.indices, Look())
  }

  /// The parts as those of a text.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    var strings: [AttributedText.Run] = []
    func endStrings() {
      guard !strings.isEmpty else { return }
      let isPlain = strings.count == 1 && strings[0] == AttributedText.Run(strings[0].text)
      runs.append(
        TextRun(
          content: isPlain ? .string(strings[0].text) : .attributed(AttributedText(strings))))
      strings = []
    }
    for (string, text, look) in pieces {
      guard var text else {
        strings.append(
          AttributedText.Run(
            string, isBold: look.isBold, isItalic: look.isItalic,
            isStruckThrough: look.isStruckThrough, link: look.link))
        continue
      }
      endStrings()
      if look.isBold { text = text.bold() }
      if look.isItalic { text = text.italic() }
      if look.isStruckThrough { text = text.strikethrough() }
      if look.link != nil { text = text.underline().hyperlink(look.link) }
      runs += text.runs
    }
    endStrings()
    return runs.isEmpty ? [TextRun(content: .string(""))] : runs
  }

  private static func tokens(of key: LocalizedStringKey) -> [Token] {
    let bytes = key.plain.utf8
    func part(_ range: Range<Int>) -> Substring {
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return key.plain[start..<bytes.index(start, offsetBy: range.count)]
    }
    var tokens: [Token] = []
    var end = 0
    for range in key.values {
      tokens += part(end..<range.lowerBound).map(Token.sign)
      end = range.upperBound
      guard !range.isEmpty else { continue }
      tokens.append(key.texts[range.lowerBound].map(Token.text) ?? .value(String(part(range))))
    }
    return tokens + part(end..<bytes.count).map(Token.sign)
  }
}

nonisolated extension Markdown {
  private mutating func add(_ token: Token, _ look: Look) {
    if case .text(let text) = token { return pieces.append(("", text, look)) }
    if let last = pieces.last, last.text == nil, last.look == look {
      pieces[pieces.count - 1].string += token.string
    } else {
      pieces.append((token.string, nil, look))
    }
  }

  private mutating func read(_ range: Range<Int>, _ look: Look) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      let next =
        switch token.mark {
        case "\\": escaped(index, in: range, look)
        case "`": code(index, in: range, look)
        case "[": link(index, in: range, look)
        case "*", "_", "~": emphasis(index, in: range, look)
        default: Int?.none
        }
      if let next {
        index = next
        continue
      }
      // Marks that lie together are shown together.
      let end = isRun(token.mark) ? runEnd(index, in: range) : index + 1
      for token in tokens[index..<end] { add(token, look) }
      index = end
    }
  }

  private func isRun(_ mark: Character?) -> Bool {
    mark == "*" || mark == "_" || mark == "~" || mark == "`"
  }

  /// The end of a row of the same mark.
  private func runEnd(_ start: Int, in range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, tokens[end].mark == tokens[start].mark { end += 1 }
    return end
  }

  private mutating func escaped(_ index: Int, in range: Range<Int>, _ look: Look) -> Int? {
    guard index + 1 < range.upperBound, let next = tokens[index + 1].mark,
      next.isASCII, next.isPunctuation || next.isSymbol
    else { return nil }
    add(tokens[index + 1], look)
    return index + 2
  }

  private mutating func code(_ index: Int, in range: Range<Int>, _ look: Look) -> Int? {
    let start = runEnd(index, in: range)
    guard let end = closing(start - index, of: "`", from: start, in: range) else { return nil }
    for token in tokens[start..<end] { add(token, look) }
    return end + start - index
  }

  private mutating func link(_ index: Int, in range: Range<Int>, _ look: Look) -> Int? {
    var depth = 0
    let close = (index..<range.upperBound).first {
      if tokens[$0].mark == "[" { depth += 1 }
      if tokens[$0].mark == "]" { depth -= 1 }
      return depth == 0
    }
    guard let close, close + 1 < range.upperBound, tokens[close + 1].mark == "(",
      let end = (close + 2..<range.upperBound).first(where: { tokens[$0].mark == ")" })
    else { return nil }
    let address = tokens[close + 2..<end].prefix { !$0.isSpace }.map(\.string).joined()
    guard !address.isEmpty else { return nil }
    var inner = look
    inner.link = address
    read(index + 1..<close, inner)
    return end + 1
  }

  private mutating func emphasis(_ index: Int, in range: Range<Int>, _ look: Look) -> Int? {
    let start = runEnd(index, in: range)
    let count = start - index
    guard let mark = tokens[index].mark, start < range.upperBound, !tokens[start].isSpace,
      count <= 3, mark != "~" || count == 2,
      mark != "_" || index == 0 || !tokens[index - 1].isWord,
      let end = closing(count, of: mark, from: start, in: range)
    else { return nil }
    var inner = look
    if mark == "~" { inner.isStruckThrough = true }
    if mark != "~", count > 1 { inner.isBold = true }
    if mark != "~", count != 2 { inner.isItalic = true }
    read(start..<end, inner)
    return end + count
  }

  /// Where a row of so many marks closes what was opened; nil where none does.
  private func closing(
    _ count: Int, of mark: Character, from start: Int, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      if tokens[index].mark == "\\", mark != "`" {
        index += 2
        continue
      }
      guard tokens[index].mark == mark else {
        index += 1
        continue
      }
      let end = runEnd(index, in: range)
      // Three marks close two that were opened within one, and the other way round.
      let isLong = mark == "*" && end - index == 3 && count < 3
      let isEnd = end - index == count || isLong
      if isEnd, mark == "`" || closes(mark, index, end) { return isLong ? end - count : index }
      index = end
    }
    return nil
  }

  private func closes(_ mark: Character, _ index: Int, _ end: Int) -> Bool {
    !tokens[index - 1].isSpace
      && (mark != "_" || end == tokens.count || !tokens[end].isWord)
  }
}
