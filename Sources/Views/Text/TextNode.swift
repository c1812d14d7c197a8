import Cells

/// A text, wrapped to the room it gets.
final class TextNode: Node {
  private let text: String
  private let ink: TextInk
  private let shape: TextShape
  private let cache: TextCache

  init(
    _ text: String, style: Style, alignment: TextAlignment = .leading, limit: Int? = nil,
    cache: TextCache = TextCache()
  ) {
    self.text = text
    ink = TextInk(style: TextStyle(style: style))
    shape = TextShape(alignment: alignment, limit: limit)
    self.cache = cache
  }

  /// A text in one style.
  init(_ text: String, style: TextStyle, in environment: EnvironmentValues, cache: TextCache) {
    self.text = text
    ink = TextInk(style: style, isRedacted: environment.text.isRedacted)
    shape = TextShape(environment)
    self.cache = cache
  }

  /// A text of several parts.
  init(
    _ parts: [(text: String, style: TextStyle)], in environment: EnvironmentValues,
    cache: TextCache
  ) {
    text = parts.reduce(into: "") { $0 += $1.text }
    ink = TextInk(parts, of: text, isRedacted: environment.text.isRedacted)
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
    return Placement(size: size) { [ink, shape] painter, origin in
      let first = max(0, painter.clip.minY - origin.y) / shape.stride
      let last = min(lines.lines.count, shape.lines(in: painter.clip.maxY - origin.y))
      guard first < last else { return }
      for index in first..<last {
        let line = lines.lines[index]
        let x = shape.alignment.horizontal.offset(line.columns, in: size.width)
        let place = origin.moved(x: x, y: index * shape.stride)
        ink.paint(line, ending: lines.ending, in: &painter, at: place)
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
