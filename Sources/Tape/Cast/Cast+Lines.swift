extension Cast {
  /// The first line, which says what the recording is of.
  var header: String {
    let title = title.isEmpty ? "" : ", \"title\": \(title.jsonText)"
    let columns = size.width
    let rows = size.height
    return switch version {
    case .v2:
      "{\"version\": 2, \"width\": \(columns), \"height\": \(rows)\(title)"
        + ", \"env\": {\"TERM\": \"\(Self.terminal)\"}, \"theme\": \(colors)}"
    case .v3:
      "{\"version\": 3, \"term\": {\"cols\": \(columns), \"rows\": \(rows)"
        + ", \"type\": \"\(Self.terminal)\", \"theme\": \(colors)}\(title)}"
    }
  }

  /// The colours of the theme, so that a player shows those of the pictures.
  private var colors: String {
    let palette = PicturePalette(theme)
    let named = (0..<16).map { palette.color(.palette($0), standard: palette.ink).hex }
    return "{\"fg\": \"\(palette.ink.hex)\", \"bg\": \"\(palette.ground.hex)\""
      + ", \"palette\": \"\(named.joined(separator: ":"))\"}"
  }

  /// The other lines, one an event.
  var lines: [String] {
    var last = Duration.zero
    return events.map { event in
      // Rounded before it is subtracted, so that intervals do not add up to another time.
      let time = Duration.microseconds(event.time.wholeMicroseconds)
      defer { last = time }
      return event.line(at: version == .v2 ? time : time - last)
    }
  }

  /// The kind of terminal that understands all that is written.
  private static let terminal = "xterm-256color"
}
