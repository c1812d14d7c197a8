extension CellBuffer {
  /// The rows as text, blank ends trimmed.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = (0..<size.width).map { text(of: self[$0, y]) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The text of the whole screen, blank ends of rows trimmed.
  public var text: String { lines.joined(separator: "\n") }

  /// The screen as a golden file holds it: the text, then a letter a cell for its style, then what
  /// each letter means. A plain cell is a dot.
  public var grid: String {
    var legend: [Style] = []
    let planes = (0..<size.height).map { y in
      var row = (0..<size.width).map { x -> Character in
        let style = self[x, y].style
        guard style != .plain else { return "." }
        if let index = legend.firstIndex(of: style) { return Self.letter(index) }
        legend.append(style)
        return Self.letter(legend.count - 1)
      }
      while row.last == "." { row.removeLast() }
      return String(row)
    }
    let meanings = legend.enumerated().map { "\(Self.letter($0)) \($1)" }
    return
      ([("\(size.width)x\(size.height)")] + lines + ["--- styles"] + planes + ["--- legend"]
      + meanings).joined(separator: "\n") + "\n"
  }

  /// A picture has more styles than the alphabet has letters; Chinese has enough.
  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard index >= letters.count else { return letters[index] }
    return Unicode.Scalar(UInt32(0x4E00 + index)).map(Character.init) ?? "#"
  }
}

extension Style: CustomStringConvertible {
  /// The style in words, e.g. `bold reverse, palette 1 on standard`.
  public var description: String {
    let words = attributes.names
    let colours =
      foreground == .standard && background == .standard ? [] : ["\(foreground) on \(background)"]
    let parts = (words.isEmpty ? [] : [words.joined(separator: " ")]) + colours
    return parts.isEmpty ? "plain" : parts.joined(separator: ", ")
  }
}

extension Style.Attributes {
  /// Each attribute by its name, in the order in which they are named.
  package static let named: [(name: String, attribute: Self)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]

  /// The names of the attributes that are in the set.
  package var names: [String] { Self.named.filter { contains($0.attribute) }.map(\.name) }
}

extension CellColor: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .standard: "standard"
    case .palette(let index): "palette \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
