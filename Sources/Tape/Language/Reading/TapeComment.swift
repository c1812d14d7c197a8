/// A comment on lines of its own; what follows it is what it is about.
struct TapeComment {
  private(set) var words: String
  private let lastLine: Int

  /// The comment that a line is, with the line before it where that is one too; nil where it is none.
  init?(_ line: String, _ number: Int, after other: TapeComment?) {
    let text = line.drop { $0.isWhitespace }
    guard text.first == "#" else { return nil }
    let words = text.drop { $0 == "#" || $0.isWhitespace }
    lastLine = number
    if let other, other.lastLine == number - 1 {
      self.words = "\(other.words) \(words)"
    } else {
      self.words = String(words)
    }
  }
}
