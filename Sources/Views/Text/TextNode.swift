import Cells

/// A text, wrapped to the room it gets.
final class TextNode: Node {
  private let text: String
  private let styled: StyledText
  private let shape: TextShape
  private let cache: TextCache

  /// A text of one part or more.
  init(
    _ parts: [(text: String, style: TextStyle)], in environment: EnvironmentValues,
    cache: TextCache
  ) {
    text = parts.reduce(into: "") { $0 += $1.text }
    styled = StyledText(parts, of: text, isRedacted: environment.text.isRedacted)
    shape = TextShape(environment)
    self.cache = cache
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: Lengths(min: 1, max: cache.idealColumns(text))
    case .vertical:
      Lengths(
        min: max(1, shape.rows(0)),
        max: shape.rows(lines(width: across, height: nil).lines.count))
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let lines = lines(width: proposal.width, height: proposal.height)
    let size = Size(width: lines.columns, height: shape.rows(lines.lines.count))
    return Placement(size: size) { [styled, shape] painter, origin in
      let first = max(0, painter.clip.minY - origin.y) / shape.stride
      let last = min(lines.lines.count, shape.lines(in: painter.clip.maxY - origin.y))
      guard first < last else { return }
      for index in first..<last {
        let line = lines.lines[index]
        let x = shape.alignment.offset(line.columns, in: size.width)
        let place = origin.moved(x: x, y: index * shape.stride)
        styled.paint(line, ending: lines.ending, in: &painter, at: place)
      }
    }
  }

  private func lines(width: Int?, height: Int?) -> TextLines {
    let width = max(1, width ?? cache.idealColumns(text))
    let room = height.map { max(1, shape.lines(in: $0)) } ?? .max
    return cache.lines(
      text, width: width, limit: min(shape.limit ?? .max, room), mode: shape.truncation)
  }
}

/// How the lines of a text lie: what the views around it say of them.
private struct TextShape {
  let alignment: TextAlignment
  /// The most lines, nil for as many as it takes.
  let limit: Int?
  let truncation: Text.TruncationMode
  /// Lines that are taken even where the text has fewer.
  private let reserved: Int
  /// The rows from one line to the next.
  let stride: Int

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

/// A text with the styles of its parts.
private struct StyledText {
  /// Of all the text where there are no spans.
  private let style: TextStyle
  private var spans: [TextSpan] = []
  private let isRedacted: Bool

  /// For a text that is joined of parts. A character that is made of two parts is drawn as the first.
  init(_ parts: [(text: String, style: TextStyle)], of text: String, isRedacted: Bool) {
    style = parts[0].style
    self.isRedacted = isRedacted
    guard parts.count > 1 else { return }
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
