import Cells

/// A screen as it is read back from a golden file: its rows, and its styles by name.
struct GoldenGrid {
  /// Why a text is no golden, and on which line, from 1.
  struct Damage: Error, Equatable {
    let line: Int
    let message: String
  }

  let size: Size
  /// The rows, blank ends trimmed.
  let rows: [String]
  private let styles: [[Character]]
  /// What each letter means. With more styles than letters, one stands for several.
  private let legend: [Character: [String]]

  /// Reads the text of a golden, whatever ends its lines.
  init(_ text: String) throws(Damage) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let size = Self.size(lines[0]) else {
      throw Damage(line: 1, message: "the size of the screen is missing, such as 80x24")
    }
    let stylesLine = 1 + size.height
    let legendLine = stylesLine + 1 + size.height
    try Self.expect("--- styles", lines, at: stylesLine)
    try Self.expect("--- legend", lines, at: legendLine)
    self.size = size
    rows = lines[1..<stylesLine].map(Self.trimmed)
    styles = lines[stylesLine + 1..<legendLine].map(Array.init)
    legend = try Self.legend(lines, from: legendLine + 1)
    for (y, row) in styles.enumerated() {
      let line = stylesLine + 2 + y
      guard row.count <= size.width else {
        throw Damage(line: line, message: "there are styles for more than \(size.width) columns")
      }
      if let letter = row.first(where: { $0 != "." && legend[$0] == nil }) {
        throw Damage(line: line, message: "the style \"\(letter)\" is not in the legend")
      }
    }
  }

  /// What the style of a cell may be.
  func styles(x: Int, y: Int) -> [String] {
    guard x < styles[y].count, styles[y][x] != "." else { return ["plain"] }
    return legend[styles[y][x]] ?? []
  }
}

extension GoldenGrid {
  private static func size(_ line: Substring) -> Size? {
    let parts = line.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      return nil
    }
    // A screen of more rows than that is a slip of somebody's finger.
    return 0...100_000 ~= width && 0...100_000 ~= height ? Size(width: width, height: height) : nil
  }

  private static func expect(
    _ title: String, _ lines: [Substring], at index: Int
  ) throws(Damage) {
    guard index < lines.count else {
      throw Damage(line: lines.count, message: "the file ends before \"\(title)\"")
    }
    guard lines[index] == title else {
      throw Damage(line: index + 1, message: "\"\(title)\" is missing here")
    }
  }

  private static func legend(
    _ lines: [Substring], from first: Int
  ) throws(Damage) -> [Character: [String]] {
    var legend: [Character: [String]] = [:]
    for index in lines.indices.dropFirst(first) where !lines[index].isEmpty {
      let parts = lines[index].split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first else {
        throw Damage(line: index + 1, message: "this is not a letter and the style that it means")
      }
      legend[letter, default: []].append(String(parts[1]))
    }
    return legend
  }

  private static func trimmed(_ row: Substring) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return String(row)
  }
}
