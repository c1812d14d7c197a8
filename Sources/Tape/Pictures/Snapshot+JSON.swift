import Cells

extension Snapshot {
  /// The screen for other programs, as JSON whose bytes are the same every time.
  ///
  /// The rows of `text` have their blank ends trimmed. The rows of `styles` list the stretches that are not
  /// plain, from one column up to another that is no longer part of it. A colour is null where it is the
  /// terminal's own, a number in the palette of 256, or `"#rrggbb"`.
  public var json: String {
    """
    {
      "size": {"columns": \(buffer.size.width), "rows": \(buffer.size.height)},
      "time": \(time.secondsText),
      "state": \(state?.jsonText ?? "null"),
      "title": \(title.jsonText),
      "cursor": \(cursor.map { "{\"column\": \($0.x), \"row\": \($0.y)}" } ?? "null"),
      "text": \(Self.list(buffer.lines.map(\.jsonText))),
      "styles": \(Self.list((0..<buffer.size.height).map(styles)))
    }

    """
  }

  private static func list(_ rows: [String]) -> String {
    rows.isEmpty ? "[]" : "[\n" + rows.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func styles(inRow y: Int) -> String {
    var runs: [String] = []
    var start = 0
    for x in 0..<buffer.size.width {
      let style = buffer[x, y].style
      if x + 1 < buffer.size.width, buffer[x + 1, y].style == style { continue }
      if style != .plain { runs.append(Self.run(start..<x + 1, style)) }
      start = x + 1
    }
    return "[\(runs.joined(separator: ", "))]"
  }

  private static func run(_ columns: Range<Int>, _ style: Style) -> String {
    let attributes = style.attributes.names.map(\.jsonText).joined(separator: ", ")
    return """
      {"from": \(columns.lowerBound), "to": \(columns.upperBound), \
      "foreground": \(style.foreground.jsonText), "background": \(style.background.jsonText), \
      "attributes": [\(attributes)]}
      """
  }
}

extension CellColor {
  fileprivate var jsonText: String {
    switch kind {
    case .standard: "null"
    case .palette(let index): "\(index)"
    case .rgb(let red, let green, let blue):
      PictureColor(red: red, green: green, blue: blue).hex.jsonText
    }
  }
}

extension String {
  /// The text as a JSON string, quotes and all. Whatever some reader takes for the end of a line is
  /// escaped, so that a line of JSON stays one.
  var jsonText: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
