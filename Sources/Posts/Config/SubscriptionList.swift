import Essentials
import Feeds

/// The text of the list of sources, in newsboat's format, beside what it means: one source a line, as
/// `https://example.org/feed "News/Swift" "~A name"`. Lines that a program does not change stay as they are.
struct SubscriptionList {
  /// One line.
  private struct Line {
    /// Its bytes, with the break at its end.
    let range: Range<Int>
    /// What its source is called in the file, and where that stands; nil where there is no source.
    let source: Source?
    let address: Range<Int>
  }

  /// A filter and the bytes of its line.
  struct Filter {
    let query: SavedQuery
    let line: [UInt8]
  }

  let bytes: [UInt8]
  private let lines: [Line]
  /// In the order of the file; each address once, as it stands there first.
  let sources: [Source]
  /// The filters, in the order of the file.
  var queries: [SavedQuery] { filters.map(\.query) }
  let filters: [Filter]
  /// Lines that mean nothing here: they are left out, and told.
  let mistakes: [ConfigurationMistake]

  /// - Parameter home: What `~` stands for.
  init(_ bytes: [UInt8], home: String?) {
    self.bytes = bytes
    var (lines, sources, mistakes): ([Line], [Source], [ConfigurationMistake]) = ([], [], [])
    var (known, filters): (Set<Source.ID>, [Filter]) = ([], [])
    var queries: [(number: Int, line: Range<Int>, word: SubscriptionWord)] = []
    var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      var words = SubscriptionWord.words(in: bytes[start..<end])
      let column = words.first.map { word in
        String(decoding: bytes[start..<word.range.lowerBound], as: UTF8.self).count + 1
      }
      var source: Source?
      do {
        // A comment may be in any encoding.
        let text = bytes[start..<(words.last?.range.upperBound ?? start)]
        if let column = text.columnOfNoText {
          mistakes.append(
            .init(line: lines.count + 1, column: column, message: "not UTF-8 text"))
          // A name can be read all the same.
          if bytes[words[0].range].columnOfNoText != nil { words = [] }
        }
        if let word = words.first, NewsboatQuery.isFilter(word.text) {
          queries.append((lines.count + 1, start..<end, word))
        } else {
          source = try words.isEmpty ? nil : Source(words.map(\.text), home: home)
        }
      } catch {
        mistakes.append(
          .init(line: lines.count + 1, column: column, message: error.explanation))
      }
      lines.append(
        Line(range: start..<end, source: source, address: words.first?.range ?? start..<start))
      if let source, known.insert(source.id).inserted { sources.append(source) }
      start = end
    }
    // What a filter means depends on all folders.
    let folders = Set(sources.flatMap(\.folders))
    for (number, range, word) in queries {
      do {
        let query = try NewsboatQuery.saved(word.text, among: folders)
        filters.append(Filter(query: query, line: Array(bytes[range])))
      } catch {
        let mistake = error as? NewsboatQueryMistake
        mistakes.append(
          .init(
            line: number,
            column: mistake.map { word.column(of: $0.character, in: bytes[range]) },
            message: error.explanation))
      }
    }
    mistakes.sort { $0.line < $1.line }
    (self.lines, self.sources, self.mistakes) = (lines, sources, mistakes)
    self.filters = filters
  }

  /// What the text would be with more sources, and filters, at its end.
  func appending(_ sources: [Source], _ filters: [Filter] = []) -> [UInt8] {
    let usesCarriageReturns =
      lines.first.map { bytes[$0.range].suffix(2) == [0x0D, 0x0A] } ?? false
    let lineBreak = usesCarriageReturns ? "\r\n" : "\n"
    let isWhole = bytes.isEmpty || bytes.last == 0x0A
    let text = sources.map { $0.subscription + lineBreak }.joined()
    let filters = filters.flatMap { $0.line.filter { $0 != 0x0A && $0 != 0x0D } + lineBreak.utf8 }
    return bytes + ((isWhole ? "" : lineBreak) + text).utf8 + filters
  }

  /// What the text would be without a source.
  func removing(_ address: Source.ID) -> [UInt8] {
    var bytes = bytes
    for line in lines.reversed() where line.source?.id == address {
      bytes.removeSubrange(line.range)
    }
    return bytes
  }

  /// The lines of a source, with their numbers from 0, to be put back.
  func lines(of address: Source.ID) -> [(number: Int, bytes: [UInt8])] {
    lines.enumerated().filter { $1.source?.id == address }.map { ($0, Array(bytes[$1.range])) }
  }

  /// What the text would be with lines put back where they stood.
  func inserting(_ removed: [(number: Int, bytes: [UInt8])]) -> [UInt8] {
    var parts = lines.map { Array(bytes[$0.range]) }
    for line in removed {
      let index = min(line.number, parts.count)
      if index > 0, parts[index - 1].last != 0x0A { parts[index - 1].append(0x0A) }
      parts.insert(line.bytes, at: index)
      if index + 1 < parts.count, line.bytes.last != 0x0A { parts[index].append(0x0A) }
    }
    return Array(bytes[..<(lines.first?.range.lowerBound ?? 0)]) + parts.joined()
  }

  /// What the text would be with another name and other folders for a source; its comment stays.
  func replacing(_ source: Source) -> [UInt8] {
    var bytes = bytes
    for line in lines.reversed() where line.source?.id == source.id {
      let words = SubscriptionWord.words(in: self.bytes[line.range])
      let hidden = words.dropFirst().map(\.text).filter { $0.hasPrefix("!") }
      let new = source.folders + (source.name.map { ["~" + $0] } ?? []) + hidden
      let text = new.map { " " + SubscriptionWord.quoted($0) }.joined()
      let end = words.last?.range.upperBound ?? line.address.upperBound
      bytes.replaceSubrange(line.address.upperBound..<end, with: text.utf8)
    }
    return bytes
  }

  /// What the text would be with another address for a source.
  func replacing(_ address: Source.ID, by new: Source.ID) -> [UInt8] {
    var bytes = bytes
    for line in lines.reversed() where line.source?.id == address {
      bytes.replaceSubrange(line.address, with: SubscriptionWord.quoted(new.asWord).utf8)
    }
    return bytes
  }
}

/// A word of a line, without its quotes.
struct SubscriptionWord {
  var text = ""
  /// In bytes, with its quotes.
  var range: Range<Int>

  /// The words of a line, up to a comment.
  static func words(in line: ArraySlice<UInt8>) -> [SubscriptionWord] {
    var words: [SubscriptionWord] = []
    var index = line.startIndex
    while let start = line[index...].firstIndex(where: { !$0.isGap }), line[start] != 0x23 {
      let isQuoted = line[start] == 0x22
      var letters: [UInt8] = []
      index = isQuoted ? start + 1 : start
      while index < line.endIndex, isQuoted ? line[index] != 0x22 : !line[index].isGap {
        if isQuoted, line[index] == 0x5C, index + 1 < line.endIndex {
          index += 1
          letters.append(escapes[line[index]] ?? line[index])
        } else if !isQuoted || line[index] != 0x0A {
          letters.append(line[index])
        }
        index += 1
      }
      if isQuoted, index < line.endIndex { index += 1 }
      words.append(
        SubscriptionWord(text: String(decoding: letters, as: UTF8.self), range: start..<index))
    }
    return words
  }

  /// The column of a character of its text, from 0, in its line; columns count from 1.
  func column(of character: Int, in line: ArraySlice<UInt8>) -> Int {
    var index = range.lowerBound
    if line[index] == 0x22 {
      index += 1
      for _ in text.prefix(character).utf8 {
        index += line[index..<line.endIndex].first == 0x5C ? 2 : 1
      }
    } else {
      index += text.prefix(character).utf8.count
    }
    return String(decoding: line[..<min(index, line.endIndex)], as: UTF8.self).count + 1
  }

  /// A word as the file has it.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { !$0.isGap && $0 != 0x22 && $0 != 0x5C && $0 != 0 }
    if isPlain, !text.isEmpty, !text.hasPrefix("#") { return text }
    let signs = text.utf8.flatMap { byte -> [UInt8] in
      if byte == 0x22 || byte == 0x5C { return [0x5C, byte] }
      return escapes.first { $0.value == byte }.map { [0x5C, $0.key] } ?? [byte]
    }
    return "\"" + String(decoding: signs, as: UTF8.self) + "\""
  }

  /// What stands behind a backslash, and means no letter.
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]
}

extension Source {
  /// The source that the words of a line name. Throws `SubscriptionMistake`, `PostsError` or `ConfigurationError`.
  fileprivate init(_ words: [String], home: String?) throws {
    self.init(address: try Self.address(words[0], home: home))
    for word in words.dropFirst() {
      if word.hasPrefix("~") {
        name = String(word.dropFirst())
      } else if word.hasPrefix("!") {
        isHidden = true
      } else {
        folders.append(word)
      }
    }
    self = tidy
  }

  /// The address that a word of the list means.
  static func address(_ word: String, home: String?) throws -> String {
    if let command = try SourceCommand.address(word, home: home) { return command }
    let path = word.hasPrefix("file://") ? String(word.dropFirst(7)) : word
    if path.hasPrefix("/") { return path }
    if path.hasPrefix("~/"), let home { return home + path.dropFirst() }
    guard word.contains("://") else { throw SourceAddress.refusal(of: word) }
    let found = try SourceAddress(argument: word, folder: "/")
    guard found.credential == nil else {
      throw SubscriptionMistake(
        "the address contains a password; remove it and use outpost add URL, which stores it safely"
      )
    }
    return found.address
  }

  /// The line of a source.
  fileprivate var subscription: String {
    let words =
      [address.asWord] + folders + [name.map { "~" + $0 }, isHidden ? "!" : nil].compactMap(\.self)
    return words.map(SubscriptionWord.quoted).joined(separator: " ")
  }
}

extension Source.ID {
  /// An address as newsboat has it.
  fileprivate var asWord: String { hasPrefix("/") ? "file://" + self : self }
}

extension UInt8 {
  /// Whether it parts two words.
  fileprivate var isGap: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

/// What is wrong with a line of the list.
struct SubscriptionMistake: LocalizedError {
  let errorDescription: String?
  init(_ words: String) { errorDescription = words }
}
