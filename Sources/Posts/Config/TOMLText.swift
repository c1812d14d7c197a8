import CTOML
import Essentials

/// The text of a TOML file beside what it means, so that a program can change it and leave the user's own words.
struct TOMLText {
  let bytes: [UInt8]
  let table: TOMLTable
  /// Without their breaks.
  private let lines: [ArraySlice<UInt8>]

  /// Reads a file, which is empty where there is none.
  init(path: String) throws {
    do {
      try self.init(FileBytes.readSettings(path: path), path: path)
    } catch PostsError.noSuchFile {
      try self.init([], path: path)
    }
  }

  /// Throws `ConfigurationError` with the location of what is wrong.
  ///
  /// - Parameter path: What an error calls the file.
  init(_ bytes: [UInt8], path: String) throws {
    self.bytes = bytes
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The parser does not count a byte order mark.
    if bytes.starts(with: "\u{FEFF}".utf8) { lines[0] = lines[0].dropFirst(3) }
    self.lines = lines
    // The parser takes a zero for the end, and would answer half a file.
    for (number, line) in lines.enumerated() {
      guard let column = line.columnOfNoText else { continue }
      throw ConfigurationError.notText(path: path, line: number + 1, column: column)
    }
    do {
      table = try TOMLTable(parsing: String(decoding: bytes, as: UTF8.self))
    } catch let mistake as TOMLMistake {
      throw ConfigurationError.notTOML(
        path: path, line: mistake.line, column: mistake.column, cause: mistake.cause)
    }
  }

  /// What the text would be with more blocks of lines at its end, each after an empty line.
  func appending(_ blocks: [[String]]) -> [UInt8] {
    var text = bytes
    let lineBreak = Array((usesCarriageReturns ? "\r\n" : "\n").utf8)
    if let last = text.last, last != 0x0A { text += lineBreak }
    for lines in blocks {
      if !text.isEmpty, !endsInEmptyLine(text) { text += lineBreak }
      text += lines.flatMap { Array($0.utf8) + lineBreak }
    }
    return text
  }

  /// What the text would be with another string instead of a value.
  func replacing(_ value: TOMLValue, by text: String) -> [UInt8] {
    Array(bytes[..<index(of: value.start)]) + Array(Self.quoted(text).utf8)
      + bytes[index(of: value.end)...]
  }

  /// What the text would be without the lines of a value. What stands between it and the next stays: comments there may
  /// belong to either.
  func removing(_ value: TOMLValue?) -> [UInt8] {
    guard let range = value?.lines else { return bytes }
    var before = bytes[..<lines[range.lowerBound - 1].startIndex]
    var after = lines.dropFirst(range.upperBound).first.map { bytes[$0.startIndex...] } ?? []
    while before.isEmpty || endsInEmptyLine(before), let rest = withoutEmptyLine(after) {
      after = rest
    }
    if after.isEmpty {
      while endsInEmptyLine(before) {
        before.removeLast()
        if before.last == 0x0D { before.removeLast() }
      }
    }
    return Array(before + after)
  }

  /// A string as TOML writes it in one line.
  static func quoted(_ text: String) -> String {
    let quoted = text.replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      default: scalar.properties.generalCategory == .control ? scalar.escapedInHex : nil
      }
    }
    return "\"\(quoted)\""
  }
}

extension TOMLText {
  /// A value as the file has it.
  func raw(_ value: TOMLValue) -> String {
    String(decoding: bytes[index(of: value.start)..<index(of: value.end)], as: UTF8.self)
  }

  private func index(of position: CTPosition) -> Int {
    let line = lines[position.line - 1]
    let before = String(decoding: line, as: UTF8.self).unicodeScalars.prefix(position.column - 1)
    return line.startIndex + String(before).utf8.count
  }

  private var usesCarriageReturns: Bool {
    guard let first = bytes.firstIndex(of: 0x0A) else { return false }
    return first > 0 && bytes[first - 1] == 0x0D
  }

  private func endsInEmptyLine(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    let end = text.suffix(4).filter { $0 != 0x0D }
    return end.suffix(2) == [0x0A, 0x0A] || Array(text) == [0x0A]
  }

  /// Nil where the text does not begin with one.
  private func withoutEmptyLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = text.firstIndex(of: 0x0A),
      text[..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
    else { return nil }
    return text[text.index(after: end)...]
  }
}

extension FileBytes {
  /// Reads a file that a user writes.
  static func readSettings(path: String) throws -> [UInt8] {
    do {
      return try read(path: path, limit: 10_000_000)
    } catch PostsError.tooLarge {
      throw PostsError.unreadable(path, reason: "it has more than 10 MB")
    }
  }
}

extension ArraySlice<UInt8> {
  /// The column of the first byte of a line that is no text in UTF-8, in characters from 1; nil where all is.
  var columnOfNoText: Int? {
    if !contains(0), String(validating: self, as: UTF8.self) != nil { return nil }
    // A character that is broken becomes this one, which may be there as itself, too.
    let repaired = String(decoding: self, as: UTF8.self).unicodeScalars
    var end = startIndex
    for (number, scalar) in repaired.enumerated() {
      let bytes = Array(String(scalar).utf8)
      guard scalar != "\0", self[end...].starts(with: bytes) else { return number + 1 }
      end += bytes.count
    }
    return nil
  }
}
