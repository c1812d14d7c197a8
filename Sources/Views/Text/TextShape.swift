/// How the lines of a text lie: what the views around it say of them.
struct TextShape {
  var alignment = TextAlignment.leading
  /// The most lines, nil for as many as it takes.
  var limit: Int?
  var truncation = Text.TruncationMode.tail
  /// Lines that are taken even where the text has fewer.
  private var reserved = 0
  /// The rows from one line to the next.
  private(set) var stride = 1

  init(alignment: TextAlignment, limit: Int?) {
    self.alignment = alignment
    self.limit = limit
  }

  init(_ environment: EnvironmentValues) {
    alignment = environment.multilineTextAlignment
    limit = environment.lineLimit
    truncation = environment.text.truncation
    reserved = environment.text.reservedLines
    stride = 1 + Metrics.rows(max(0, environment.text.lineSpacing))
  }

  /// The rows that some lines take.
  func rows(_ lines: Int) -> Int {
    let lines = max(lines, reserved)
    return lines > 0 ? (lines - 1) * stride + 1 : 0
  }

  /// The lines that find room in some rows, a last one without room below it included.
  func lines(in rows: Int) -> Int { rows > 0 ? (rows - 1) / stride + 1 : 0 }
}
