import Cells

/// The lines of a text at the widths that it was last asked for: a long text is broken once, not every frame.
final class TextCache {
  private struct Wrapped {
    let width: Int
    let limit: Int
    let mode: Text.TruncationMode
    let prefix: Int
    let lines: TextLines

    /// Whether these are the lines at another limit too.
    func holds(at limit: Int) -> Bool {
      // All of the text was there before any limit was reached, and still is.
      self.limit == limit || lines.lines.count < self.limit && lines.lines.count <= limit
    }
  }

  private var text: String?
  private var ideal: Int?
  /// The last one first. A row asks twice: for the height of a text without bounds, and at its share of the width.
  private var wrapped: [Wrapped] = []
  private var drawn: (first: DrawnRun, more: [DrawnRun], result: StyledText)?

  /// No screen is wider; a longer paragraph need not be measured to its end.
  private static let widest = 1000
  /// Bytes of a text after which it is taken to have a paragraph as wide as any screen.
  private static let measured = 50_000

  func lines(
    _ text: String, width: Int, limit: Int, mode: Text.TruncationMode = .tail, prefix: Int = 0
  ) -> TextLines {
    forget(unless: text)
    let known = wrapped.first {
      $0.width == width && $0.mode == mode && $0.prefix == prefix && $0.holds(at: limit)
    }
    if let known { return known.lines }
    let made = TextLines(text, width: width, limit: limit, mode: mode, prefix: prefix)
    let newest = Wrapped(width: width, limit: limit, mode: mode, prefix: prefix, lines: made)
    wrapped = [newest] + wrapped.prefix(1)
    return made
  }

  /// The runs as one text, joined again only where one of them has changed.
  func styled(_ first: DrawnRun, _ more: [DrawnRun]) -> StyledText {
    if let drawn, drawn.first == first, drawn.more == more { return drawn.result }
    let result: StyledText
    if more.isEmpty, case .string(let text) = first.content {
      result = StyledText(first.written(text), style: first.style)
    } else {
      result = StyledText(first.parts + more.flatMap(\.parts))
    }
    drawn = (first, more, result)
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
    wrapped = []
  }
}
