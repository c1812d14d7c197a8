import Cells

/// The lines of a text at the width it was last asked for: a long text is broken once, not every frame.
final class TextCache {
  private var text: String?
  private var ideal: Int?
  private var lines: (width: Int, limit: Int, mode: Text.TruncationMode, lines: TextLines)?
  private var written: (text: String, letters: Text.Case?, result: String)?

  /// No screen is wider; a longer paragraph need not be measured to its end.
  private static let widest = 1000
  /// Bytes of a text after which it is taken to have a paragraph as wide as any screen.
  private static let measured = 50_000

  func lines(
    _ text: String, width: Int, limit: Int, mode: Text.TruncationMode = .tail
  ) -> TextLines {
    forget(unless: text)
    if let lines, lines.width == width, lines.mode == mode {
      if lines.limit == limit { return lines.lines }
      // All of the text was there before any limit was reached, and still is.
      if lines.lines.lines.count < lines.limit, lines.lines.lines.count <= limit {
        return lines.lines
      }
    }
    let made = TextLines(text, width: width, limit: limit, mode: mode)
    lines = (width, limit, mode, made)
    return made
  }

  /// The text in capital or in small letters, or as it is. A tab, which no cell can hold, is a space.
  func written(_ text: String, in letters: Text.Case?) -> String {
    if let written, written.letters == letters, written.text == text { return written.result }
    var result = letters?.applied(to: text) ?? text
    if result.utf8.contains(9) { result = String(result.map { $0 == "\t" ? " " : $0 }) }
    written = (text, letters, result)
    return result
  }

  /// The columns of the longest paragraph; all there are for a text that is very long.
  func idealColumns(_ text: String) -> Int {
    forget(unless: text)
    if let ideal { return ideal }
    var longest = text.utf8.count > Self.measured ? Self.widest : 0
    var rest = text[...]
    while !rest.isEmpty, longest < Self.widest {
      let (paragraph, after) = rest.firstParagraph
      longest =
        paragraph.utf8.count > 4 * Self.widest ? Self.widest : max(longest, paragraph.columns)
      rest = after
    }
    ideal = longest
    return longest
  }

  private func forget(unless text: String) {
    guard self.text != text else { return }
    self.text = text
    ideal = nil
    lines = nil
  }
}
