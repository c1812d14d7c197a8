/// The text on a screen and how it is drawn, alike for all the ways in which a program can get there.
///
/// tmux tells apart what looks the same: a blank that was written from one that never was, and a
/// style set one code at a time from one set at once. Here only what can be seen is left.
struct StyledScreen: Equatable, CustomStringConvertible {
  /// The rows, each change of style written before the text that has it, e.g. `‹1 7›Post 1‹›`.
  let description: String

  /// - Parameter captured: What `capture-pane -e` answers.
  init(captured: String) {
    var style = Rendition()
    description = captured.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.row($0, &style) }.joined(separator: "\n")
  }

  /// Without the first row and the last, which tell what goes on.
  var middle: StyledScreen {
    // What was captured ends with the end of a line.
    let rows = description.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    return StyledScreen(description: rows.dropFirst().dropLast().joined(separator: "\n"))
  }

  private init(description: String) { self.description = description }

  private static func row(_ line: Substring, _ style: inout Rendition) -> String {
    var cells: [(text: Character, style: Rendition)] = []
    var rest = line[...]
    while let character = rest.popFirst() {
      guard character == "\u{1b}" else {
        cells.append((character, character == " " ? style.ofBlank : style))
        continue
      }
      let codes = rest.dropFirst().prefix { $0 != "m" }
      style.apply(codes.split(separator: ";").compactMap { Int($0) })
      rest = rest[codes.endIndex...].dropFirst()
    }
    while let last = cells.last, last == (" ", Rendition()) { cells.removeLast() }
    var row = ""
    var drawn = Rendition()
    for cell in cells {
      if cell.style != drawn { row += cell.style.description }
      drawn = cell.style
      row.append(cell.text)
    }
    return row
  }
}

/// The attributes and colours of a cell, by the numbers that terminals have for them.
private struct Rendition: Equatable, CustomStringConvertible {
  private var attributes: Set<Int> = []
  private var foreground: [Int] = []
  private var background: [Int] = []

  var description: String {
    let codes = attributes.sorted() + foreground + background
    return "‹" + codes.map(String.init).joined(separator: " ") + "›"
  }

  /// What can be seen of it where there is no glyph.
  var ofBlank: Rendition {
    var blank = self
    blank.attributes.formIntersection([4, 7, 9])
    if !blank.attributes.contains(7) { blank.foreground = [] }
    return blank
  }

  mutating func apply(_ codes: [Int]) {
    if codes.isEmpty { self = Rendition() }
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = Rendition()
      case 1...9: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(code - 20)
      case 38: foreground = [38] + Self.takeColour(from: &rest)
      case 48: background = [48] + Self.takeColour(from: &rest)
      case 39: foreground = []
      case 49: background = []
      case 30...37, 90...97: foreground = [code]
      case 40...47, 100...107: background = [code]
      default: break
      }
    }
  }

  private static func takeColour(from codes: inout ArraySlice<Int>) -> [Int] {
    let count = codes.first == 2 ? 4 : 2
    defer { codes = codes.dropFirst(count) }
    return Array(codes.prefix(count))
  }
}
