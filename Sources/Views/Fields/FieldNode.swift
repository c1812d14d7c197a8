import Cells

/// A line of text to be changed, as it is drawn: underlined between two bars, `▏text▕`, and with the
/// focus between pointers, `▸text◂`, with the cursor in it.
struct FieldNode: Node {
  let characters: [Character]
  let placeholder: any Node
  let caret: Caret
  let style: Style
  let id: FocusID
  let isEnabled: Bool

  /// Columns for the signs at both ends.
  private static let ends = 2
  /// Columns of a field that is asked how wide it likes to be.
  private static let ideal = 20

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard axis == .horizontal else { return .fixed(1) }
    return Lengths(min: Self.ends + 1, ideal: Self.ideal + Self.ends, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let width = max(Self.ends + 1, proposal.width ?? Self.ideal + Self.ends)
    let room = width - Self.ends
    let widths = characters.map { String($0).columns }
    caret.scroll(widths, columns: room)
    let first = caret.first
    let cursor = widths[first..<caret.position].reduce(0, +)
    let hint = characters.isEmpty ? placeholder.layout(Proposal(width: room, height: 1)) : nil
    return Placement(size: Size(width: width, height: 1)) { painter, origin in
      let isFocused = painter.focused == id
      let line = style.adding(isFocused ? [.underline, .bold] : .underline)
      let area = Rect(origin: origin.moved(x: 1), size: Size(width: room, height: 1))
      painter.put(isFocused ? "▸" : "▏", at: origin, style: style)
      painter.put(isFocused ? "◂" : "▕", at: origin.moved(x: width - 1), style: style)
      painter.clipped(to: area) { painter in
        painter.blank(area, style: line)
        hint?.paint(&painter, area.origin)
        painter.restyle(area) { style in
          style.attributes.insert(hint == nil ? .underline : [.underline, .dim])
        }
        painter.put(String(characters[first...]), at: area.origin, style: line)
        if isFocused { painter.showCursor(at: area.origin.moved(x: cursor)) }
      }
      guard isEnabled else { return }
      let block = Rect(origin: origin, size: Size(width: width, height: 1))
      painter.respond(in: block, focus: id) { event, _ in event.action == .press }
    }
  }
}
