import Cells
import Essentials

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
    let styles = (0..<buffer.size.width).map { (x: $0, style: buffer[$0, y].style) }
    let runs = styles.filter { $0.style != .plain }
      .stretches { $0.x + 1 == $1.x && $0.style == $1.style }
      .map { Self.run($0[0].x..<$0[0].x + $0.count, $0[0].style) }
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
    let text = replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": scalar.escapedInHex
      default: nil
      }
    }
    return "\"\(text)\""
  }
}
