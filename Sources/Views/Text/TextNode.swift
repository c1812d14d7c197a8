import Cells

/// A text, wrapped to the room it gets.
final class TextNode: Node {
  private let styled: StyledText
  private let shape: TextShape
  private let isRedacted: Bool
  private let cache: TextCache
  private let links: TextLinks?

  init(
    _ styled: StyledText, in environment: EnvironmentValues, cache: TextCache,
    links: TextLinks? = nil
  ) {
    self.links = links
    self.styled = styled
    shape = TextShape(environment)
    isRedacted = environment.text.isRedacted
    self.cache = cache
  }

  // Many go in each frame, and nothing here needs the main actor for that.
  nonisolated deinit {}

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: Lengths(min: 1, max: cache.idealColumns(styled.text))
    case .vertical:
      Lengths(
        min: max(1, shape.rows(0)),
        max: shape.rows(lines(width: across, height: nil).lines.count))
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let lines = lines(width: proposal.width, height: proposal.height)
    let size = Size(width: lines.columns, height: shape.rows(lines.lines.count))
    links?.settle(lines)
    return Placement(size: size) { [styled, shape, isRedacted, links] painter, origin in
      defer { links?.locate(in: lines, stride: shape.stride, &painter, at: origin) }
      let first = max(0, painter.clip.minY - origin.y) / shape.stride
      let last = min(lines.lines.count, shape.lines(in: painter.clip.maxY - origin.y))
      guard first < last else { return }
      for index in first..<last {
        let line = lines.lines[index]
        let x = shape.alignment.offset(line.columns, in: size.width)
        var place = origin.moved(x: x, y: index * shape.stride)
        if line.isContinued, lines.prefix > 0 {
          painter.put(shape.prefix, at: place, style: shape.prefixStyle)
          place.x += lines.prefix
        }
        styled.paint(
          line, ending: lines.ending, isRedacted: isRedacted, in: &painter, at: place)
        links?.finish(line, &painter, at: place)
      }
    }
  }

  private func lines(width: Int?, height: Int?) -> TextLines {
    let width = max(1, width ?? cache.idealColumns(styled.text))
    let room = height.map { max(1, shape.lines(in: $0)) } ?? .max
    return cache.lines(
      styled.text, width: width, limit: min(shape.limit ?? .max, room), mode: shape.truncation,
      prefix: shape.prefix.columns)
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
  /// Stands before each line that continues a paragraph.
  let prefix: String
  let prefixStyle: Style

  init(_ environment: EnvironmentValues) {
    alignment = environment.multilineTextAlignment
    limit = environment.lineLimit
    truncation = environment.text.truncation
    reserved = environment.text.reservedLines
    prefix = environment.text.wrappedLinePrefix
    prefixStyle = environment.style.adding(.dim)
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
