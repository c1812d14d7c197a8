import Cells

/// A text broken into lines: at words where they fit, inside a word that is longer than a line.
nonisolated struct TextLines {
  struct Line {
    let text: Substring
    /// The columns of the line, with those of a prefix.
    let columns: Int
    /// Whether the line continues the paragraph of the line before it.
    var isContinued = false
    /// Whether something is left out behind `text`; only of a last line.
    var isCut = false
  }

  private(set) var lines: [Line] = []
  /// The columns of the longest line.
  private(set) var columns = 0
  /// What follows the sign for what is left out, on a last line that is cut.
  private(set) var ending: Substring = ""
  /// The columns that are left empty before each line that is continued.
  let prefix: Int
  private let mode: Text.TruncationMode

  /// - Parameters:
  ///   - width: The columns that a line may take, at least 1.
  ///   - limit: The most lines to make. Work stops there, however long the text is.
  ///   - mode: Where the last line is cut if the text goes on.
  ///   - prefix: The columns for a prefix of each line that continues a paragraph; left out where they would not leave one
  ///     for the text. With one, the spaces at the start of a paragraph stay before its first word.
  init(
    _ text: String, width: Int, limit: Int, mode: Text.TruncationMode = .tail, prefix: Int = 0
  ) {
    self.mode = mode
    self.prefix = prefix < width ? prefix : 0
    var rest = text[...]
    while !rest.isEmpty, lines.count < limit {
      let (paragraph, after) = rest.firstParagraph
      append(paragraph, width: width, limit: limit)
      rest = after
    }
    if lines.count == limit, !rest.isEmpty { cutLast(width: width) }
    columns = lines.reduce(0) { max($0, $1.columns) }
  }

  private mutating func append(_ paragraph: Substring, width: Int, limit: Int) {
    if let count = paragraph.isShort(width) {
      lines.append(Line(text: paragraph, columns: count))
      return
    }
    var rest = paragraph
    var isContinued = false
    repeat {
      let indent = isContinued ? prefix : 0
      let broken = rest.firstLine(width: width - indent, keepsIndent: prefix > 0 && !isContinued)
      lines.append(
        Line(
          text: broken.line, columns: indent + broken.line.columns, isContinued: isContinued))
      rest = broken.rest
      isContinued = true
      if lines.count == limit, !rest.isEmpty { return cutLast(width: width) }
    } while !rest.isEmpty
  }

  /// Makes the last line as full as it can be and marks that the text does not fit.
  private mutating func cutLast(width: Int) {
    let last = lines[lines.count - 1].text
    let isContinued = lines[lines.count - 1].isContinued
    let indent = isContinued ? prefix : 0
    let room = max(0, width - indent - 1)
    let all = last.base[last.startIndex...]
    var kept = all.firstParagraph.line.fitting(mode.start(of: room))
    while kept.last == " " { kept.removeLast() }
    if mode != .tail {
      ending = last.base[kept.endIndex...].lastParagraph.fittingEnd(room - kept.columns)
    }
    let columns = indent + kept.columns + 1 + ending.columns
    lines[lines.count - 1] = Line(
      text: kept, columns: columns, isContinued: isContinued, isCut: true)
  }
}

nonisolated extension Text.TruncationMode {
  /// The columns to keep of the start of a line of which some can be kept.
  fileprivate func start(of columns: Int) -> Int {
    switch self {
    case .head: 0
    case .middle: columns - columns / 2
    case .tail: columns
    }
  }
}

nonisolated extension Substring {
  /// The text up to the first line break, and what is behind it.
  var firstParagraph: (line: Substring, rest: Substring) {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.firstIndex { $0 == 10 || $0 == 13 }
    }
    let offset =
      found
      ?? utf8.firstIndex { $0 == 10 || $0 == 13 }.map { utf8.distance(from: startIndex, to: $0) }
    guard let offset else { return (self, self[endIndex...]) }
    let end = utf8.index(startIndex, offsetBy: offset)
    return (self[..<end], self[index(after: end)...])
  }

  /// The last line of the text that has something on it.
  fileprivate var lastParagraph: Substring {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text.utf8.lastIndex { $0 == 10 || $0 == 13 }.map { text[utf8.index(after: $0)...] }
      ?? text
  }

  /// The longest end that fits into a width.
  fileprivate func fittingEnd(_ width: Int) -> Substring {
    var columns = 0
    var index = endIndex
    while index > startIndex {
      let before = self.index(before: index)
      columns += self[before].cellColumns
      if columns > width { break }
      index = before
    }
    return self[index...].drop { $0 == " " }
  }

  /// The columns, where this is printable ASCII that fits into a width.
  fileprivate func isShort(_ width: Int) -> Int? {
    utf8.count <= width ? plainASCIICount : nil
  }

  /// The longest start that fits into a width.
  fileprivate func fitting(_ width: Int) -> Substring {
    var columns = 0
    var index = startIndex
    while index < endIndex {
      columns += self[index].cellColumns
      if columns > width { break }
      index = self.index(after: index)
    }
    return self[..<index]
  }

  /// The same, where the spaces at the start stay before the first word, which is broken if it does not fit beside them.
  fileprivate func firstLine(width: Int, keepsIndent: Bool) -> (line: Substring, rest: Substring) {
    let broken = firstLine(width: width)
    guard keepsIndent, broken.line.isEmpty, !broken.rest.isEmpty else { return broken }
    let kept = fitting(width)
    return kept.isEmpty ? broken : (kept, self[kept.endIndex...].drop { $0 == " " })
  }

  /// The first line at a width, and what is left for the lines after it.
  private func firstLine(width: Int) -> (line: Substring, rest: Substring) {
    if let first = firstASCIILine(width: width) { return first }
    var columns = 0
    var index = startIndex
    var breakPoint: (end: Index, next: Index)?
    var earlier: (end: Index, next: Index)?
    while index < endIndex {
      let character = self[index]
      let next = self.index(after: index)
      let size = character.cellColumns
      // A closing sign stays with what it closes.
      if breakPoint?.end == index, character.isClosing { breakPoint = earlier }
      if character == " " {
        // A space that does not fit hangs over the edge and is dropped.
        breakPoint = (index, next)
      } else if columns + size > width {
        return broken(at: breakPoint ?? (Swift.max(index, self.index(after: startIndex)), index))
      }
      columns += size
      // Between wide characters a line may break without a space.
      if size == 2, !character.isOpening {
        (earlier, breakPoint) = (breakPoint, (next, next))
      }
      index = next
    }
    return columns > width
      ? broken(at: breakPoint ?? (endIndex, endIndex)) : (self, self[endIndex...])
  }

  /// The same where the bytes that matter are printable ASCII, many times as fast; nil elsewhere.
  private func firstASCIILine(width: Int) -> (line: Substring, rest: Substring)? {
    let found = utf8.withContiguousStorageIfAvailable { bytes -> (length: Int, next: Int)? in
      let window = bytes.prefix(width + 1)
      guard window.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      guard window.count > width else { return (window.count, window.count) }
      let space = UInt8(ascii: " ")
      let end = window.lastIndex(of: space) ?? width
      let next = bytes[end...].firstIndex { $0 != space } ?? bytes.count
      let last = bytes[..<end].lastIndex { $0 != space }
      return (last.map { $0 + 1 } ?? 0, next)
    }
    guard let found, let found else { return nil }
    let end = utf8.index(startIndex, offsetBy: found.length)
    return (self[..<end], self[utf8.index(startIndex, offsetBy: found.next)...])
  }

  private func broken(at point: (end: Index, next: Index)) -> (line: Substring, rest: Substring) {
    var line = self[..<point.end]
    while line.last == " " { line.removeLast() }
    let rest = self[Swift.max(point.next, point.end)...]
    return (line, rest.drop { $0 == " " })
  }
}

nonisolated extension Character {
  /// The columns that this character covers.
  fileprivate var cellColumns: Int {
    if let byte = asciiValue { return byte >= 0x20 && byte < 0x7F ? 1 : 0 }
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    return isAlone ? first.columns : String(self).columns
  }
}
