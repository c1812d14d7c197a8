import Cells

/// What the letters of a text are drawn in, part by part.
struct TextInk {
  /// Of all the text where there are no spans.
  private let style: TextStyle
  private var spans: [TextSpan] = []
  private let isRedacted: Bool

  init(style: TextStyle, isRedacted: Bool = false) {
    self.style = style
    self.isRedacted = isRedacted
  }

  /// For a text that is joined of parts. A character that is made of two parts is drawn as the first.
  init(_ parts: [(text: String, style: TextStyle)], of text: String, isRedacted: Bool) {
    style = parts[0].style
    self.isRedacted = isRedacted
    var end = text.startIndex
    for part in parts {
      end = text.utf8.index(end, offsetBy: part.text.utf8.count)
      let isWhole = String.Index(end, within: text) != nil
      spans.append(TextSpan(end: isWhole ? end : text.index(after: end), style: part.style))
    }
  }

  func paint(
    _ line: TextLines.Line, ending: Substring, in painter: inout Painter, at place: Point
  ) {
    guard !spans.isEmpty else {
      put(line.text, style, in: &painter, at: place)
      guard line.isCut else { return }
      let mark = place.moved(x: line.columns - ending.columns - 1)
      put("…", style, in: &painter, at: mark)
      return put(ending, style, in: &painter, at: mark.moved(x: 1))
    }
    var place = place
    paint(line.text, in: &painter, at: &place)
    guard line.isCut else { return }
    put("…", style(of: line.text.isEmpty ? ending : line.text.suffix(1)), in: &painter, at: place)
    place.x += 1
    paint(ending, in: &painter, at: &place)
  }

  private func paint(_ text: Substring, in painter: inout Painter, at place: inout Point) {
    var start = text.startIndex
    for span in spans where span.end > start && start < text.endIndex {
      let part = text[start..<min(span.end, text.endIndex)]
      put(part, span.style, in: &painter, at: place)
      place.x += part.columns
      start = part.endIndex
    }
  }

  private func style(of text: Substring) -> TextStyle {
    spans.first { $0.end > text.startIndex }?.style ?? style
  }

  private func put(
    _ text: Substring, _ style: TextStyle, in painter: inout Painter, at place: Point
  ) {
    guard !style.isClear else { return }
    guard isRedacted else { return painter.put(text, at: place, style: style.style) }
    painter.put(text.redacted, at: place, style: style.style.redacted)
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
