import Cells

/// A field of several lines: it wraps what is typed, grows with it, and lets the arrows go from line to line. Enter is a
/// line break where nobody waits for it; with Option it always is one.
struct EditableBlock {
  let text: Binding<String>
  let placeholder: any Node
  /// What Enter does; nil for a line break.
  let submit: (() -> Void)?

  func node(in context: ResolveContext) -> any Node {
    let caret = context.node.kept(0) { Caret() }
    let window = context.node.kept(3) { FieldWindow() }
    let characters = Array(text.wrappedValue)
    caret.settle(in: characters)
    let invalidate = context.frame.invalidate
    let id = context.takeFocus { pasted in
      var edited = Array(text.wrappedValue)
      caret.insert(pasted.replacingLineBreaks, in: &edited)
      write(edited, invalidate)
    } _: {
      handle($0, caret, window, invalidate)
    }
    var style = context.environment.style
    if !context.environment.isEnabled { style.attributes.insert(.dim) }
    return FieldBlockNode(
      characters: characters, placeholder: placeholder, caret: caret, window: window, style: style,
      ends: context.environment.libraryStyles.isQuiet ? 0 : 1, id: id,
      isEnabled: context.environment.isEnabled,
      least: max(1, context.environment.text.reservedLines),
      most: context.environment.lineLimit.map { max(1, $0) }, invalidate: invalidate)
  }

  private func handle(
    _ press: KeyPress, _ caret: Caret, _ window: FieldWindow, _ invalidate: () -> Void
  ) -> KeyPress.Result {
    var edited = Array(text.wrappedValue)
    switch press {
    case KeyPress(.return):
      if let submit {
        submit()
        return .handled
      }
      caret.insert(["\n"], in: &edited)
    case KeyPress(.return, modifiers: .option): caret.insert(["\n"], in: &edited)
    case KeyPress(.upArrow), KeyPress(.downArrow), KeyPress(.home), KeyPress(.end):
      let lines = FieldLines(edited, columns: window.columns)
      guard let place = lines.target(of: press.key, from: caret.position) else { return .ignored }
      caret.move(to: place)
    default:
      guard caret.handle(press, in: &edited) else { return .ignored }
    }
    write(edited, invalidate)
    return .handled
  }

  private func write(_ edited: [Character], _ invalidate: () -> Void) {
    if edited != Array(text.wrappedValue) { text.wrappedValue = String(edited) }
    invalidate()
  }
}

/// What a field of several lines keeps of its last frame.
final class FieldWindow {
  /// The columns that its lines were broken at.
  var columns = 20
  /// The first line that is shown.
  var first = 0
}

/// Text that is typed, broken into lines; each character is on one of them.
struct FieldLines {
  private let widths: [Int]
  /// The characters of each line, without the line break at its end.
  private(set) var lines: [Range<Int>] = []

  init(_ characters: [Character], columns: Int) {
    widths = characters.map { $0.isNewline ? 0 : String($0).columns }
    var start = 0
    var used = 0
    var breakPoint: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<index)
        (start, used, breakPoint) = (index + 1, 0, nil)
        continue
      }
      // A space that does not fit hangs over the edge.
      if character != " ", used + widths[index] > max(1, columns), index > start {
        let end = breakPoint ?? index
        lines.append(start..<end)
        (start, used, breakPoint) = (end, widths[end..<index].reduce(0, +), nil)
      }
      used += widths[index]
      if character == " " || widths[index] == 2 { breakPoint = index + 1 }
    }
    lines.append(start..<characters.count)
  }

  /// The line that a place between two characters is on.
  func line(of position: Int) -> Int {
    max(0, (lines.firstIndex { $0.lowerBound > position } ?? lines.count) - 1)
  }

  /// The columns before a place on its line.
  func column(of position: Int) -> Int {
    let start = lines[line(of: position)].lowerBound
    return widths[start..<max(start, min(position, widths.count))].reduce(0, +)
  }

  /// The place on a line that is nearest to a column.
  func position(line: Int, column: Int) -> Int {
    let range = lines[max(0, min(line, lines.count - 1))]
    var position = range.lowerBound
    var used = 0
    while position < range.upperBound, used + widths[position] <= column {
      used += widths[position]
      position += 1
    }
    // The end of a line that is only wrapped is the start of the next.
    let isWrapped = line + 1 < lines.count && lines[line + 1].lowerBound == range.upperBound
    return isWrapped ? min(position, max(range.lowerBound, range.upperBound - 1)) : position
  }

  /// Where a key leads to; nil where it leads out of the field.
  func target(of key: KeyEquivalent, from position: Int) -> Int? {
    let line = line(of: position)
    switch key {
    case .upArrow:
      return line > 0 ? self.position(line: line - 1, column: column(of: position)) : nil
    case .downArrow:
      return line + 1 < lines.count
        ? self.position(line: line + 1, column: column(of: position)) : nil
    case .home: return lines[line].lowerBound
    default: return self.position(line: line, column: .max / 2)
    }
  }
}

extension String {
  /// The characters of a paste; every line break is one.
  fileprivate var replacingLineBreaks: [Character] {
    map { $0.isNewline ? "\n" : $0 == "\t" ? " " : $0 }
  }
}

/// Lines of text to be changed, as they are drawn: each as a field of one line is.
private struct FieldBlockNode: Node {
  let characters: [Character]
  let placeholder: any Node
  let caret: Caret
  let window: FieldWindow
  let style: Style
  /// Columns for the sign at either end.
  let ends: Int
  let id: FocusID
  let isEnabled: Bool
  let least: Int
  let most: Int?
  let invalidate: () -> Void

  /// Columns of a field that is asked how wide it likes to be.
  private static let ideal = 20

  /// The last column is for the caret.
  private func lines(_ width: Int?) -> FieldLines {
    FieldLines(characters, columns: max(1, (width ?? Self.ideal + 2 * ends) - 2 * ends - 1))
  }

  private func rows(_ lines: FieldLines) -> Int {
    max(least, min(lines.lines.count, most ?? lines.lines.count))
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: Lengths(min: 2 * ends + 1, ideal: Self.ideal + 2 * ends, max: .max)
    case .vertical: Lengths(min: 1, max: rows(lines(across)))
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let width = max(2 * ends + 1, proposal.width ?? Self.ideal + 2 * ends)
    let lines = lines(width)
    let height = max(1, min(rows(lines), proposal.height ?? .max))
    window.columns = max(1, width - 2 * ends - 1)
    let line = lines.line(of: caret.position)
    let last = max(0, lines.lines.count - height)
    window.first = max(0, min(last, max(line - height + 1, min(window.first, line))))
    let first = window.first
    let size = Size(width: width, height: height)
    let hint =
      characters.isEmpty
      ? placeholder.layout(Proposal(width: max(0, width - 2 * ends), height: height)) : nil
    return Placement(size: size) { painter, origin in
      paint(lines, first, hint, &painter, Rect(origin: origin, size: size))
    }
  }

  private func paint(
    _ lines: FieldLines, _ first: Int, _ hint: Placement?, _ painter: inout Painter, _ block: Rect
  ) {
    let isFocused = painter.focused == id
    let drawn = style.adding(isFocused ? [.underline, .bold] : .underline)
    let area = Rect(
      origin: block.origin.moved(x: ends),
      size: Size(width: block.size.width - 2 * ends, height: block.size.height))
    if hint != nil { painter.blank(block, movingTextBy: ends, style: drawn) }
    for y in 0..<block.size.height where ends > 0 {
      let start = block.origin.moved(y: y)
      painter.put(isFocused ? "▸" : "▏", at: start, style: style)
      painter.put(isFocused ? "◂" : "▕", at: start.moved(x: block.size.width - 1), style: style)
    }
    painter.clipped(to: area) { painter in
      if hint == nil { painter.blank(area, style: drawn) }
      hint?.paint(&painter, area.origin)
      painter.restyle(area) { style in
        style.attributes.insert(hint == nil ? .underline : [.underline, .dim])
      }
      for (y, line) in lines.lines.dropFirst(first).prefix(block.size.height).enumerated() {
        painter.put(String(characters[line]), at: area.origin.moved(y: y), style: drawn)
      }
      guard isFocused else { return }
      let x = min(lines.column(of: caret.position), area.size.width - 1)
      painter.showCursor(at: area.origin.moved(x: x, y: lines.line(of: caret.position) - first))
    }
    guard isEnabled else { return }
    painter.respond(in: block, focus: id) { event, place in
      guard event.action == .press else { return false }
      let line = min(first + place.y, lines.lines.count - 1)
      caret.move(to: lines.position(line: line, column: max(0, place.x - ends)))
      invalidate()
      return true
    }
  }
}
