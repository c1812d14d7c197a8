import Cells

/// A text with the styles of its parts.
struct StyledText {
  /// A part of a text, up to an index, in one style.
  private struct Span {
    let end: String.Index
    let style: TextStyle
  }

  /// A part of a text that leads somewhere.
  struct Link {
    let address: String
    let range: Range<String.Index>
  }

  let text: String
  /// In the order of the text.
  private(set) var links: [Link] = []
  /// Of all the text where there are no spans.
  private let style: TextStyle
  private var spans: [Span] = []

  init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }

  /// A text that is joined of parts. A character that is made of two parts is drawn as the first.
  init(_ parts: [TextPart]) {
    text = parts.reduce(into: "") { $0 += $1.text }
    style = parts.first?.style ?? TextStyle(style: .plain)
    var end = text.startIndex
    for part in parts {
      end = text.utf8.index(end, offsetBy: part.text.utf8.count)
      let isWhole = String.Index(end, within: text) != nil
      let start = spans.last?.end ?? text.startIndex
      let span = Span(end: isWhole ? end : text.index(after: end), style: part.style)
      spans.append(span)
      if let address = part.link, start < span.end { addLink(address, start..<span.end) }
    }
  }

  /// Parts beside one another with one address are one link.
  private mutating func addLink(_ address: String, _ range: Range<String.Index>) {
    var start = range.lowerBound
    if let last = links.last, last.address == address, last.range.upperBound == start {
      start = last.range.lowerBound
      links.removeLast()
    }
    links.append(Link(address: address, range: start..<range.upperBound))
  }

  /// Paints a line of the text; its cost is that of the parts on the line, however many others there are.
  ///
  /// - Parameter ending: What follows the sign for what is left out, on a line that is cut.
  func paint(
    _ line: TextLines.Line, ending: Substring, isRedacted: Bool, in painter: inout Painter,
    at place: Point
  ) {
    var pen = TextPen(place: place, isRedacted: isRedacted)
    paint(line.text, &pen, &painter)
    guard line.isCut else { return }
    pen.put("…", style(of: line.text.isEmpty ? ending : line.text.suffix(1)), &painter)
    paint(ending, &pen, &painter)
  }

  private func paint(_ text: Substring, _ pen: inout TextPen, _ painter: inout Painter) {
    guard !spans.isEmpty else { return pen.put(text, style, &painter) }
    var start = text.startIndex
    for span in spans[firstSpan(after: start)...] {
      guard start < text.endIndex else { return }
      let part = text[start..<max(start, min(span.end, text.endIndex))]
      pen.put(part, span.style, &painter)
      start = part.endIndex
    }
  }

  private func style(of text: Substring) -> TextStyle {
    let index = firstSpan(after: text.startIndex)
    return spans.indices.contains(index) ? spans[index].style : style
  }

  /// The index of the part that the character at an index is drawn as.
  private func firstSpan(after index: String.Index) -> Int {
    var range = spans.startIndex..<spans.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        spans[middle].end > index
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

/// Writes the parts of a line, one after another.
private struct TextPen {
  var place: Point
  let isRedacted: Bool

  mutating func put(_ text: Substring, _ style: TextStyle, _ painter: inout Painter) {
    guard !text.isEmpty else { return }
    let start = place
    place.x += text.columns
    guard !style.isClear else { return }
    guard isRedacted else {
      return painter.put(text, at: start, style: style.style, link: style.link)
    }
    painter.put(text.redacted, at: start, style: style.style.redacted)
  }
}

extension Style {
  /// How a block that stands for a glyph is drawn: without a line through it.
  var redacted: Style {
    var style = adding(.dim)
    style.attributes.subtract([.bold, .italic, .underline, .strikethrough])
    return style
  }
}

extension StringProtocol {
  /// A block for each column of each character that can be seen.
  var redacted: String {
    var blocks = ""
    for character in self {
      let sign = character.isWhitespace ? " " : "█"
      for _ in 0..<String(character).columns { blocks += sign }
    }
    return blocks
  }
}
