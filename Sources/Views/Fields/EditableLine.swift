import Cells

/// What the fields have in common: a line of text, shown as it is or masked, that keys and pastes change.
struct EditableLine {
  let text: Binding<String>
  /// What each character is shown as; nil shows them.
  let mask: Character?
  let placeholder: any Node
  /// What Enter does; nil leaves it to the views around the field.
  let submit: (() -> Void)?
  /// What Delete does before the first character; nil for nothing.
  var deleteAtStart: (() -> Void)?

  func node(in context: ResolveContext) -> any Node {
    let caret = context.node.kept(0) { Caret() }
    let characters = Array(text.wrappedValue)
    caret.settle(in: characters)
    var style = context.environment.style
    if !context.environment.isEnabled { style.attributes.insert(.dim) }
    let invalidate = context.frame.invalidate
    let id = context.takeFocus(
      paste: { insert($0, caret, invalidate) }, { handle($0, caret, invalidate) })
    return FieldNode(
      characters: mask.map { Array(repeating: $0, count: characters.count) } ?? characters,
      placeholder: placeholder, caret: caret, style: style,
      ends: context.environment.libraryStyles.isQuiet ? 0 : 1, id: id,
      isEnabled: context.environment.isEnabled, invalidate: invalidate)
  }

  private func handle(
    _ press: KeyPress, _ caret: Caret, _ invalidate: () -> Void
  ) -> KeyPress.Result {
    if press == KeyPress(.return), let submit {
      submit()
      return .handled
    }
    if press == KeyPress(.delete), caret.position == 0, let deleteAtStart {
      deleteAtStart()
      return .handled
    }
    var edited = Array(text.wrappedValue)
    guard caret.handle(press, in: &edited) else { return .ignored }
    write(edited, invalidate)
    return .handled
  }

  /// A paste is one line: what breaks lines becomes a space.
  private func insert(_ pasted: String, _ caret: Caret, _ invalidate: () -> Void) {
    var edited = Array(text.wrappedValue)
    caret.insert(pasted.map { $0.isNewline || $0 == "\t" ? " " : $0 }, in: &edited)
    write(edited, invalidate)
  }

  private func write(_ edited: [Character], _ invalidate: () -> Void) {
    if edited != Array(text.wrappedValue) { text.wrappedValue = String(edited) }
    invalidate()
  }
}

/// A line of text to be changed, as it is drawn: underlined between two bars, `▏text▕`, and with the
/// focus between pointers, `▸text◂`, with the cursor in it; of a quiet program, underlined only.
private struct FieldNode: Node {
  let characters: [Character]
  let placeholder: any Node
  let caret: Caret
  let style: Style
  /// Columns for the sign at either end.
  let ends: Int
  let id: FocusID
  let isEnabled: Bool
  let invalidate: () -> Void

  /// Columns of a field that is asked how wide it likes to be.
  private static let ideal = 20

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard axis == .horizontal else { return .fixed(1) }
    return Lengths(min: 2 * ends + 1, ideal: Self.ideal + 2 * ends, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let width = max(2 * ends + 1, proposal.width ?? Self.ideal + 2 * ends)
    let room = width - 2 * ends
    let widths = characters.map { String($0).columns }
    caret.scroll(widths, columns: room)
    let first = caret.first
    let cursor = widths[first..<caret.position].reduce(0, +)
    let hint = characters.isEmpty ? placeholder.layout(Proposal(width: room, height: 1)) : nil
    return Placement(size: Size(width: width, height: 1)) { painter, origin in
      let isFocused = painter.focused == id
      let line = style.adding(isFocused ? [.underline, .bold] : .underline)
      let area = Rect(origin: origin.moved(x: ends), size: Size(width: room, height: 1))
      if hint != nil {
        let block = Rect(origin: origin, size: Size(width: width, height: 1))
        painter.blank(block, movingTextBy: ends, style: line)
      }
      if ends > 0 {
        painter.put(isFocused ? "▸" : "▏", at: origin, style: style)
        painter.put(isFocused ? "◂" : "▕", at: origin.moved(x: width - 1), style: style)
      }
      painter.clipped(to: area) { painter in
        if hint == nil { painter.blank(area, style: line) }
        hint?.paint(&painter, area.origin)
        painter.restyle(area) { style in
          style.attributes.insert(hint == nil ? .underline : [.underline, .dim])
        }
        painter.put(String(characters[first...]), at: area.origin, style: line)
        if isFocused { painter.showCursor(at: area.origin.moved(x: cursor)) }
      }
      guard isEnabled else { return }
      let block = Rect(origin: origin, size: Size(width: width, height: 1))
      painter.respond(in: block, focus: id) { event, place in
        guard event.action == .press else { return false }
        caret.move(to: position(at: place.x - ends, in: widths, from: first))
        invalidate()
        return true
      }
    }
  }

  /// The character at a column, where the line is shown from one on.
  private func position(at column: Int, in widths: [Int], from first: Int) -> Int {
    var rest = max(0, column)
    return widths[first...].firstIndex { width in
      defer { rest -= width }
      return rest < width
    } ?? widths.count
  }
}
