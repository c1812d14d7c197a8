import Cells

/// Where the lines of a text begin at a width, for a screen that finds a line again at another width.
nonisolated package struct TextBreaks {
  /// In bytes of UTF-8.
  private let starts: [Int]

  /// - Parameters:
  ///   - columns: The width, at least 1.
  ///   - prefix: The columns of what stands before each line that continues a paragraph.
  package init(_ text: String, columns: Int, prefix: Int = 0) {
    let lines = TextLines(text, width: max(1, columns), limit: .max, prefix: prefix).lines
    starts = lines.map { text.utf8.distance(from: text.startIndex, to: $0.text.startIndex) }
  }

  /// How many lines there are; a text that is empty has one.
  package var count: Int { max(1, starts.count) }

  /// The byte that a line begins with.
  package func start(of line: Int) -> Int { starts.indices.contains(line) ? starts[line] : 0 }

  /// The line that a byte is on.
  package func line(of byte: Int) -> Int {
    max(0, starts.partitionIndex { $0 > byte } - 1)
  }
}
