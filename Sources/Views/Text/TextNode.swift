import Cells

/// A text, wrapped to the room it gets.
final class TextNode: Node {
  private let text: String
  private let style: Style
  private let alignment: TextAlignment
  private let limit: Int?
  private let cache: TextCache

  init(
    _ text: String, style: Style, alignment: TextAlignment = .leading, limit: Int? = nil,
    cache: TextCache = TextCache()
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.limit = limit
    self.cache = cache
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: Lengths(min: 1, max: cache.idealColumns(text))
    case .vertical: Lengths(min: 1, max: lines(width: across, height: nil).lines.count)
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let lines = lines(width: proposal.width, height: proposal.height)
    let size = Size(width: lines.columns, height: lines.lines.count)
    return Placement(size: size) { [style, alignment] painter, origin in
      let first = max(0, painter.clip.minY - origin.y)
      let last = min(lines.lines.count, painter.clip.maxY - origin.y)
      guard first < last else { return }
      for row in first..<last {
        let line = lines.lines[row]
        let x = alignment.horizontal.offset(line.columns, in: size.width)
        let place = origin.moved(x: x, y: row)
        painter.put(line.text, at: place, style: style)
        if line.isCut {
          painter.put("…", at: place.moved(x: line.columns - 1), style: style)
        }
      }
    }
  }

  private func lines(width: Int?, height: Int?) -> TextLines {
    let width = max(1, width ?? cache.idealColumns(text))
    let limit = min(self.limit ?? .max, max(1, height ?? .max))
    return cache.lines(text, width: width, limit: limit)
  }
}
