/// The text of a TOML file beside what it means, so that a program can change it and leave the user's own words.
struct TOMLText {
  let bytes: [UInt8]
  let table: TOMLTable
  let outline: TOMLOutline

  /// Throws `ConfigurationError` with the location of what is wrong.
  ///
  /// - Parameter path: What an error calls the file.
  init(_ bytes: [UInt8], path: String) throws {
    self.bytes = bytes
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The parser takes a zero for the end, and would answer half a file.
    if let bad = lines.firstIndex(where: {
      $0.contains(0) || String(validating: $0, as: UTF8.self) == nil
    }) {
      throw ConfigurationError.notText(path: path, line: bad + 1)
    }
    do {
      table = try TOMLTable(parsing: String(decoding: bytes, as: UTF8.self))
    } catch let mistake as TOMLMistake {
      throw ConfigurationError.notTOML(
        path: path, line: mistake.line, column: mistake.column, cause: mistake.cause)
    }
    outline = TOMLOutline(bytes)
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

  /// What the text would be with another string instead of one.
  func replacing(_ string: Range<Int>, by text: String) -> [UInt8] {
    Array(bytes[..<string.lowerBound]) + Array(Self.quoted(text).utf8)
      + bytes[string.upperBound...]
  }

  /// What the text would be without a block. What stands between it and the next stays: comments there may belong
  /// to either.
  func removing(_ block: ArraySlice<TOMLOutline.Entry>) -> [UInt8] {
    guard let first = block.first, let last = block.last else { return bytes }
    var before = bytes[..<first.bytes.lowerBound]
    var after = bytes[last.bytes.upperBound...]
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
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default:
        scalar.properties.generalCategory == .control ? escape(scalar) : String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }

  /// What a key in quotes stands for.
  static func key(quoted text: String) -> String {
    guard text.contains("\\"), text.hasPrefix("\""),
      let table = try? TOMLTable(parsing: "k = \(text)"), let key = table["k"]?.string
    else { return String(text.dropFirst().dropLast()) }
    return key
  }
}

extension TOMLText {
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
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
